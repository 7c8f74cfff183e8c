import Stripe from "stripe";
import { z } from "zod";
import type { PaymentEvent } from "../../../context/payment-gateway";
import { BadUserInput } from "../../../errors";
import {
  cents,
  idText,
  readDispute,
  readRefunded,
  readRefundFailed,
  readTime,
  reference,
} from "./stripe-charge-events";

/** How old the timestamp of a signature may be, in seconds. */
const TOLERANCE_SECONDS = 300;

const anyEvent = z.object({
  type: z.string().max(100),
  created: z.unknown().optional(),
  data: z.object({ object: z.unknown() }),
});
const sessionObject = z.object({ id: idText });
const paidSession = z.object({
  id: idText,
  payment_status: z.literal("paid"),
  amount_total: cents,
  currency: z.string(),
  payment_intent: reference,
});

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
  const { type, created, data } = event.data;
  const read = readers.get(type)?.(data.object, readTime(created));
  return read ?? { type: "other", name: type };
}

/** What each type of event says; null if it says nothing that the shop acts on. docs/configuration.md lists them. */
const readers = new Map<string, (object: unknown, at: Date) => PaymentEvent | null>([
  ["checkout.session.completed", readPaid],
  ["checkout.session.async_payment_succeeded", readPaid],
  ["checkout.session.async_payment_failed", readExpired],
  ["checkout.session.expired", readExpired],
  ["charge.refunded", readRefunded],
  // a refund that fails is reported under one, two or all of these names
  ["refund.failed", readRefundFailed],
  ["refund.updated", readRefundFailed],
  ["charge.refund.updated", readRefundFailed],
  ["charge.dispute.created", readDispute(null)],
  ["charge.dispute.updated", readDispute(null)],
  ["charge.dispute.closed", readDispute(null)],
  ["charge.dispute.funds_withdrawn", readDispute("withdrawn")],
  ["charge.dispute.funds_reinstated", readDispute("reinstated")],
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
