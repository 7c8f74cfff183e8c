import { z } from "zod";
import { groupAnswer, optionValuesAnswer } from "../modules/variant-answers";
import { OrderStatus } from "../modules/orders/order-status.enum";

/** The schemas of the answers. TypeScript checks the handlers against them, and OpenAPI publishes them. */

const id = z.uuid();
const productId = "0197a3f2-6a51-7c3e-9d0f-2b1c4d5e6f70";
const orderId = "0197a3f5-0c1d-7b2a-8e3f-4a5b6c7d8e90";

/** Additional fields in a list with `updatedSince`. */
const changed = {
  updatedAt: z.iso.datetime().optional().describe("When it last changed. In lists with `updatedSince`."),
  deletedAt: z.iso.datetime().optional().describe("When it left all other lists. With `updatedSince`."),
};

/** A product for sale. */
export const productAnswer = z
  .strictObject({
    _id: id,
    name: z.string().describe("Unique, ignoring case."),
    description: z.string().describe("Plain text with line breaks."),
    price: z.number().describe("The current price in the shop's currency."),
    regularPrice: z
      .number()
      .optional()
      .describe("In the shop's currency, while it is on sale: the price without the sale."),
    saleEndsAt: z.iso.datetime().optional().describe("When the sale ends, unless an admin must end it."),
    image: z.string().describe("A URL, or a path of this shop."),
    rating: z.number().describe("0 to 5; may be fractional."),
    countInStock: z.int().describe("Units in stock. The last one is never sold."),
    qty: z.int().optional().describe("For admins: units in open orders."),
    images: z.array(z.string()).optional().describe("All its images, if it has more than `image`."),
    category: z.string().optional().describe("The path of its category: `watches/divers`."),
    brand: z.string().optional().describe("The slug of its brand."),
    attributes: z
      .array(
        z.strictObject({
          slug: z.string(),
          name: z.string(),
          value: z.string().describe("The displayed value without the unit: 39, automatic, yes."),
          unit: z.string().optional(),
          group: z.string().optional().describe("Its heading on the product's page."),
        }),
      )
      .optional()
      .describe("Its values of its category's attributes."),
    gtin: z.string().optional().describe("The number under its barcode: GTIN, EAN or UPC."),
    mpn: z.string().optional().describe("Its maker's part number."),
    seoTitle: z.string().optional().describe("Its title for search engines."),
    seoDescription: z.string().optional().describe("Its description for search engines."),
    slug: z.string().optional().describe("The words of its address, `/product/{id}/{slug}`."),
    giftCard: z.literal(true).optional().describe("Each unit is a gift card of the price."),
    draft: z.literal(true).optional().describe("For admins: only they see it."),
    group: groupAnswer,
    optionValues: optionValuesAnswer,
    ...changed,
  })
  .meta({
    id: "Product",
    description: "A product for sale.",
    examples: [
      {
        _id: productId,
        name: "Halyard Chronograph",
        description: "Steel case, 40 mm.",
        price: 249.5,
        image: "/pictures/halyard.svg",
        rating: 4.5,
        countInStock: 12,
        category: "watches/chronographs",
        brand: "halyard",
        attributes: [{ slug: "case-diameter", name: "Case diameter", value: "40", unit: "mm" }],
      },
    ],
  });

/** Details of a product, if it has them. */
export type ProductDetailsAnswer = Pick<
  z.infer<typeof productAnswer>,
  | "attributes"
  | "brand"
  | "category"
  | "draft"
  | "giftCard"
  | "group"
  | "gtin"
  | "images"
  | "mpn"
  | "optionValues"
  | "regularPrice"
  | "saleEndsAt"
  | "seoDescription"
  | "seoTitle"
  | "slug"
>;

/** A stored image. */
export const imageAnswer = z
  .strictObject({
    image: z.string().describe("Its URL, for a product's `image`."),
    width: z.int().describe("In pixels; at most 1,280."),
    height: z.int(),
  })
  .meta({
    id: "Picture",
    description: "An uploaded image, stored in several sizes and formats for browsers.",
    examples: [{ image: "/pictures/5f01ffe8064b2c9d8e7f6a5b4c3d2e1f/1280.jpg", width: 1280, height: 853 }],
  });

const optionalText = z.string().nullable();

/** The structured address of an order; name and phone are fields of the order. */
const postalAddress = z
  .strictObject({
    line1: z.string(),
    line2: optionalText,
    city: optionalText,
    region: optionalText,
    postalCode: optionalText,
    country: z.string().describe("ISO 3166-1 alpha-2."),
  })
  .meta({ id: "PostalAddress", description: "A delivery address, field by field." });

