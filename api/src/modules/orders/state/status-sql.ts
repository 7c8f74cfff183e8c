import { IS_PAID_AND_OPEN, IS_UNPAID } from "../../order-conditions";
import { OrderStatus } from "../order-status.enum";

/** The condition of each state. An order is in exactly one of them, and the partial indexes have the same conditions. */
const conditions: Record<OrderStatus, string> = {
  PLACED: IS_UNPAID,
  PAID: IS_PAID_AND_OPEN,
  DELIVERED: "delivered_at is not null and refunded_at is null",
  CANCELLED: "cancelled_at is not null",
  REFUNDED: "refunded_at is not null",
};

/** The column that holds when an order reached a state. */
export const timeOf = {
  PAID: "paid_at",
  DELIVERED: "delivered_at",
  CANCELLED: "cancelled_at",
  REFUNDED: "refunded_at",
} as const;

/** The state of an order, from the times at which it reached each. */
export const STATUS = `case when refunded_at is not null then 'REFUNDED' when cancelled_at is not null then 'CANCELLED'
  when delivered_at is not null then 'DELIVERED' when paid_at is not null then 'PAID' else 'PLACED' end`;

/**
 * The condition of an order in one of these states; of none, if there are none. The same states in another order, or repeated,
 * have the same text, because each text is prepared once per connection.
 */
export function inStatus(statuses: readonly OrderStatus[]): string {
  const each = Object.values(OrderStatus).filter((status) => statuses.includes(status));
  return each.length > 0 ? `(${each.map((status) => `(${conditions[status]})`).join(" or ")})` : "false";
}
