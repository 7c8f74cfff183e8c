import type { RequestContext } from "../../context/context";
import { ServiceUnavailable } from "../../errors";
import { onPrimary } from "../../context/reading";
import { lookUp } from "../../data/shared-lookups";
import { heldUntil } from "../orders/expire-orders";
import { checkoutsById, numberOfCheckout, ordersOfCheckout } from "../orders/get-orders";
import type { Order } from "../orders/order.entity";
import { findUser } from "../users/find-user";
import { isDue, readPaymentLink } from "./payment-link";
import { startPaymentOf } from "./start-payment";
import { syncPaymentsOf } from "./sync-payment";

/** The orders of a payment link. Its page shows nothing about the person. */
export interface LinkedOrders {
  /** The number that the customer knows. */
  number: string;
  orders: Order[];
  /** The orders that wait for a payment; empty if the shop takes none. */
  due: Order[];
  /** The time at which unpaid orders are cancelled; null if they never are. */
  heldUntil: Date | null;
}

/** The state of a payment link: its orders and their customer; null if the link is forged or ended, or the customer is blocked. */
async function readLink(ctx: RequestContext, token: string) {
  const id = readPaymentLink(ctx, token);
  const checkout = id === null ? undefined : await lookUp(ctx, checkoutsById, id);
  const customer = checkout?.placedByShop ? await findUser(ctx, checkout.userId) : null;
  if (!checkout || !customer) return null;
  const orders = (await lookUp(ctx, ordersOfCheckout, checkout.id)) ?? [];
  return { checkout, customer, orders, due: orders.filter(isDue) };
}

/**
 * The orders of a payment link; null if it doesn't work. Asks the provider about their open payment if the customer comes back from it
 * (`isBack`), because its report may be on its way.
 */
export async function findLinkedOrders(
  request: RequestContext,
  token: string,
  isBack: boolean,
): Promise<LinkedOrders | null> {
  const ctx = onPrimary(request);
  const link = await readLink(ctx, token);
  if (isBack && link && link.due.length > 0 && ctx.payments) {
    const ids = link.due.map(({ id }) => id);
    await syncPaymentsOf(ctx, ctx.payments, ids).catch((error: unknown) => {
      if (!(error instanceof ServiceUnavailable)) throw error; // the page shows the recorded state
    });
    return findLinkedOrders(request, token, false);
  }
  if (!link) return null;
  const { checkout, orders, due } = link;
  return {
    number: numberOfCheckout(checkout, orders),
    orders,
    due: ctx.payments ? due : [],
    heldUntil: heldUntil(ctx.policy, due),
  };
}

/**
 * Opens the provider's page for the unpaid orders of a payment link; null if the link doesn't work or nothing is due. Throws as
 * `startPayment` does.
 */
export async function payByLink(request: RequestContext, token: string): Promise<string | null> {
  const ctx = onPrimary(request);
  const link = await readLink(ctx, token);
  if (!link || link.due.length === 0 || !ctx.payments) return null;
  await ctx.limits.consume("order");
  const ids = link.due.map(({ id }) => id);
  return (await startPaymentOf(ctx, ctx.payments, link.customer, ids)).url;
}
