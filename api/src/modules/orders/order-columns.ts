import { boolean, type Columns, dollars, float, instant, integer, nullable, text } from "../../data/columns";
import { type Order, OrderTable } from "./order.entity";
import type { OrderStatus } from "./order-status.enum";
import { STATUS } from "./read/order-sql";
import { REFUNDED_CENTS, REFUNDED_UNITS, TOTAL_CENTS } from "../order-conditions";
import { columnsOf } from "../../data/tables";

/** The columns of an order for its customer and the shopkeeper; amounts are in dollars. */
export const orderColumns: Columns<Order> = columnsOf(
  OrderTable,
  "id",
  "number",
  "userId",
  "productId",
  "name",
  "email",
  "address",
  "phone",
  "quantity",
  "productName",
  "imageUrl",
  "checkoutId",
  "unitPriceCents",
  "regularPriceCents",
  "discountCents",
  "shippingCents",
  "taxCents",
  "taxIncluded",
  "taxName",
  "taxPercent",
  "shippingMethod",
  "shippingMethodId",
  "discountCode",
  "postalAddress",
  "shippedAt",
  "shipmentId",
  "createdAt",
  "paidAt",
  "deliveredAt",
  "cancelledAt",
  "refundedAt",
  "updatedAt",
).with({
  status: text<OrderStatus>(STATUS),
  unitPrice: dollars("unit_price_cents"),
  regularPrice: nullable(dollars("regular_price_cents")),
  totalCents: float(`(${TOTAL_CENTS})::float8`),
  total: dollars(`(${TOTAL_CENTS})`),
  discount: dollars("discount_cents"),
  shipping: dollars("shipping_cents"),
  tax: dollars("tax_cents"),
  refundedCents: float(`(${REFUNDED_CENTS})::float8`),
  refunded: dollars(`(${REFUNDED_CENTS})`),
  refundedQuantity: integer(REFUNDED_UNITS),
  paid: boolean("paid_at is not null"),
  deletedAt: nullable(instant("least(delivered_at, cancelled_at, refunded_at)")),
});
