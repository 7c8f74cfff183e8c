import Stripe from "stripe";
import { createHmac, randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type {
  PaymentEvent,
  PaymentGateway,
  PaymentRequest,
  PaymentSession,
  RefundRequest,
  RefundResult,
  SessionState,
} from "../../../context/payment-gateway";
import { toStripe } from "./stripe-amounts";
import { readStripeEvent } from "./stripe-events";
import { stripeLimitsOf } from "./stripe-limits";
import { totalOf, type DemoSession, type DemoSessions } from "./demo-sessions";

/** The secret of the demo gateway's webhooks and addresses, equal in all processes that share the secret of access tokens. */
export const demoWebhookSecret = (accessTokenSecret: string): string =>
  createHmac("sha256", accessTokenSecret).update("payment-webhook-secret").digest("base64url");

/** The time limit for the shop's answer to an event, in ms. */
const TIMEOUT_MS = 10_000;

/** The dependencies of the demo gateway. */
export interface DemoGatewaySettings {
  sessions: DemoSessions;
  /** Signs its events. */
  secret: string;
  /** Returns the scheme, host and port of the shop for each event. */
  shopAddress: () => string;
  log: Pick<Logger, "warn">;
}

/**
 * A payment provider for trying the shop out: no money moves. Like a real provider, it communicates with the shop only
 * through the customer's browser and signed webhooks. Production refuses it.
 */
export class DemoGateway implements PaymentGateway {
  readonly name = "demo";
  readonly limitsOf = stripeLimitsOf;

  constructor(private readonly settings: DemoGatewaySettings) {}

  async openSession(request: PaymentRequest): Promise<PaymentSession> {
    const id = this.idOf(request.paymentId);
    await this.settings.sessions.add(id, request);
    return { id, url: `${new URL(request.returnUrl).origin}/demo-pay/${id}` };
  }

  async closeSession(sessionId: string): Promise<void> {
    const closed = await this.settings.sessions.end(sessionId, "expired");
    if (closed) await this.report("checkout.session.expired", sessionObject(closed));
  }

  async findSession(sessionId: string): Promise<SessionState | null> {
    const session = await this.settings.sessions.find(sessionId);
    if (!session) return null;
    const { status, request } = session;
    const amountMinor = totalOf(request);
    return { status, paid: status === "complete", amountMinor, currency: request.currency, intentId: null };
  }

  /** The demo has no intents: its events name sessions. */
  findSessionOfIntent(): Promise<null> {
    return Promise.resolve(null);
  }

  async refund({ refundId, sessionId, amountMinor }: RefundRequest): Promise<RefundResult> {
    const { sessions } = this.settings;
    await sessions.refund(sessionId, refundId, amountMinor);
    const session = await sessions.find(sessionId);
    if (session) await this.report("charge.refunded", chargeObject(session));
    return { providerRefundId: `re_demo_${refundId}`, failure: null };
  }

  readEvent(body: Buffer, signature: string | undefined): PaymentEvent {
    return readStripeEvent(body, signature, this.settings.secret);
  }

  /** The session of a payment page; null if it doesn't exist. */
  pageOf(sessionId: string): Promise<DemoSession | null> {
    return this.settings.sessions.find(sessionId);
  }

  /**
   * Records and reports the customer's choice on the page, to pay or to decline. Returns null if the session isn't open
   * any more.
   */
  async decide(sessionId: string, approved: boolean): Promise<DemoSession | null> {
    const session = await this.settings.sessions.end(sessionId, approved ? "complete" : "expired");
    const type = approved ? "checkout.session.completed" : "checkout.session.expired";
    if (session) await this.report(type, sessionObject(session));
    return session;
  }

  /** An unguessable id, always the same for a payment. */
  private idOf(paymentId: string): string {
    return `cs_demo_${createHmac("sha256", this.settings.secret).update(paymentId).digest("hex").slice(0, 40)}`;
  }

  /** Sends an event to the shop once; reconciliation finds events that don't arrive. */
  private async report(type: string, object: Record<string, unknown>): Promise<void> {
    const { secret, shopAddress, log } = this.settings;
    const created = Math.floor(Date.now() / 1_000);
    const event = { id: `evt_demo_${randomUUID()}`, object: "event", type, created, data: { object } };
    const payload = JSON.stringify(event);
    try {
      const { status } = await fetch(`${shopAddress()}/webhooks/payments`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret }),
        },
        body: payload,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (status !== 200) log.warn(`the demo gateway's ${type} was answered with ${status}`);
    } catch (error) {
      log.warn({ err: error }, `the demo gateway's ${type} did not arrive`);
    }
  }
}

function sessionObject({ id, request, status }: DemoSession): Record<string, unknown> {
  return {
    id,
    object: "checkout.session",
    status,
    payment_status: status === "complete" ? "paid" : "unpaid",
    amount_total: toStripe(totalOf(request)),
    currency: request.currency,
    client_reference_id: request.paymentId,
    payment_intent: null,
  };
}

function chargeObject({ id, request, refundedMinor }: DemoSession): Record<string, unknown> {
  const amount = totalOf(request);
  return {
    id,
    object: "charge",
    amount: toStripe(amount),
    amount_refunded: toStripe(refundedMinor),
    refunded: refundedMinor >= amount,
    currency: request.currency,
    payment_intent: null,
  };
}
