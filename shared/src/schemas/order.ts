import { z } from "zod";
import { orderBounds } from "../order";
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
