import type { CartGroup_OrderFragment } from "./MyOrdersPage.generated";

/** Orders of a list that are shown together. */
export interface OrderGroup<Order> {
  key: string;
  /** The cart that they were bought with, if it had several products; null for an order that stands alone. */
  cart: CartGroup_OrderFragment["checkout"];
  orders: [Order, ...Order[]];
}

/** Those of one cart together, where its first one stands; each other order is a group of one (D-30). */
export function groupByCart<Order extends CartGroup_OrderFragment>(
  orders: readonly Order[],
): OrderGroup<Order>[] {
  const groups = new Map<string, OrderGroup<Order>>();
  for (const order of orders) {
    const cart = order.checkout && order.checkout.orders.length > 1 ? order.checkout : null;
    const key = cart?.id ?? order.id;
    const group = groups.get(key);
    if (group) group.orders.push(order);
    else groups.set(key, { key, cart, orders: [order] });
  }
  return [...groups.values()];
}
