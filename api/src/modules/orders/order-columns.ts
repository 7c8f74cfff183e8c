import { boolean, type Columns, money, float, instant, integer, nullable, text } from "../../data/columns";
import { Order } from "./order.entity";
import type { OrderStatus } from "./order-status.enum";
import { STATUS } from "./read/order-sql";
import { REFUNDED_MINOR, REFUNDED_UNITS, TOTAL_MINOR } from "../order-conditions";
import { allColumnsOf } from "../../data/tables";

/** The columns of an order for its customer and the shopkeeper; amounts are in major units. */
export const orderColumns: Columns<Order> = allColumnsOf(Order, "refundedMinor", "refundedQuantity").with({
  status: text<OrderStatus>(STATUS),
  unitPrice: money("unit_price_cents"),
  regularPrice: nullable(money("regular_price_cents")),
  totalMinor: float(`(${TOTAL_MINOR})::float8`),
  total: money(`(${TOTAL_MINOR})`),
  discount: money("discount_cents"),
  shipping: money("shipping_cents"),
  tax: money("tax_cents"),
  giftCard: money("gift_card_cents"),
  refundedMinor: float(`(${REFUNDED_MINOR})::float8`),
  refunded: money(`(${REFUNDED_MINOR})`),
  refundedQuantity: integer(REFUNDED_UNITS),
  paid: boolean("paid_at is not null"),
  deletedAt: nullable(instant("least(delivered_at, cancelled_at, refunded_at)")),
});
