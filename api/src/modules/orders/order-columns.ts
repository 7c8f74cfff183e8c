import { boolean, columns, dollars, instant, integer, nullable, text, uuid } from "../../data/columns";
import type { Order } from "./order.entity";
import { STATUS } from "./order-sql";

/** An order as its customer and the shopkeeper see it: amounts in dollars. */
export const orderColumns = columns<Order>({
  id: uuid("id"),
  number: text("number"),
  status: text(STATUS),
  userId: uuid("user_id"),
  productId: uuid("product_id"),
  name: text("name"),
  email: text("email"),
  address: text("address"),
  phone: text("phone"),
  quantity: integer("qty"),
  productName: text("product_name"),
  imageUrl: nullable(text("image_url")),
  checkoutId: nullable(uuid("checkout_id")),
  unitPriceCents: integer("unit_price_cents"),
  unitPrice: dollars("unit_price_cents"),
  total: dollars("unit_price_cents::bigint * qty"),
  paid: boolean("paid_at is not null"),
  createdAt: instant("created_at"),
  paidAt: nullable(instant("paid_at")),
  deliveredAt: nullable(instant("delivered_at")),
  cancelledAt: nullable(instant("cancelled_at")),
  refundedAt: nullable(instant("refunded_at")),
  updatedAt: instant("updated_at"),
  deletedAt: nullable(instant("least(delivered_at, cancelled_at, refunded_at)")),
});
