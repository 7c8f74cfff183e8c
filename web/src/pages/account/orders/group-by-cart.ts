import { groupByCheckout } from "../../../features/orders/orders-of-checkout";
import type { CartGroup_OrderFragment } from "./MyOrdersPage.generated";

/** Orders of a list shown as one group. */
export interface OrderGroup<Order> {
  key: string;
  /** The common cart, if it had several products; null for a single order. */
  cart: CartGroup_OrderFragment["checkout"];
  orders: [Order, ...Order[]];
}

/** Groups the orders of a cart; an order without one is a group of one (D-30). */
export function groupByCart<Order extends CartGroup_OrderFragment>(
  orders: readonly Order[],
): OrderGroup<Order>[] {
  return groupByCheckout(orders).map((group) => {
    const [{ id, checkout }] = group;
    const cart = checkout && checkout.orders.length > 1 ? checkout : null;
    return { key: cart?.id ?? id, cart, orders: group };
  });
}
