import { boolean, type Columns, dollars, float, instant, integer, nullable, text } from "../../data/columns";
import { Order } from "./order.entity";
import type { OrderStatus } from "./order-status.enum";
import { STATUS } from "./read/order-sql";
import { REFUNDED_CENTS, REFUNDED_UNITS, TOTAL_CENTS } from "../order-conditions";
import { allColumnsOf } from "../../data/tables";

/** The columns of an order for its customer and the shopkeeper; amounts are in dollars. */
export const orderColumns: Columns<Order> = allColumnsOf(Order, "refundedCents", "refundedQuantity").with({
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
