/** The bounds of a review's fields. */
export const reviewBounds = {
  name: { min: 0, max: 100 },
  comment: { min: 1, max: 2_000 },
  rating: { min: 0, max: 5 },
} as const;

/** The step of ratings: half stars (spec §9). */
export const RATING_STEP = 0.5;

/** The message for an invalid rating. */
export const RATING_RULE = `must be ${reviewBounds.rating.min} to ${reviewBounds.rating.max} in steps of ${RATING_STEP}`;

/** Whether a rating is a whole number of half stars. */
export function isRating(rating: number): boolean {
  const { min, max } = reviewBounds.rating;
  return min <= rating && rating <= max && Number.isInteger(rating / RATING_STEP);
}

/** The bounds of a product rating in stars, in whole steps. */
export const productStars = { min: 1, max: 5 } as const;

/** The maximum number of a customer's photos without a review; they are deleted after {@link UNUSED_PHOTO_HOURS}. */
export const MAX_UNUSED_PHOTOS = 12;

/** How long a photo without a review is kept, in hours. */
export const UNUSED_PHOTO_HOURS = 24;

/** The maximum number of photos of a product review. */
export const MAX_REVIEW_PHOTOS = 3;
