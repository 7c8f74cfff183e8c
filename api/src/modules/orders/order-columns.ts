import { boolean, type Columns, dollars, instant, nullable, text } from "../../data/columns";
import { type Order, OrderTable } from "./order.entity";
import type { OrderStatus } from "./order-status.enum";
import { STATUS } from "./order-sql";
import { columnsOf } from "../../data/tables";

/** An order as its customer and the shopkeeper see it: amounts in dollars. */
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
  "createdAt",
  "paidAt",
  "deliveredAt",
  "cancelledAt",
  "refundedAt",
  "updatedAt",
).with({
  status: text<OrderStatus>(STATUS),
  unitPrice: dollars("unit_price_cents"),
  total: dollars("unit_price_cents::bigint * qty"),
  paid: boolean("paid_at is not null"),
  deletedAt: nullable(instant("least(delivered_at, cancelled_at, refunded_at)")),
});
