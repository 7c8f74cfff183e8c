import type { Order } from "../../orders/order.entity";

/** One order or several, never none. */
export type Orders = readonly [Order, ...Order[]];

/** `order 6180-3399`, or `3 orders`. */
export const namedOrders = (orders: readonly Order[]): string =>
  orders.length === 1 ? `order ${orders[0]?.number}` : `${orders.length} orders`;

/** Whether these are orders at all. */
export const isSome = (orders: Order[]): orders is [Order, ...Order[]] => orders.length > 0;
