import { MAX_CART_ITEMS } from "@shop/shared/order";
import { requireViewer, type RequestContext, type Viewer } from "../../context/context";
import type { PaymentGateway, PaymentRequest } from "../../context/payment-gateway";
import { isUuid } from "../../data/uuid";
import { command, execute } from "../../data/rows";
import { BadUserInput, NotFound } from "../../errors";
import { paymentChanged } from "../../observability/signals";
import type { Order } from "../orders/order.entity";
import { claimPayment, CURRENCY, type OpenPayment } from "./claim-payment.service";
import { PaymentRefused, type PaymentPage } from "./payment-refused.error";
import { closePayment } from "./sync-payment.service";

/** How often a start is tried again because another one was faster. */
const MAX_ATTEMPTS = 4;

/**
 * Opens a payment page for some of the viewer's own PLACED orders; the same page for a repeat. Throws NotFound for an order that
 * isn't the viewer's own, PaymentRefused where an order can't be paid, where several payments get in each other's way, or where the
 * shop takes no payments, BadUserInput for none or too many orders, ServiceUnavailable while the provider can't be reached.
 */
export async function startPayment(ctx: RequestContext, orderIds: string[]): Promise<PaymentPage> {
  const customer = requireViewer(ctx);
  const ids = [...new Set(orderIds.map((id) => id.toLowerCase()))];
  if (ids.length < 1 || ids.length > MAX_CART_ITEMS)
    throw new BadUserInput([{ field: "orderIds", message: `must name 1 to ${MAX_CART_ITEMS} orders` }]);
  if (!ids.every(isUuid)) throw new NotFound("order");
  if (!ctx.payments) throw new PaymentRefused("This shop takes no payments online.");
  await ctx.limits.consume("order");
  return openPage(ctx, ctx.payments, customer, ids);
}

async function openPage(
  ctx: RequestContext,
  gateway: PaymentGateway,
  customer: Viewer,
  ids: string[],
): Promise<PaymentPage> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const claim = await claimPayment(ctx, gateway, customer, ids);
    if ("sessionsInTheWay" in claim) {
      // outside the transaction, because the provider may be slow
      for (const sessionId of claim.sessionsInTheWay) await closePayment(ctx, gateway, sessionId);
      continue;
    }
    const url = claim.payment.url ?? (await openSession(ctx, gateway, customer, claim));
    if (url) return { url, amount: claim.payment.amountCents / 100, currency: CURRENCY };
  }
  throw new PaymentRefused("Several payments of these orders were started at once. Please try again.");
}

const storeSession = command(
  "update payments set session_id = $2, url = $3 where id = $1 and status = 'OPEN' and coalesce(session_id, $2) = $2",
);

/** The address of the payment's page; null if the payment was given up in the meantime. */
async function openSession(
  ctx: RequestContext,
  gateway: PaymentGateway,
  customer: Viewer,
  { payment, orders }: { payment: OpenPayment; orders: Order[] },
): Promise<string | null> {
  const { id, url } = await gateway.openSession(requestOf(ctx, customer, payment, orders));
  if (await execute(ctx.db, storeSession, [payment.id, id, url])) {
    paymentChanged.tell({ change: "started", dollars: payment.amountCents / 100 });
    return url;
  }
  await gateway.closeSession(id);
  return null;
}

function requestOf(
  { origin }: RequestContext,
  { email }: Viewer,
  { id, expiresAt }: OpenPayment,
  orders: Order[],
): PaymentRequest {
  const lines = orders.map(({ productName, unitPrice, quantity }) => ({
    name: productName,
    unitCents: Math.round(unitPrice * 100),
    quantity,
  }));
  const returnUrl = `${origin}/checkout/return/${id}`;
  return { paymentId: id, customerEmail: email, currency: CURRENCY, lines, returnUrl, expiresAt };
}
