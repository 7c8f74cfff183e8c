import type { RequestContext } from "../../context/context";
import { lookUp } from "../../data/shared-lookups";
import { checkoutsById, dueOf } from "../orders/get-orders";
import type { Order } from "../orders/order.entity";

/** The lifetime of a mailed payment link. */
export const PAYMENT_LINK_DAYS = 14;

const HOURS = PAYMENT_LINK_DAYS * 24;

/** The end of a link's last day, on which nothing leads to it any more. */
const MARGIN_HOURS = 24;

/**
 * The link by which a customer pays the orders of a cart that the shop has placed for them; undefined for other orders, and at the end of
 * the link's lifetime. Always the same for an order.
 */
export async function findPaymentLink(
  ctx: Pick<RequestContext, "db" | "identity" | "origin">,
  [order]: readonly Order[],
): Promise<string | undefined> {
  const checkout = order?.checkoutId ? await lookUp(ctx, checkoutsById, order.checkoutId) : undefined;
  if (!checkout?.placedByShop) return undefined;
  const { id, createdAt } = checkout;
  if (Date.now() - createdAt.getTime() > (HOURS - MARGIN_HOURS) * 3_600_000) return undefined;
  return `${ctx.origin}/pay/${ctx.identity.accessTokens.signLink("payment", id, createdAt)}`;
}

/** Whether an order waits for a payment. */
export const isDue = (order: Order) => !order.paid && order.deletedAt === null && dueOf([order]) > 0;

/** The `id` of the checkout of a payment link's token; null if the token is forged or too old. */
export const readPaymentLink = ({ identity }: Pick<RequestContext, "identity">, token: string) =>
  identity.accessTokens.readLink("payment", token, HOURS);
