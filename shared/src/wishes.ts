/** The maximum number of products on a wish list. */
export const MAX_WISHES = 200;
