/**
 * The condition of an order that is neither delivered, cancelled nor refunded. Lists show these orders. It is the predicate of
 * the partial indexes on orders, so that queries with it use them.
 */
export const IS_OPEN = "delivered_at is null and cancelled_at is null and refunded_at is null";

/** The condition of an open order that is not paid. */
export const IS_UNPAID = `paid_at is null and ${IS_OPEN}`;

/** The condition of an open order that is paid. */
export const IS_PAID_AND_OPEN = `paid_at is not null and ${IS_OPEN}`;
