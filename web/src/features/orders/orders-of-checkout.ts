import { orderStatusTexts } from "@shop/shared/messages/en/orders";

/** Groups orders by checkout; each group has the position of its first order. */
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

/** Counts products by state: "2 Not Paid, 1 Cancelled"; only the state if all are equal. */
export function summarizeStates(orders: readonly { status: string }[]): string {
  const states = Object.entries(orderStatusTexts).flatMap(([state, words]) => {
    const count = orders.filter(({ status }) => status === state).length;
    return count > 0 ? [{ words, count }] : [];
  });
  const [only, ...others] = states;
  if (only && others.length === 0) return only.words;
  return states.map(({ words, count }) => `${count} ${words}`).join(", ");
}
