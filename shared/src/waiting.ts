/** Counts of an admin's open tasks stop at this number, which is shown as "99+" (spec §9, as on the cart). */
export const MAX_WAITING = 100;

/** For an admin without an earlier visit to the reviews, a review is new for this many days. */
export const NEW_REVIEW_DAYS = 7;
