import { z } from "zod";
import { productBounds } from "../product";
import { returnBounds } from "../return-transitions";
import { text, whole } from "./fields";
import { addProductReviewSchema } from "./review";

/** Units of an order to send back: GraphQL's `ReturnLineInput`. */
export const returnLineSchema = z.strictObject({
  orderId: z.string(),
  qty: whole({ min: 1, max: productBounds.countInStock.max }),
});

const { min, max } = returnBounds.lines;
const count = `must have ${min} to ${max} orders`;

/** A return: the arguments of GraphQL's `requestReturn`. */
export const requestReturnSchema = z.strictObject({
  lines: z.array(returnLineSchema).min(min, count).max(max, count),
  reason: text(returnBounds.reason),
  photos: addProductReviewSchema.shape.photos,
});

/** The answer to a return: the argument of GraphQL's `acceptReturn` and `declineReturn`. */
export const returnAnswerSchema = z.strictObject({ answer: text(returnBounds.answer) });
