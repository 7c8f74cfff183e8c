import { z } from "zod";
import { BadUserInput } from "../errors";
import { IMAGE_ADDRESS, productBounds } from "../modules/catalogue/add-product.input";
import { orderBounds } from "../modules/orders/place-order.input";
import { HALF_STARS, reviewBounds } from "../modules/reviews/add-review.input";
import type { Bounds } from "../validation";

const text = ({ min, max }: Bounds) => {
  const bounded = z
    .string({ error: "must be a text" })
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\0]*$/, "must not contain the character NUL");
  return min === 0 ? bounded : bounded.min(min, `must have ${min} or more characters`).regex(/\S/, "must not be blank");
};

const number = ({ min, max }: Bounds) =>
  z.number({ error: "must be a number" }).min(min, `must be ${min} or more`).max(max, `must be ${max} or less`);

const whole = (bounds: Bounds) => number(bounds).refine(Number.isInteger, "must be a whole number");

const decimals = (bounds: Bounds, places: number) =>
  number(bounds).refine(
    (value) => (String(value).split(".")[1] ?? "").length <= places && !String(value).includes("e"),
    `must have at most ${places} decimals`,
  );

/** POST /products. */
export const productBody = z.strictObject({
  name: text(productBounds.name),
  description: text(productBounds.description),
  price: decimals(productBounds.price, 2),
  image: text(productBounds.image).regex(IMAGE_ADDRESS, "must be a web address or a path of this shop"),
  rating: decimals(productBounds.rating, 2),
  countInStock: whole(productBounds.countInStock),
});

/** POST /order. What the client says of e-mail, price, product name and payment is read and not believed. */
export const orderBody = z.strictObject({
  id: text(orderBounds.productId),
  qty: whole(orderBounds.qty),
  name: text(orderBounds.name),
  address: text(orderBounds.address),
  zip: text(orderBounds.phone),
  email: text({ min: 0, max: 320 }).optional(),
  product: text({ min: 0, max: 200 }).optional(),
  paid: z.boolean({ error: "must be true or false" }).optional(),
});

/** POST /userReviews. */
export const reviewBody = z.strictObject({
  name: text(reviewBounds.name).nullish(),
  rating: z.number({ error: "must be a number" }).refine((value) => HALF_STARS.includes(value), {
    error: "must be 0 to 5 in steps of 0.5",
  }),
  comment: text(reviewBounds.comment),
});

/** GET /products. */
export const productsQuery = z.object({
  search: text({ min: 0, max: 200 }).optional(),
  limit: z.coerce.number({ error: "must be a number" }).int("must be a whole number").min(1).max(100).optional(),
  after: text({ min: 1, max: 1_000 }).optional(),
});

/** Reads a body or a query by its schema; throws BadUserInput that names every invalid field. */
export function read<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  throw new BadUserInput(
    parsed.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((field) => ({ field, message: "is not a field of this call" }))
        : [{ field: issue.path.join(".") || "body", message: issue.message }],
    ),
  );
}

/** Reads the Idempotency-Key header; throws BadUserInput for one out of bounds. */
export function readKey(header: string | string[] | undefined, { max }: Bounds): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && header.length > 0 && header.length <= max) return header;
  throw new BadUserInput([{ field: "Idempotency-Key", message: `must have 1 to ${max} characters` }]);
}
