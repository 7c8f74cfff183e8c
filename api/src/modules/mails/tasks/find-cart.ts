import { checkoutsById, numberOfCheckout, ordersOfCheckout } from "../../orders/get-orders";
import type { JobContext } from "../../../context/job-context";
import type { Orders, MailedCart } from "../template/order-words";

/** The common cart of these orders; null if they belong to several carts, or if the cart had a single product (D-30). */
export async function findCart(ctx: JobContext, orders: Orders): Promise<MailedCart | null> {
  const [{ checkoutId: id }] = orders;
  if (id === null || orders.some(({ checkoutId }) => checkoutId !== id)) return null;
  const checkout = (await checkoutsById(ctx, [id])).get(id);
  const [first, ...others] = (await ordersOfCheckout(ctx, [id])).get(id) ?? [];
  if (!checkout || !first || others.length === 0) return null;
  return { number: numberOfCheckout(checkout, [first, ...others]), orders: [first, ...others] };
}
