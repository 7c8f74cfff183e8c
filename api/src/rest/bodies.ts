import { z } from "zod";
import { BadUserInput, type FieldError } from "../errors";
import { IMAGE_ADDRESS, productBounds } from "../modules/catalogue/add/add-product.input";
import { orderBounds } from "../modules/orders/place-order/place-order.input";
import { HALF_STARS, reviewBounds } from "../modules/reviews/add-review.input";
import { hasDecimals, textRules, type Bounds } from "../validation";

const text = (bounds: Bounds) => {
  const { min, max } = bounds;
  const ruled = textRules(bounds).reduce(
    (schema, { message, holds, pattern }) =>
      pattern ? schema.regex(pattern, message) : schema.refine(holds, message),
    z.string({ error: "must be a text" }),
  );
  return ruled.meta(min === 0 ? { maxLength: max } : { minLength: min, maxLength: max });
};

const number = ({ min, max }: Bounds) =>
  z
    .number({ error: "must be a number" })
    .min(min, `must be ${min} or more`)
    .max(max, `must be ${max} or less`);

const whole = (bounds: Bounds) =>
  number(bounds).refine(Number.isInteger, "must be a whole number").meta({ type: "integer" });

const decimals = (bounds: Bounds, places: number) =>
  number(bounds).refine((value) => hasDecimals(value, places), `must have at most ${places} decimals`);

/** POST /products. */
export const productBody = z
  .strictObject({
    name: text(productBounds.name).describe("Unique, without regard to case."),
    description: text(productBounds.description).describe("Plain text; line breaks are kept."),
    price: decimals(productBounds.price, 2).describe("Dollars, at most two decimals."),
    image: text(productBounds.image)
      .regex(IMAGE_ADDRESS, "must be a web address or a path of this shop")
      .describe("A web address, or a path of this shop."),
    rating: decimals(productBounds.rating, 2).describe("May be fractional, at most two decimals."),
    countInStock: whole(productBounds.countInStock).describe("Units."),
  })
  .meta({
    id: "NewProduct",
    description: "A product, as an admin describes it.",
    examples: [
      {
        name: "Halyard Chronograph",
        description: "Steel case, 40 mm.",
        price: 249.5,
        image: "/pictures/halyard.svg",
        rating: 4.5,
        countInStock: 12,
      },
    ],
  });

/** POST /order. What the client says of e-mail, price, product name and payment is read and not believed. */
export const orderBody = z
  .strictObject({
    id: text(orderBounds.productId).describe("The product's `_id`."),
    qty: whole(orderBounds.qty).describe("Units; fewer than are in stock."),
    name: text(orderBounds.name).describe("Who receives it."),
    address: text(orderBounds.address).describe("Where it goes."),
    zip: text(orderBounds.phone).describe("The phone number: the field's name is kept for older clients."),
    email: text({ min: 0, max: 320 }).optional().describe("The caller's own, where given."),
    product: text({ min: 0, max: 200 })
      .optional()
      .describe("Read and not used: the shop knows the product's name."),
    paid: z
      .boolean({ error: "must be true or false" })
      .optional()
      .describe("Read and not used: an order starts unpaid."),
  })
  .meta({
    id: "NewOrder",
    description: "What a customer orders, and where it goes.",
    examples: [
      {
        id: "0197a3f2-6a51-7c3e-9d0f-2b1c4d5e6f70",
        qty: 2,
        name: "Carl Shopper",
        address: "1 High Street, Springfield",
        zip: "555-0100",
      },
    ],
  });

/** POST /userReviews. */
export const reviewBody = z
  .strictObject({
    name: text(reviewBounds.name).nullish().describe("The user's own name without it."),
    rating: z
      .number({ error: "must be a number" })
      .refine((value) => HALF_STARS.includes(value), { error: "must be 0 to 5 in steps of 0.5" })
      .meta({ description: "In steps of 0.5.", minimum: 0, maximum: 5, multipleOf: 0.5 }),
    comment: text(reviewBounds.comment).describe("Plain text; line breaks are kept."),
  })
  .meta({
    id: "NewReview",
    description: "What a customer says of the shop.",
    examples: [{ rating: 4.5, comment: "It ticks like the day I got it." }],
  });

/** PUT /user/{email}. The path and the token say who signs in; older clients repeat the e-mail here. */
export const signInBody = z
  .looseObject({ email: text({ min: 0, max: 320 }).optional().describe("The path's e-mail again.") })
  .meta({ id: "SignIn", examples: [{ email: "customer@example.com" }] });

/** GET /products. */
export const productsQuery = z.object({
  search: text({ min: 0, max: 200 })
    .optional()
    .describe("In name and description; the best match comes first."),
  limit: z.coerce
    .number({ error: "must be a number" })
    .int("must be a whole number")
    .min(1)
    .max(100)
    .optional()
    .describe("Products a page. Without it, and without a search, the answer holds all of them."),
  after: text({ min: 1, max: 1_000 })
    .optional()
    .describe("Where the page before ended: follow its `Link` header."),
});

/** Reads a body or a query by its schema; throws BadUserInput that names every invalid field once. */
export function read<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.flatMap(fieldErrors);
  throw new BadUserInput(
    errors.filter(({ field }, index) => errors.findIndex((error) => error.field === field) === index),
  );
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((field) => ({ field, message: "is not a field of this call" }));
  return [{ field: issue.path.join(".") || "body", message: issue.message }];
}

/** Reads the Idempotency-Key header; throws BadUserInput for one out of bounds. */
export function readKey(header: string | string[] | undefined, { max }: Bounds): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && header.length > 0 && header.length <= max) return header;
  throw new BadUserInput([{ field: "Idempotency-Key", message: `must have 1 to ${max} characters` }]);
}
