/** What waits for an admin is counted up to this number; from here on it is "99+" (spec §9, as on the cart). */
export const MAX_WAITING = 100;

/** Days after which a review is no longer new for an admin who has never looked at the reviews. */
export const NEW_REVIEW_DAYS = 7;
