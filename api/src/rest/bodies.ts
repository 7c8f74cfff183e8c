import type { NumberBounds } from "@shop/shared/bounds";
import { MAX_CURSOR, MAX_PAGE_SIZE, MAX_SEARCH } from "@shop/shared/lists";
import { filterBounds } from "@shop/shared/product-filter";
import { parseDecimal } from "@shop/shared/number-rules";
import { detailBounds, productBounds } from "@shop/shared/product";
import { decimal, text } from "@shop/shared/schemas/fields";
import { isTracking } from "@shop/shared/tracking";
import { placeOrderSchema } from "@shop/shared/schemas/order";
import { addProductSchema } from "@shop/shared/schemas/product";
import { addReviewSchema } from "@shop/shared/schemas/review";
import { userBounds } from "@shop/shared/user";
import { z } from "zod";
import { OrderStatus } from "../modules/orders/order-status.enum";

/** POST /products. */
export const productBody = addProductSchema.meta({
  id: "NewProduct",
  description: "A new product.",
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

const order = placeOrderSchema.shape;
/** In REST, an address is one text. */
const required = {
  name: order.name.unwrap().unwrap(),
  address: order.address.unwrap().unwrap(),
  phone: order.phone.unwrap().unwrap(),
};

/** POST /order. Ignores a client's email, price, product name and payment. */
export const orderBody = z
  .strictObject({
    id: order.productId.describe("The product's `_id`."),
    qty: order.qty,
    name: required.name,
    address: required.address,
    zip: required.phone.describe("The phone number. The field keeps its name for older clients."),
    email: text(userBounds.email).optional().describe("If given, it must be the caller's own."),
    product: text({ min: 0, max: productBounds.name.max })
      .optional()
      .describe("Ignored: the shop knows the product's name."),
    paid: z
      .boolean({ error: "must be true or false" })
      .optional()
      .describe("Ignored: an order starts unpaid."),
  })
  .meta({
    id: "NewOrder",
    description: "An order to place.",
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
export const reviewBody = addReviewSchema.meta({
  id: "NewReview",
  description: "A customer's review of the shop.",
  examples: [{ rating: 4.5, comment: "Still keeps perfect time after two years." }],
});

/** PUT /user/{email}. The path and the token identify the user; older clients repeat the email here. */
export const signInBody = z
  .looseObject({ email: text(userBounds.email).optional().describe("The email in the path, again.") })
  .meta({ id: "SignIn", examples: [{ email: "customer@example.com" }] });

/** A number in a query, in decimal notation. */
const numberText = (bounds: NumberBounds) =>
  z.preprocess((value) => (typeof value === "string" ? parseDecimal(value) : value), decimal(bounds));

const brand = text(detailBounds.brand);
const amount = numberText(filterBounds.price);

const updatedSince = z.iso
  .datetime({ offset: true, error: "must be a time such as 2026-11-22T10:00:00Z" })
  .transform((time) => new Date(time))
  .optional()
  .describe("Only items changed at this time or later, earliest change first; no change is ever left out.");
const status = z.enum(OrderStatus);

/** For calls without parameters. */
export const noParameters = z.strictObject({});

/** The parameters of a call, without tracking parameters that others add. */
export const ownParameters = (query: object): object =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !isTracking(name)));

/** GET /products. */
export const productsQuery = z.strictObject({
  search: text({ min: 0, max: MAX_SEARCH })
    .optional()
    .describe("Searches name and description; best match first."),
  limit: numberText({ min: 1, max: MAX_PAGE_SIZE, decimals: 0 })
    .optional()
    .describe("Products per page. Without it and without a search, all products are returned."),
  after: text({ min: 1, max: MAX_CURSOR })
    .optional()
    .describe("The end of the previous page: follow its `Link` header."),
  category: text(detailBounds.category)
    .optional()
    .describe("The path or id of a category: its products and those of its subcategories."),
  brand: z
    .union([
      brand,
      z.array(brand).max(filterBounds.brands, `must have ${filterBounds.brands} brands or fewer`),
    ])
    .optional()
    .describe("The slug or name of a brand; repeat the parameter for several values."),
  priceMin: amount.optional().describe("The lowest price in the shop's currency."),
  priceMax: amount.optional().describe("The highest price in the shop's currency."),
  onSale: z
    .enum(["true", "false"], { error: "must be true or false" })
    .transform((value) => value === "true")
    .optional()
    .describe("True: only products on sale."),
  updatedSince,
});

/** GET /orders. */
export const openOrdersQuery = z.strictObject({
  updatedSince,
  status: z
    .union([status, z.array(status)])
    .optional()
    .describe("Only orders in this state, including closed ones; repeat the parameter for several values."),
});
