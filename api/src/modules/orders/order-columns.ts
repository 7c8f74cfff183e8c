import { boolean, columns, dollars, instant, integer, nullable, text, uuid } from "../../data/columns";
import type { AuditTarget } from "../audit/record-action.service";
import type { Order } from "./order.entity";

/** An order as its customer and the shopkeeper see it: amounts in dollars. */
export const orderColumns = columns<Order>({
  id: uuid("id"),
  userId: uuid("user_id"),
  productId: uuid("product_id"),
  name: text("name"),
  email: text("email"),
  address: text("address"),
  phone: text("phone"),
  quantity: integer("qty"),
  productName: text("product_name"),
  unitPrice: dollars("unit_price_cents"),
  total: dollars("unit_price_cents::bigint * qty"),
  paid: boolean("paid_at is not null"),
  createdAt: instant("created_at"),
  cancelledAt: nullable(instant("cancelled_at")),
});

/** An order as the audit names it. */
export function auditTargetOf({ id, email, quantity, productName }: Order): AuditTarget {
  return { id, name: `${email}: ${quantity} × ${productName}` };
}
