import { z } from "zod";
import { MAX_CART_ITEMS, orderBounds } from "../order";
import { giftCardBounds } from "../gift-card";
import { addressSchema, country } from "./address";
import { newsletterSchema } from "./newsletter";
import { decimal, text, whole } from "./fields";

/** The delivery and price fields of an order, in the GraphQL inputs of one product and of a cart. */
const delivery = {
  name: text(orderBounds.name).describe("The recipient.").nullish(),
  address: text(orderBounds.address).describe("The delivery address.").nullish(),
  phone: text(orderBounds.phone).nullish(),
  shippingAddress: addressSchema.nullish(),
  shippingMethodId: text(orderBounds.shippingMethodId).nullish(),
  discountCode: text(orderBounds.discountCode).nullish(),
  note: text(orderBounds.note).describe("A wish or a hint for the shop.").nullish(),
  giftCardCode: text(giftCardBounds.code).nullish(),
  expectedTotal: decimal(orderBounds.total).nullish(),
  idempotencyKey: text(orderBounds.idempotencyKey),
};

type Delivery = z.infer<z.ZodObject<typeof delivery>>;

/** Requires the order's name, address and phone if it has no structured address. */
function requireAddress(order: Delivery, { addIssue }: z.RefinementCtx): void {
  if (order.shippingAddress) return;
  for (const field of ["name", "address", "phone"] as const)
    if (!order[field])
      addIssue({ code: "custom", path: [field], message: "is required without a shippingAddress" });
}

/** A product and its quantity: GraphQL's `CartItemInput`. */
export const cartItemSchema = z.strictObject({
  productId: text(orderBounds.productId),
  qty: whole(orderBounds.quantity).describe("Units; fewer than in stock."),
});

/** An order: GraphQL's `PlaceOrderInput`. */
export const placeOrderSchema = z
  .strictObject({ ...cartItemSchema.shape, ...delivery })
  .superRefine(requireAddress);

/** The entries of a cart, each with a different product. */
const cartOf = <Entry extends z.ZodType<{ productId: string }>>(entry: Entry) =>
  z
    .array(entry)
    .min(1, "must have 1 entry or more")
    .max(MAX_CART_ITEMS, `must have ${MAX_CART_ITEMS} entries or fewer`)
    .refine(
      (entries) => new Set(entries.map(({ productId }) => productId.toLowerCase())).size === entries.length,
      "must not name a product twice",
    );

const items = cartOf(cartItemSchema);

/** A whole cart: GraphQL's `PlaceOrdersInput`. */
export const placeOrdersSchema = z.strictObject({ items, ...delivery }).superRefine(requireAddress);

/** The email of the customer for whom the shop orders: an argument of GraphQL's `placeOrdersFor`. */
export const customerEmailSchema = newsletterSchema;

/** The customer's expected total: an argument of GraphQL's `startPayment`. */
export const startPaymentSchema = z.object({ expectedTotal: delivery.expectedTotal });

/** A change of an entry of an account's cart: GraphQL's `CartChangeInput`. */
export const cartChangeSchema = z.strictObject({
  productId: text(orderBounds.productId),
  quantity: whole({ ...orderBounds.quantity, min: 0 }),
  merge: z.boolean(),
});

/** Changes of an account's cart: GraphQL's `SaveCartInput`. */
export const saveCartSchema = z.strictObject({ changes: cartOf(cartChangeSchema) });

/** The request for a cart's price: GraphQL's `QuoteInput`. */
export const quoteSchema = z.strictObject({
  items,
  country: country().nullish(),
  region: text(orderBounds.region).nullish(),
  postalCode: text(orderBounds.postalCode).nullish(),
  shippingMethodId: text(orderBounds.shippingMethodId).nullish(),
  discountCode: text(orderBounds.discountCode).nullish(),
  giftCardCode: delivery.giftCardCode,
});