/** An order in any state except delivered and cancelled. */
export const orderAnswer = z
  .strictObject({
    _id: id,
    name: z.string().describe("The recipient."),
    email: z.string().describe("The customer's email."),
    address: z.string().describe("The delivery address."),
    zip: z.string().describe("The phone number. The field keeps its name for older clients."),
    qty: z.int().describe("Units ordered."),
    id: id.describe("The product's `_id`."),
    product: z.string().describe("The product's name at the time of the order."),
    optionValues: optionValuesAnswer.describe("The product's option values at the time of the order."),
    paid: z.boolean().describe("Whether it has been paid."),
    price: z.number().describe("The price of one unit at the time of the order, in the shop's currency."),
    total: z
      .number()
      .describe(
        "In the shop's currency: price times qty, less the discount, plus the delivery, plus the tax if the price didn't contain it.",
      ),
    createdAt: z.iso.datetime().describe("When it was placed."),
    discount: z.number().optional().describe("The discount from a discount code, in the shop's currency."),
    discountCode: z.string().optional().describe("The discount code of the order."),
    shipping: z.number().optional().describe("Its share of the cost of delivery, in the shop's currency."),
    shippingMethod: z
      .string()
      .optional()
      .describe("The name of the delivery method at the time of the order."),
    tax: z
      .number()
      .optional()
      .describe("The tax in the shop's currency, which the total includes in any case."),
    taxIncluded: z
      .boolean()
      .optional()
      .describe("Whether the price contained the tax. Otherwise it was added."),
    refunded: z.number().optional().describe("The amount refunded so far, in the shop's currency."),
    shippingAddress: postalAddress.optional(),
    note: z.string().optional().describe("The customer's note for the shop."),
    ...changed,
    status: z.enum(OrderStatus).optional().describe("Its state. In lists with `updatedSince`."),
  })
  .meta({
    id: "Order",
    description: "A customer's order of one product, until it is delivered or cancelled.",
    examples: [
      {
        _id: orderId,
        name: "Carl Shopper",
        email: "customer@example.com",
        address: "1 High Street, Springfield",
        zip: "555-0100",
        qty: 2,
        id: productId,
        product: "Halyard Chronograph",
        paid: false,
        price: 249.5,
        total: 499,
        createdAt: "2026-03-01T09:30:00.000Z",
      },
    ],
  });

/** A user who has signed in at least once. */
export const userAnswer = z
  .strictObject({
    _id: id,
    email: z.string().describe("In lower case."),
    name: z.string().nullable().describe("As entered at registration, or provided by Google."),
    role: z.literal("admin").optional().describe("Only admins have one."),
  })
  .meta({
    id: "User",
    description: "A person with at least one sign-in.",
    examples: [
      {
        _id: "0197a3f1-1111-7abc-8def-000000000001",
        email: "admin@example.com",
        name: "Ada Keeper",
        role: "admin",
      },
    ],
  });

/** POST /products. */
export const insertedAnswer = z
  .strictObject({ acknowledged: z.literal(true), insertedId: id.describe("The `_id` of the new object.") })
  .meta({
    id: "Inserted",
    description: "The object was added.",
    examples: [{ acknowledged: true, insertedId: productId }],
  });

/** POST /order. */
export const placedAnswer = z
  .strictObject({
    acknowledged: z.boolean().describe("False if the customer already has an unpaid order of this product."),
    insertedId: id.optional().describe("The order's `_id`, if it was placed."),
  })
  .meta({
    id: "Placed",
    description: "Whether the order was placed.",
    examples: [{ acknowledged: true, insertedId: orderId }, { acknowledged: false }],
  });

/** POST /userReviews. */
export const reviewedAnswer = z
  .strictObject({
    acknowledged: z.boolean(),
    success: z.boolean(),
    pending: z.literal(true).optional().describe("True if the review awaits an admin's approval."),
  })
  .meta({
    id: "Reviewed",
    description: "Whether the review was accepted; both are false if the user has rated before.",
    examples: [
      { acknowledged: true, success: true },
      { acknowledged: false, success: false },
    ],
  });

/** Every DELETE. */
export const deletedAnswer = z
  .strictObject({ deletedCount: z.int().describe("1, or 0 if there was nothing to do.") })
  .meta({ id: "Deleted", examples: [{ deletedCount: 1 }] });

/** PUT /user/admin/{email}. */
export const modifiedAnswer = z
  .strictObject({ modifiedCount: z.int().describe("1, or 0 if there was nothing to do.") })
  .meta({ id: "Modified", examples: [{ modifiedCount: 1 }] });

/** PUT /user/{email}. */
export const sessionAnswer = z
  .strictObject({
    accesToken: z.string().describe("Send it as `Authorization: Bearer …`. Valid for 15 minutes."),
  })
  .meta({ id: "Session", examples: [{ accesToken: "eyJhbGciOiJIUzI1NiIs…" }] });

/** GET /admin/{email}. */
export const adminAnswer = z
  .strictObject({ admin: z.boolean() })
  .meta({ id: "Admin", examples: [{ admin: true }] });

const rowsOfMine = z.array(z.record(z.string(), z.unknown()));

/** GET /me/data. */
export const accountAnswer = z
  .object({
    about: z.record(z.string(), z.string()).describe("The meaning of a row in each list."),
    account: rowsOfMine,
    orders: rowsOfMine,
  })
  .catchall(rowsOfMine)
  .meta({
    id: "OwnAccount",
    description: "A list of rows for each kind of personal data in the shop.",
    examples: [
      {
        about: { account: "A person who has signed in at least once." },
        account: [{ email: "customer@example.com", emailVerified: true, name: "Carl Shopper" }],
        orders: [{ number: "6180-3399", productName: "Halyard Chronograph", qty: 2, unitPriceCents: 24950 }],
      },
    ],
  });
