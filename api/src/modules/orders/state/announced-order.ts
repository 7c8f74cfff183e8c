import { jsonInstant } from "../../../data/columns";
import { STATUS } from "./status-sql";

/**
 * The SQL of what a webhook is told of an order: the row as it is now, under the names that REST has. Nothing in it names the
 * customer; a program that needs more reads the order.
 */
export const ANNOUNCED_ORDER = `json_strip_nulls(json_build_object(
    '_id', id, 'number', number, 'status', ${STATUS}, 'customer', user_id, 'checkout', checkout_id,
    'id', product_id, 'product', product_name, 'qty', qty,
    'price', unit_price_cents / 100::float8, 'total', unit_price_cents::bigint * qty / 100::float8, 'paid', paid_at is not null,
    'createdAt', ${jsonInstant("created_at")}, 'paidAt', ${jsonInstant("paid_at")},
    'deliveredAt', ${jsonInstant("delivered_at")}, 'cancelledAt', ${jsonInstant("cancelled_at")},
    'refundedAt', ${jsonInstant("refunded_at")}
  ))`;
