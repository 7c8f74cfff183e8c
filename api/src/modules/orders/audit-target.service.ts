import type { AuditTarget } from "../audit/record-action.service";
import type { Order } from "./order.entity";

/** An order as the audit names it. */
export function auditTargetOf({ id, userId, quantity, productName }: Order): AuditTarget {
  return { id, name: `${quantity} × ${productName}`, userId };
}
