/**
 * SQL condition: the order is neither delivered, cancelled nor refunded. Lists show these orders. The partial indexes
 * on orders have this predicate, so that queries with it use them.
 */
export const IS_OPEN = "delivered_at is null and cancelled_at is null and refunded_at is null";

/** SQL condition: the order isn't open. It is the predicate of a partial index, too. */
export const IS_CLOSED = "delivered_at is not null or cancelled_at is not null or refunded_at is not null";

/**
 * SQL condition: the order is open and unpaid, sent or not. A customer has at most one such order per product (D-10).
 */
export const IS_UNPAID = `paid_at is null and ${IS_OPEN}`;

/** SQL condition: the order awaits its payment and wasn't sent. It can be cancelled. */
export const IS_PLACED = `shipped_at is null and ${IS_UNPAID}`;

/** SQL condition: the order was delivered and not refunded afterwards. */
export const IS_DELIVERED = "delivered_at is not null and refunded_at is null";

/**
 * SQL condition: the customer has the product, or soon will: the order was delivered, or paid and sent, even if it was
 * refunded later.
 */
export const IS_RECEIVED = "delivered_at is not null or (shipped_at is not null and paid_at is not null)";

/** SQL condition: the payment of the order is disputed, or a failed refund is still owed. */
export const HAS_PAYMENT_PROBLEM = `id in (
    select order_id from refunds where failed_at is not null and paid_back_at is null and retried_at is null
    union all
    select order_id from disputes join payment_orders using (payment_id) where closed_at is null
  )`;

/** SQL condition: the order is ready to be sent: paid, open and not sent. */
export const IS_TO_SEND = `paid_at is not null and shipped_at is null and ${IS_OPEN}`;

/** SQL condition: the order is open and paid, sent or not (D-11). */
export const IS_PAID_AND_OPEN = `paid_at is not null and ${IS_OPEN}`;

/** SQL condition: the order was sent and isn't delivered. */
export const IS_SENT = `shipped_at is not null and ${IS_OPEN}`;

/** SQL of an order's total in minor units. Without delivery, tax or discount it is price times quantity. */
export const TOTAL_MINOR =
  "unit_price_cents::bigint * qty - discount_cents + shipping_cents + case when tax_included then 0 else tax_cents end";

/** SQL of the part of an order's total that isn't paid by a gift card, in minor units: the payment provider charges it. */
export const DUE_MINOR = `${TOTAL_MINOR} - gift_card_cents`;

/**
 * SQL of an order's refunded amount in minor units. It doesn't rely on `refunded_cents` alone, because release 0.1.0
 * refunded orders, and undid refunds, without setting it.
 */
export const REFUNDED_MINOR = `case when refunded_at is not null then ${TOTAL_MINOR} when refunded_cents < ${TOTAL_MINOR} then refunded_cents else 0 end`;

/** SQL of an order's refunded units. */
export const REFUNDED_UNITS = `case when refunded_at is not null then qty
  when refunded_cents = 0 or refunded_cents < ${TOTAL_MINOR} then refunded_qty else 0 end`;

/** SQL of the units that returned to stock: all if the order is `restocked`, otherwise the units of partial refunds. */
export const RESTOCKED_UNITS =
  "case when restocked then qty when restocked_qty < qty then restocked_qty else 0 end";

/** The gateway of a payment of 0, which no payment provider accepts (D-36). */
export const NO_GATEWAY = "none";
