import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { refusalReason, type WhyNot } from "./order-states";

/**
 * Returns the work on each of the selected orders: the orders of a cart change in one request, all or none (D-30).
 * `change` resolves to the reason of a refusal, or to anything else.
 */
export function perCart(
  orders: readonly OrderActions_OrderFragment[],
  whyNot: WhyNot,
  change: (orders: readonly OrderActions_OrderFragment[]) => Promise<unknown>,
  refusalOfOne?: string,
): (order: OrderActions_OrderFragment) => Promise<string | null> {
  const results = new Map<string, Promise<string | null>>();
  const cartOf = ({ id, checkout }: OrderActions_OrderFragment) => checkout?.id ?? id;
  const changeCart = async (cart: string) => {
    const together = orders.filter((order) => cartOf(order) === cart && whyNot(order) === null);
    try {
      const said = await change(together);
      return typeof said === "string" ? said : null;
    } catch (error) {
      return refusalReason(error, together.length, refusalOfOne);
    }
  };
  return async (order) => {
    const refused = whyNot(order);
    if (refused !== null) return refused;
    const cart = cartOf(order);
    const result = results.get(cart) ?? changeCart(cart);
    results.set(cart, result);
    return result;
  };
}
