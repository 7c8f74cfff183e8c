import { serverTexts } from "@shop/shared/messages/server";
import type { Logger } from "pino";
import Stripe from "stripe";
import type {
  PaymentEvent,
  PaymentGateway,
  PaymentLine,
  PaymentRequest,
  PaymentSession,
  RefundRequest,
  RefundResult,
  SessionState,
} from "../../../context/payment-gateway";
import { ServiceUnavailable } from "../../../errors";
import { PaymentRefused } from "../../pricing/pricing.error";
import { chargeable, fromStripe, toStripe } from "./stripe-amounts";
import { failureOf, readStripeEvent } from "./stripe-events";
import { stripeLimitsOf } from "./stripe-limits";

/** The time limit for Stripe's answer, in ms; one retry follows. */
const TIMEOUT_MS = 8_000;

/** Messages for customers if Stripe refuses an amount. Stripe's limits also depend on the currency of the shop's bank account. */
const refusedAmounts = (): Partial<Record<string, string>> => serverTexts().refusals.stripeRefusals;

/** The settings of Stripe's adapter. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** The address of Stripe's API; undefined for Stripe itself. Tests pass a stand-in. */
  api: string | undefined;
  timeoutMs?: number;
}

/** Payments by Stripe's hosted Checkout: card data never reaches the shop. */
export class StripeGateway implements PaymentGateway {
  readonly name = "stripe";
  readonly limitsOf = stripeLimitsOf;
  private readonly stripe: Stripe;

  constructor(
    private readonly settings: StripeSettings,
    private readonly log: Pick<Logger, "warn">,
  ) {
    const { secretKey, api, timeoutMs = TIMEOUT_MS } = settings;
    // the version of the API is the one for which the package is made
    const options = { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false };
    this.stripe = new Stripe(secretKey, { ...options, ...(api && addressOf(api)) });
  }

  async openSession(request: PaymentRequest): Promise<PaymentSession> {
    try {
      const { id, url } = await this.ask(() => this.create(request));
      if (url) return { id, url };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const { code, param } = error;
      this.log.warn({ code, param }, "Stripe refuses to open a payment page");
      const problem = code && refusedAmounts()[code];
      if (problem) throw new PaymentRefused(problem);
    }
    throw new ServiceUnavailable(60, serverTexts().refusals.paymentRefusals.provider);
  }

  async closeSession(sessionId: string): Promise<void> {
    try {
      await this.ask(() => this.stripe.checkout.sessions.expire(sessionId));
    } catch (error) {
      // unknown, already paid or closed: `findSession` returns the current state
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
  }

  async findSession(sessionId: string): Promise<SessionState | null> {
    try {
      const session = await this.ask(() => this.stripe.checkout.sessions.retrieve(sessionId));
      return stateOf(session);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
      throw error;
    }
  }

  async findSessionOfIntent(intentId: string): Promise<string | null> {
    const { data } = await this.ask(() =>
      this.stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 }),
    );
    return data[0]?.id ?? null;
  }

  async refund({ refundId, sessionId, intentId, amountMinor }: RefundRequest): Promise<RefundResult> {
    const intent = intentId ?? (await this.findSession(sessionId))?.intentId;
    if (!intent) throw new Error(`Stripe knows no payment of session ${sessionId}`);
    try {
      const refund = await this.ask(() =>
        this.stripe.refunds.create(
          {
            payment_intent: intent,
            amount: toStripe(chargeable(amountMinor)),
            metadata: { refund: refundId },
          },
          { idempotencyKey: refundId },
        ),
      );
      return { providerRefundId: refund.id, failure: failureOf(refund) };
    } catch (error) {
      const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
      // everything was refunded concurrently in Stripe's dashboard
      if (code === "charge_already_refunded")
        return { providerRefundId: "refunded by Stripe", failure: null };
      // the bank now decides about the money, so no retry can succeed
      if (code === "charge_disputed") return { providerRefundId: `none_${refundId}`, failure: code };
      throw error;
    }
  }

  readEvent(body: Buffer, signature: string | undefined): PaymentEvent {
    return readStripeEvent(body, signature, this.settings.webhookSecret);
  }

  private create(request: PaymentRequest) {
    const { paymentId, customerEmail, currency, returnUrl, expiresAt } = request;
    const metadata = { payment: paymentId };
    return this.stripe.checkout.sessions.create(
      {
        mode: "payment",
        client_reference_id: paymentId,
        customer_email: customerEmail,
        expires_at: Math.floor(expiresAt.getTime() / 1_000),
        success_url: returnUrl,
        cancel_url: returnUrl,
        line_items: chargedLines(request.lines).map(({ name, unitCents, quantity }) => ({
          quantity,
          price_data: { currency, unit_amount: toStripe(chargeable(unitCents)), product_data: { name } },
        })),
        metadata,
        payment_intent_data: { metadata },
      },
      { idempotencyKey: paymentId },
    );
  }

  /**
   * Sends a request to Stripe. Throws ServiceUnavailable if a retry may succeed, and Stripe's own error if the request
   * is wrong.
   */
  private async ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (error instanceof Stripe.errors.StripeInvalidRequestError) throw error;
      const { type, code, statusCode } = error;
      this.log.warn({ type, code, statusCode }, "Stripe can't be reached or refuses the request");
      throw new ServiceUnavailable(10, serverTexts().refusals.paymentRefusals.unreachable);
    }
  }
}

/** The longest name of a line at Stripe, in characters. */
const LONGEST_NAME = 250;

/** The lines; a single one of their total if Stripe can't charge each as it is. */
function chargedLines(lines: PaymentLine[]): PaymentLine[] {
  if (lines.every(({ unitCents }) => chargeable(unitCents) === unitCents)) return lines;
  const name = lines.map((line) => `${line.quantity} × ${line.name}`).join(", ");
  const unitCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  return [{ name: name.slice(0, LONGEST_NAME), unitCents, quantity: 1 }];
}

function addressOf(api: string) {
  const { hostname: host, port, protocol } = new URL(api);
  const scheme = protocol === "http:" ? ("http" as const) : ("https" as const);
  return { host, port: port || (scheme === "http" ? 80 : 443), protocol: scheme };
}

function stateOf(session: Stripe.Checkout.Session): SessionState {
  const { status, payment_status: payment, amount_total: amount, currency, payment_intent: intent } = session;
  return {
    status: (["complete", "expired"] as const).find((ended) => ended === status) ?? "open",
    paid: payment === "paid",
    amountMinor: fromStripe(amount ?? 0),
    currency: currency ?? "",
    intentId: typeof intent === "string" ? intent : (intent?.id ?? null),
  };
}
