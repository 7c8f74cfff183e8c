import type { Order } from "../../orders/order.entity";

/** One order or several, never none. */
export type Orders = readonly [Order, ...Order[]];

/** `order 6180-3399`, or `3 orders`. */
export const namedOrders = (orders: readonly Order[]): string =>
  orders.length === 1 ? `order ${orders[0]?.number}` : `${orders.length} orders`;

/** The sum of the orders' totals in dollars, counted in cents. */
export const sumOf = (orders: readonly Order[]): number =>
  orders.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100;

/** Whether these are orders at all. */
export const isSome = (orders: Order[]): orders is [Order, ...Order[]] => orders.length > 0;
