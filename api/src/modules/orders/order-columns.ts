import type { AuditTarget } from "../audit/record-action.service";
import type { Order } from "./order.entity";

/** An order as its customer and the shopkeeper see it: amounts in dollars, names as GraphQL has them. */
export const orderColumns = `
  id, user_id as "userId", product_id as "productId", name, email, address, phone, qty,
  product_name as "productName", unit_price_cents / 100::float8 as "unitPrice",
  unit_price_cents::bigint * qty / 100::float8 as total, paid_at is not null as paid, created_at as "createdAt",
  cancelled_at as "cancelledAt"`;

/** An order as the audit names it. */
export function auditTargetOf({ id, email, qty, productName }: Order): AuditTarget {
  return { id, name: `${email}: ${qty} × ${productName}` };
}
