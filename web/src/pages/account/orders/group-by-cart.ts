import { groupByCheckout } from "../../../features/orders/orders-of-checkout";
import type { CartGroup_OrderFragment } from "./MyOrdersPage.generated";

/** Orders of a list that are shown together. */
export interface OrderGroup<Order> {
  key: string;
  /** The cart that they were bought with, if it had several products; null for an order that stands alone. */
  cart: CartGroup_OrderFragment["checkout"];
  orders: [Order, ...Order[]];
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
