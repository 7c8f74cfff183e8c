import { z } from "zod";
import { MAX_CART_ITEMS, orderBounds } from "../order";
import { text, whole } from "./fields";

/** What a customer orders: GraphQL's `PlaceOrderInput`; POST /order sends the same fields under older names. */
export const placeOrderSchema = z.strictObject({
  productId: text(orderBounds.productId),
  qty: whole(orderBounds.quantity).describe("Units; fewer than are in stock."),
  name: text(orderBounds.name).describe("Who receives it."),
  address: text(orderBounds.address).describe("Where it goes."),
  phone: text(orderBounds.phone),
  idempotencyKey: text(orderBounds.idempotencyKey),
});

/** An entry of a cart: GraphQL's `CartItemInput`. */
export const cartItemSchema = placeOrderSchema.pick({ productId: true, qty: true });

/** A whole cart: GraphQL's `PlaceOrdersInput`. */
export const placeOrdersSchema = z.strictObject({
  items: z
    .array(cartItemSchema)
    .min(1, "must have 1 entry or more")
    .max(MAX_CART_ITEMS, `must have ${MAX_CART_ITEMS} entries or fewer`)
    .refine(
      (items) => new Set(items.map(({ productId }) => productId.toLowerCase())).size === items.length,
      "must not name a product twice",
    ),
  ...placeOrderSchema.omit({ productId: true, qty: true }).shape,
});
