import Stripe from "stripe";
import { z } from "zod";
import type { PaymentEvent } from "../../../context/payment-gateway";
import { BadUserInput } from "../../../errors";

/** How old the timestamp of a signature may be, in seconds. */
const TOLERANCE_SECONDS = 300;

const idText = z.string().regex(/^[\w-]{1,255}$/);
const intent = z
  .union([idText, z.object({ id: idText })])
  .nullish()
  .transform((named) => (typeof named === "object" ? (named?.id ?? null) : (named ?? null)));
const cents = z.number().int().nonnegative();

const anyEvent = z.object({ type: z.string().max(100), data: z.object({ object: z.unknown() }) });
const sessionObject = z.object({ id: idText });
const paidSession = z.object({
  id: idText,
  payment_status: z.literal("paid"),
  amount_total: cents,
  currency: z.string(),
  payment_intent: intent,
});
const chargeObject = z.object({ id: idText, payment_intent: intent, amount_refunded: cents.nullish() });

/**
 * Reads an event in Stripe's form; the demo gateway's are signed the same way. Throws BadUserInput for a bad signature, one that
 * is too old, or a body that is no JSON. An event that the shop has no use for, or that lacks something, is `other`.
 */
export function readStripeEvent(body: Buffer, signature: string | undefined, secret: string): PaymentEvent {
  try {
    Stripe.webhooks.signature?.verifyHeader(body, signature ?? "", secret, TOLERANCE_SECONDS);
  } catch {
    throw new BadUserInput([{ field: "Stripe-Signature", message: "is not a valid, recent signature" }]);
  }
  return eventOf(parseJson(body));
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new BadUserInput([{ field: "body", message: "must be JSON" }]);
  }
}

function eventOf(json: unknown): PaymentEvent {
  const event = anyEvent.safeParse(json);
  if (!event.success) return { type: "other", name: "no event" };
  const { type, data } = event.data;
  const read = readers.get(type)?.(data.object);
  return read ?? { type: "other", name: type };
}

/** What each type of event says; null if it says nothing that the shop acts on. */
const readers = new Map<string, (object: unknown) => PaymentEvent | null>([
  ["checkout.session.completed", readPaid],
  ["checkout.session.async_payment_succeeded", readPaid],
  ["checkout.session.async_payment_failed", readExpired],
  ["checkout.session.expired", readExpired],
  ["charge.refunded", readRefunded],
]);

/** A session can be complete before its money is there: such an event is not this one. */
function readPaid(object: unknown): PaymentEvent | null {
  const { success, data } = paidSession.safeParse(object);
  if (!success) return null;
  const { id: sessionId, amount_total: amountCents, currency, payment_intent: intentId } = data;
  return { type: "paid", sessionId, amountCents, currency: currency.toLowerCase(), intentId };
}

function readExpired(object: unknown): PaymentEvent | null {
  const { success, data } = sessionObject.safeParse(object);
  return success ? { type: "expired", sessionId: data.id } : null;
}

/** Stripe names the charge's intent, the demo gateway its session. */
function readRefunded(object: unknown): PaymentEvent | null {
  const { success, data } = chargeObject.safeParse(object);
  if (!success) return null;
  const { id: sessionId, payment_intent: intentId, amount_refunded: refunded } = data;
  return { type: "refunded", sessionId, intentId, refundedCents: refunded ?? null };
}
