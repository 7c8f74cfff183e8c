import { z } from "zod";
import { MAX_CART_ITEMS, orderBounds } from "../order";
import { addressSchema, country } from "./address";
import { decimal, text, whole } from "./fields";

/** What an order says of its delivery and price beside what is ordered, in GraphQL's inputs of one product and of a cart. */
const delivery = {
  name: text(orderBounds.name).describe("Who receives it.").nullish(),
  address: text(orderBounds.address).describe("Where it goes.").nullish(),
  phone: text(orderBounds.phone).nullish(),
  shippingAddress: addressSchema.nullish(),
  shippingMethodId: text(orderBounds.shippingMethodId).nullish(),
  discountCode: text(orderBounds.discountCode).nullish(),
  expectedTotal: decimal(orderBounds.total).nullish(),
  idempotencyKey: text(orderBounds.idempotencyKey),
};

type Delivery = z.infer<z.ZodObject<typeof delivery>>;

/** Without a structured address, the order's name, address and phone are required. */
function requireAddress(order: Delivery, { addIssue }: z.RefinementCtx): void {
  if (order.shippingAddress) return;
  for (const field of ["name", "address", "phone"] as const)
    if (!order[field])
      addIssue({ code: "custom", path: [field], message: "is required without a shippingAddress" });
}

/** A product and its quantity: GraphQL's `CartItemInput`. */
export const cartItemSchema = z.strictObject({
  productId: text(orderBounds.productId),
  qty: whole(orderBounds.quantity).describe("Units; fewer than are in stock."),
});

/** What a customer orders: GraphQL's `PlaceOrderInput`. */
export const placeOrderSchema = z
  .strictObject({ ...cartItemSchema.shape, ...delivery })
  .superRefine(requireAddress);

/** The entries of a cart. */
const items = z
  .array(cartItemSchema)
  .min(1, "must have 1 entry or more")
  .max(MAX_CART_ITEMS, `must have ${MAX_CART_ITEMS} entries or fewer`)
  .refine(
    (entries) => new Set(entries.map(({ productId }) => productId.toLowerCase())).size === entries.length,
    "must not name a product twice",
  );

/** A whole cart: GraphQL's `PlaceOrdersInput`. */
export const placeOrdersSchema = z.strictObject({ items, ...delivery }).superRefine(requireAddress);

/** What a customer expects to pay: an argument of GraphQL's `startPayment`. */
export const startPaymentSchema = z.object({ expectedTotal: delivery.expectedTotal });

/** What a cart would cost: GraphQL's `QuoteInput`. */
export const quoteSchema = z.strictObject({
  items,
  country: country().nullish(),
  region: text(orderBounds.region).nullish(),
  postalCode: text(orderBounds.postalCode).nullish(),
  shippingMethodId: text(orderBounds.shippingMethodId).nullish(),
  discountCode: text(orderBounds.discountCode).nullish(),
});
