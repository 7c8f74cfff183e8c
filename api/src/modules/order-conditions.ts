/**
 * The condition of an order that is neither delivered, cancelled nor refunded. Lists show these orders. It is the predicate of
 * the partial indexes on orders, so that queries with it use them.
 */
export const IS_OPEN = "delivered_at is null and cancelled_at is null and refunded_at is null";

/** The condition of an order that isn't open. It is the predicate of a partial index, too. */
export const IS_CLOSED = "delivered_at is not null or cancelled_at is not null or refunded_at is not null";

/** The condition of an open order that is not paid, sent or not: a customer has at most one of a product (D-10). */
export const IS_UNPAID = `paid_at is null and ${IS_OPEN}`;

/** The condition of an order that waits for its payment and wasn't sent. It can be cancelled. */
export const IS_PLACED = `shipped_at is null and ${IS_UNPAID}`;

/** The condition of an order that was delivered and not refunded since. */
export const IS_DELIVERED = "delivered_at is not null and refunded_at is null";

/** The condition of an order whose product the customer has, or soon has: it was delivered, or paid and sent, also if it was refunded later. */
export const IS_RECEIVED = "delivered_at is not null or (shipped_at is not null and paid_at is not null)";

/** The condition of an order whose payment is disputed, or whose failed refund is owed. */
export const HAS_PAYMENT_PROBLEM = `id in (
    select order_id from refunds where failed_at is not null and paid_back_at is null and retried_at is null
    union all
    select order_id from disputes join payment_orders using (payment_id) where closed_at is null
  )`;

/** The condition of an order that is to be sent: paid, open and not sent. */
export const IS_TO_SEND = `paid_at is not null and shipped_at is null and ${IS_OPEN}`;

/** The condition of an open order that is paid, sent or not (D-11). */
export const IS_PAID_AND_OPEN = `paid_at is not null and ${IS_OPEN}`;

/** The condition of an order that was sent and isn't delivered. */
export const IS_SENT = `shipped_at is not null and ${IS_OPEN}`;

/** What an order is charged, in whole cents: without delivery, tax or discount it is price times quantity. */
export const TOTAL_CENTS =
  "unit_price_cents::bigint * qty - discount_cents + shipping_cents + case when tax_included then 0 else tax_cents end";

/** What went back of an order, in whole cents. The columns alone don't say it where release 0.1.0 refunded it, or undid it. */
export const REFUNDED_CENTS = `case when refunded_at is not null then ${TOTAL_CENTS} when refunded_cents < ${TOTAL_CENTS} then refunded_cents else 0 end`;

/** The units whose money went back. */
export const REFUNDED_UNITS = `case when refunded_at is not null then qty
  when refunded_cents = 0 or refunded_cents < ${TOTAL_CENTS} then refunded_qty else 0 end`;

/** The units that returned to stock: all where it is `restocked`, otherwise those of refunded parts. */
export const RESTOCKED_UNITS =
  "case when restocked then qty when restocked_qty < qty then restocked_qty else 0 end";

/** The gateway of a payment of 0, which no payment provider takes (D-36). */
export const NO_GATEWAY = "none";

/** The note of an order that is paid because it costs nothing. */
export const NOTHING_TO_PAY = "Nothing to pay";
