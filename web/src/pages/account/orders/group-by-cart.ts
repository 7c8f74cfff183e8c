import type { CartGroup_OrderFragment } from "./MyOrdersPage.generated";

/** Orders of a list that are shown together. */
export interface OrderGroup<Order> {
  key: string;
  /** The cart that they were bought with, if it had several products; null for an order that stands alone. */
  cart: CartGroup_OrderFragment["checkout"];
  orders: [Order, ...Order[]];
}

/** Those of one checkout together, where its first one stands. */
export function groupByCheckout<Order extends { id: string; checkout: { id: string } | null }>(
  orders: readonly Order[],
): [Order, ...Order[]][] {
  const groups = new Map<string, [Order, ...Order[]]>();
  for (const order of orders) {
    const key = order.checkout?.id ?? order.id;
    const group = groups.get(key);
    if (group) group.push(order);
    else groups.set(key, [order]);
  }
  return [...groups.values()];
}

/** Those of one cart together; each other order is a group of one (D-30). */
export function groupByCart<Order extends CartGroup_OrderFragment>(
  orders: readonly Order[],
): OrderGroup<Order>[] {
  return groupByCheckout(orders).map((group) => {
    const [{ id, checkout }] = group;
    const cart = checkout && checkout.orders.length > 1 ? checkout : null;
    return { key: cart?.id ?? id, cart, orders: group };
  });
}
