import { orderStatuses } from "@shop/shared/order-transitions";
import { returnStatuses } from "@shop/shared/return-transitions";
import { TEST_EVENT } from "@shop/shared/webhooks";
import { z } from "zod";
import { groupAnswer, optionValuesAnswer } from "../variant-answers";

const id = z.uuid();
const instant = z.iso.datetime();
const amount = (what: string) =>
  z.number().optional().describe(`${what}, in the shop's currency; missing if it is 0.`);

/** The payload of an order at the time of the event. */
export const orderPayload = z
  .strictObject({
    _id: id,
    number: z.string().describe("Eight digits for people, such as 6180-3399."),
    status: z.enum(orderStatuses),
    customer: id.describe("The customer's id. No other field identifies them."),
    checkout: id.optional().describe("The cart of the order, if any."),
    id: id.describe("The product's `_id`."),
    product: z.string().describe("The product's name at the time of the order."),
    optionValues: optionValuesAnswer.describe("The product's option values at the time of the order."),
    qty: z.int(),
    price: z.number().describe("The price of one unit at the time of the order, in the shop's currency."),
    total: z.number().describe("In the shop's currency."),
    paid: z.boolean(),
    discount: amount("The discount from a discount code"),
    shipping: amount("Its share of the cost of delivery"),
    tax: amount("The tax, contained in the total"),
    refunded: amount("The amount refunded so far"),
    createdAt: instant,
    paidAt: instant.optional(),
    shippedAt: instant.optional(),
    deliveredAt: instant.optional(),
    cancelledAt: instant.optional(),
    refundedAt: instant.optional(),
    shipment: z
      .strictObject({
        carrier: z.string().optional().describe("The carrier, such as DHL."),
        trackingNumber: z.string().optional().describe("The carrier's tracking number."),
        trackingUrl: z.string().optional().describe("The carrier's tracking page."),
        shippedAt: instant,
      })
      .optional()
      .describe("The order's parcel."),
  })
  .meta({ id: "WebhookOrder", description: "An order as it was when the event happened." });

/** The payload of an order with a refund, or with a refund that failed. */
export const refundedOrderPayload = orderPayload
  .extend({ amount: z.number().describe("The amount of this refund, in the shop's currency.") })
  .meta({ id: "WebhookRefundedOrder", description: "An order with a refunded amount." });

/** The payload of a return at the time of the event. */
export const returnPayload = z
  .strictObject({
    _id: id,
    number: z.string().describe("For people, such as R6180-3399."),
    status: z.enum(returnStatuses),
    customer: id.describe("The customer's id. No other field identifies them."),
    lines: z.array(z.strictObject({ order: id, qty: z.int() })),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "WebhookReturn", description: "A return as it was when the event happened." });

/** The payload of a product at the time of the event. */
export const productPayload = z
  .strictObject({
    _id: id,
    name: z.string(),
    price: z.number().describe("In the shop's currency."),
    regularPrice: z
      .number()
      .optional()
      .describe("In the shop's currency, while it is on sale: the price without the sale."),
    saleEndsAt: instant.optional().describe("When the sale ends, unless an admin must end it."),
    image: z.string(),
    rating: z.number(),
    countInStock: z.int(),
    group: groupAnswer,
    optionValues: optionValuesAnswer,
    category: z.string().optional().describe("The path of its category: `watches/divers`."),
    brand: z.string().optional().describe("The slug of its brand."),
    draft: z.literal(true).optional(),
    updatedAt: instant,
    deletedAt: instant.optional().describe("When it was deleted, if it was."),
  })
  .meta({ id: "WebhookProduct", description: "A product as it was when the event happened." });

/** The payload of a category at the time of the event. */
export const categoryPayload = z
  .strictObject({
    _id: id,
    slug: z.string(),
    name: z.string(),
    path: z.string().describe("The slugs from the top of the tree: `watches/divers`."),
    parent: id.optional().describe("Its parent, if any."),
    deletedAt: instant.optional().describe("When it was deleted, if it was."),
  })
  .meta({ id: "WebhookCategory", description: "A category as it was when the event happened." });

/** The payload of a customer at the time of the event. */
export const customerPayload = z
  .strictObject({
    _id: id.describe("The customer's id. No other field identifies them."),
    role: z.enum(["CUSTOMER", "ADMIN", "STAFF"]).describe("Their role."),
    blocked: z.boolean(),
    createdAt: instant,
    deletedAt: instant.optional().describe("When they deleted their account, if they did."),
  })
  .meta({ id: "WebhookCustomer", description: "A customer as they were when the event happened." });

/** The payload of a review at the time of the event. */
export const reviewPayload = z
  .strictObject({
    _id: id,
    status: z.enum(["PENDING", "PUBLISHED", "HIDDEN"]),
    rating: z.number().describe("0 to 5."),
    product: id.optional().describe("The product's `_id`; missing for a review of the shop."),
    customer: id.optional().describe("The customer's id. Name and text are left out."),
    createdAt: instant,
  })
  .meta({ id: "WebhookReview", description: "A review as it was when the event happened." });

/** The payload of a newsletter subscription at the time of the event. */
export const subscriptionPayload = z
  .strictObject({
    _id: id.describe("The subscription's id. The email is left out."),
    confirmedAt: instant,
    endedAt: instant.optional(),
  })
  .meta({ id: "WebhookSubscription", description: "A subscription as it was when the event happened." });

const event = <Type extends string, Data extends z.ZodType>(type: Type, payload: Data) =>
  z.strictObject({ type: z.literal(type), timestamp: instant.describe("When it happened."), data: payload });

/** The body of each event, by its name. */
export const eventPayloads = {
  "order.placed": event("order.placed", orderPayload),
  "order.paid": event("order.paid", orderPayload),
  "order.shipped": event("order.shipped", orderPayload),
  "order.delivered": event("order.delivered", orderPayload),
  "order.cancelled": event("order.cancelled", orderPayload),
  "order.refunded": event("order.refunded", refundedOrderPayload),
  "order.refund_failed": event("order.refund_failed", refundedOrderPayload),
  "return.requested": event("return.requested", returnPayload),
  "return.accepted": event("return.accepted", returnPayload),
  "return.declined": event("return.declined", returnPayload),
  "return.received": event("return.received", returnPayload),
  "product.changed": event("product.changed", productPayload),
  "stock.low": event("stock.low", productPayload),
  "category.changed": event("category.changed", categoryPayload),
  "customer.registered": event("customer.registered", customerPayload),
  "customer.blocked": event("customer.blocked", customerPayload),
  "customer.unblocked": event("customer.unblocked", customerPayload),
  "customer.deleted": event("customer.deleted", customerPayload),
  "customer.role_changed": event("customer.role_changed", customerPayload),
  "review.added": event("review.added", reviewPayload),
  "review.changed": event("review.changed", reviewPayload),
  "subscription.confirmed": event("subscription.confirmed", subscriptionPayload),
  "subscription.ended": event("subscription.ended", subscriptionPayload),
  [TEST_EVENT]: event(TEST_EVENT, z.strictObject({ webhook: id })),
} as const;
