import { requireVerifiedEmail } from "../../../context/authorize";
import { inTransaction, requireViewer, type RequestContext, type Viewer } from "../../../context/context";
import { violatedConstraint } from "../../../data/rows";
import { lockProducts, takeLocked } from "../../catalogue/stock/lock-products.service";
import { lockUser } from "../../users/lock-user.service";
import type { Checkout } from "../checkout.entity";
import { serialize } from "../place-order/order-queue";
import { CartRefused } from "./cart-refused.error";
import { findRefusals, type CartEntry } from "./find-refusals.service";
import { findRepeated } from "./find-repeated.service";
import { insertCheckout } from "./insert-checkout.service";
import type { PlaceOrdersInput } from "./place-orders.input";

/**
 * Orders a whole cart, one order for each entry at today's price and name, or throws CartRefused with every entry that can't be
 * had, and changes nothing (D-21). A repeat with the same key returns the first checkout; the same key for another cart is
 * KeyReused. Forbidden if the email must be verified first. For the rate limit a cart is one order.
 */
export async function placeOrders(ctx: RequestContext, input: PlaceOrdersInput): Promise<Checkout> {
  const customer = requireViewer(ctx);
  requireVerifiedEmail(ctx, "orders");
  await ctx.limits.consume("order");
  const first = await findRepeated(ctx, customer, input);
  if (first) return first;
  try {
    return await inQueues(ctx, customer, input);
  } catch (error) {
    const violated = violatedConstraint(error) === "checkout_idempotency_key";
    if (!violated && !(error instanceof CartRefused)) throw error;
    const repeated = await findRepeated(ctx, customer, input); // the same form arrived twice at once
    if (repeated) return repeated;
    throw error;
  }
}

/** Waits for the orders of the same customer and of the same products in this process, in one order for all carts. */
function inQueues(ctx: RequestContext, customer: Viewer, input: PlaceOrdersInput): Promise<Checkout> {
  const entries = entriesOf(input);
  const keys = [customer.id, ...entries.map(({ productId }) => productId)];
  const place = () => takeAndInsert(ctx, customer, input, entries);
  return keys.reduceRight((work, key) => () => serialize(key, work), place)();
}

/** The entries of the cart by the id of their product, which is the order in which every transaction locks products. */
function entriesOf({ items }: PlaceOrdersInput): CartEntry[] {
  const entries = items.map(({ productId, qty }, position) => ({
    sentId: productId,
    productId: productId.toLowerCase(),
    qty,
    position,
  }));
  return entries.sort((one, other) => (one.productId < other.productId ? -1 : 1));
}

function takeAndInsert(
  ctx: RequestContext,
  customer: Viewer,
  input: PlaceOrdersInput,
  entries: CartEntry[],
): Promise<Checkout> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, customer.id);
    const stock = await lockProducts(
      tx,
      entries.map(({ productId }) => productId),
    );
    const refusals = await findRefusals(tx, customer.id, entries, stock);
    if (refusals.length > 0) throw new CartRefused(refusals);
    await takeLocked(tx, entries);
    return insertCheckout(tx, customer, input, entries, stock);
  });
}
