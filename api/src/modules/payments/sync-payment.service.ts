import type { RequestContext } from "../../context/context";
import type { PaymentGateway } from "../../context/payment-gateway";
import { handlePaymentEvent } from "./handle-payment-event.service";

/**
 * Asks the provider what became of a session, and books it as if it were reported. Throws ServiceUnavailable while the provider
 * can't be reached.
 */
export async function syncPayment(
  ctx: RequestContext,
  gateway: PaymentGateway,
  sessionId: string,
): Promise<void> {
  const state = await gateway.findSession(sessionId);
  if (state?.paid) await handlePaymentEvent(ctx, { type: "paid", sessionId, ...state });
  else if (!state || state.status === "expired")
    await handlePaymentEvent(ctx, { type: "expired", sessionId });
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
