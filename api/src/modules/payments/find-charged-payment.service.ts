import type { RequestContext } from "../../context/context";
import type { PaymentGateway } from "../../context/payment-gateway";
import { findPayment, type PaymentRecord } from "./find-payment.service";
import { PaymentStatus } from "./payment";
import { settlePayment } from "./settle-payment.service";

/** How an event names the payment whose money it is about. */
interface Charge {
  sessionId: string | null;
  intentId: string | null;
}

/**
 * The payment that an event is about; null if it isn't one of this shop. News of a payment's money may arrive before the news that it
 * was paid: then the provider is asked, and it is booked first. Throws ServiceUnavailable while the provider can't be reached, so that
 * it sends the event again.
 */
export async function findChargedPayment(ctx: RequestContext, charge: Charge): Promise<PaymentRecord | null> {
  const found = (await findPayment(ctx, charge)) ?? (await findByIntent(ctx, charge.intentId));
  const { payments } = ctx;
  if (!found?.sessionId || found.status === PaymentStatus.PAID || payments?.name !== found.gateway)
    return found;
  await settleIfPaid(ctx, payments, found.sessionId);
  return findPayment(ctx, { sessionId: found.sessionId });
}

/** A payment gets its intent when it is booked as paid; before that the provider knows its session. */
async function findByIntent(ctx: RequestContext, intentId: string | null): Promise<PaymentRecord | null> {
  const sessionId = intentId && (await ctx.payments?.findSessionOfIntent(intentId));
  return sessionId ? findPayment(ctx, { sessionId }) : null;
}

async function settleIfPaid(ctx: RequestContext, gateway: PaymentGateway, sessionId: string): Promise<void> {
  const state = await gateway.findSession(sessionId);
  if (!state?.paid) return;
  const { amountCents, currency, intentId } = state;
  await settlePayment(ctx, { type: "paid", sessionId, amountCents, currency, intentId });
}
