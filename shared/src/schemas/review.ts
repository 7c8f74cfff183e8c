import { z } from "zod";
import { isRating, MAX_REVIEW_PHOTOS, productStars, RATING_RULE, RATING_STEP, reviewBounds } from "../review";
import { text, whole } from "./fields";

const { min, max } = reviewBounds.rating;

/** A customer's review of the shop: GraphQL's `AddReviewInput`, and the body of POST /userReviews. */
export const addReviewSchema = z.strictObject({
  name: text(reviewBounds.name).nullish().describe("Defaults to the user's name."),
  rating: z
    .number(RATING_RULE)
    .refine(isRating, RATING_RULE)
    .meta({ description: "In steps of 0.5.", minimum: min, maximum: max, multipleOf: RATING_STEP }),
  comment: text(reviewBounds.comment).describe("Plain text; line breaks are kept."),
});

/** A customer's review of a product that they bought: GraphQL's `AddProductReviewInput`. */
export const addProductReviewSchema = z.strictObject({
  productId: z.string(),
  name: addReviewSchema.shape.name,
  rating: whole(productStars),
  comment: addReviewSchema.shape.comment,
  photos: z
    .array(z.string().max(200, "must be the URL of a photo"))
    .max(MAX_REVIEW_PHOTOS, `must have ${MAX_REVIEW_PHOTOS} photos or fewer`)
    .refine((photos) => new Set(photos).size === photos.length, "must be different photos")
    .nullish(),
});
