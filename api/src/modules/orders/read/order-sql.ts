import { money } from "../../../data/columns";
import {
  IS_DELIVERED,
  IS_PLACED,
  IS_SENT,
  IS_TO_SEND,
  REFUNDED_MINOR,
  TOTAL_MINOR,
} from "../../order-conditions";
import { OrderStatus } from "../order-status.enum";
import { jsonInstant } from "../../../data/columns";

/** SQL condition of each state. An order is in exactly one state, and the partial indexes have these predicates. */
const conditions: Record<OrderStatus, string> = {
  PLACED: IS_PLACED,
  PAID: IS_TO_SEND,
  SHIPPED: IS_SENT,
  DELIVERED: IS_DELIVERED,
  CANCELLED: "cancelled_at is not null",
  REFUNDED: "refunded_at is not null",
};

/** The column with the time at which an order reached a state. */
export const timeOf = {
  PAID: "paid_at",
  SHIPPED: "shipped_at",
  DELIVERED: "delivered_at",
  CANCELLED: "cancelled_at",
  REFUNDED: "refunded_at",
} as const;

/** SQL of an order's state, derived from the times at which it reached each state. */
export const STATUS = `case when refunded_at is not null then 'REFUNDED' when cancelled_at is not null then 'CANCELLED'
  when delivered_at is not null then 'DELIVERED' when shipped_at is not null then 'SHIPPED'
  when paid_at is not null then 'PAID' else 'PLACED' end`;

/**
 * SQL condition: the order is in one of these states; `false` for an empty list. Order and repetition of the states
 * don't change the text, because each text is prepared once per connection.
 */
export function inStatus(statuses: readonly OrderStatus[]): string {
  const each = Object.values(OrderStatus).filter((status) => statuses.includes(status));
  return each.length > 0 ? `(${each.map((status) => `(${conditions[status]})`).join(" or ")})` : "false";
}

/**
 * SQL of an order in a webhook: the current row, with the names of the REST fields. It doesn't identify the customer by
 * name; a program that needs more reads the order.
 */
export const ANNOUNCED_ORDER = `json_strip_nulls(json_build_object(
    '_id', id, 'number', number, 'status', ${STATUS}, 'customer', user_id, 'checkout', checkout_id,
    'id', product_id, 'product', product_name, 'optionValues', case when option_values <> '[]' then option_values end, 'qty', qty,
    'price', ${money("unit_price_cents").sql}, 'total', ${money(`(${TOTAL_MINOR})`).sql}, 'paid', paid_at is not null,
    'discount', ${money("nullif(discount_cents, 0)").sql}, 'shipping', ${money("nullif(shipping_cents, 0)").sql},
    'tax', ${money("nullif(tax_cents, 0)").sql}, 'refunded', ${money(`nullif(${REFUNDED_MINOR}, 0)`).sql},
    'createdAt', ${jsonInstant("created_at")}, 'paidAt', ${jsonInstant("paid_at")},
    'shippedAt', ${jsonInstant("shipped_at")},
    'deliveredAt', ${jsonInstant("delivered_at")}, 'cancelledAt', ${jsonInstant("cancelled_at")},
    'refundedAt', ${jsonInstant("refunded_at")},
    'shipment', (
      select json_build_object('carrier', carrier, 'trackingNumber', tracking_number, 'trackingUrl', tracking_url,
          'shippedAt', ${jsonInstant("shipments.shipped_at")})
        from shipments where shipments.id = shipment_id
    )
  ))`;
