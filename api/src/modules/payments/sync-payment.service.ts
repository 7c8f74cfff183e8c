import type { RequestContext } from "../../context/context";
import type { PaymentGateway } from "../../context/payment-gateway";
import { handlePaymentEvent } from "./handle-payment-event.service";

/**
 * Asks the provider what became of a session, and books it as if it were reported; returns a remark for the log as
 * `handlePaymentEvent` does. Throws ServiceUnavailable while the provider can't be reached.
 */
export async function syncPayment(
  ctx: RequestContext,
  gateway: PaymentGateway,
  sessionId: string,
): Promise<string | null> {
  const state = await gateway.findSession(sessionId);
  if (!state || (state.status === "expired" && !state.paid))
    return handlePaymentEvent(ctx, { type: "expired", sessionId });
  if (!state.paid) return null;
  const { amountCents, currency, intentId } = state;
  return handlePaymentEvent(ctx, { type: "paid", sessionId, amountCents, currency, intentId });
}

/** Closes a session, and books what became of it: it may have been paid in the meantime. */
export async function closePayment(
  ctx: RequestContext,
  gateway: PaymentGateway,
  sessionId: string,
): Promise<void> {
  await gateway.closeSession(sessionId);
  await syncPayment(ctx, gateway, sessionId);
}
