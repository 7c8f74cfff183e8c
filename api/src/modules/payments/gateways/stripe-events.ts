import Stripe from "stripe";
import { z } from "zod";
import type { DisputeStatus, PaymentEvent } from "../../../context/payment-gateway";
import { BadUserInput } from "../../../errors";
import { fromStripe } from "./stripe-amounts";

/** An id of Stripe. */
export const idText = z.string().regex(/^[\w-]{1,255}$/);
/** An id, or an object with the id. */
export const reference = z
  .union([idText, z.object({ id: idText })])
  .nullish()
  .transform((named) => (typeof named === "object" ? (named?.id ?? null) : (named ?? null)));
/** An amount of Stripe, in minor units of the shop's currency. */
export const minor = z.number().int().nonnegative().transform(fromStripe);

const LAST_SECOND = 253_402_300_799; // the end of the year 9999
const second = z
  .number()
  .int()
  .min(0)
  .max(LAST_SECOND)
  .transform((seconds) => new Date(seconds * 1_000));
const code = z.string().regex(/^\w{1,100}$/);

const chargeObject = z.object({ id: idText, payment_intent: reference, amount_refunded: minor.nullish() });
const refundObject = z.object({
  id: idText,
  amount: minor,
  charge: reference,
  payment_intent: reference,
  status: z.string(),
  failure_reason: code.nullish().catch(null),
  metadata: z.object({ refund: z.uuid() }).nullish().catch(null),
});
const disputeObject = z.object({
  id: idText,
  amount: minor,
  currency: z.string().regex(/^[a-z]{3}$/i),
  charge: reference,
  payment_intent: reference,
  reason: code.catch("general"),
  status: z.string(),
  is_charge_refundable: z.boolean().nullish(),
  evidence_details: z.object({ due_by: second.nullish().catch(null) }).nullish(),
  created: second.nullish().catch(null),
});

/** The time of an event; now if the event has none. */
export const readTime = (created: unknown): Date => second.safeParse(created).data ?? new Date();

type Reader = (object: unknown, at: Date) => PaymentEvent | null;

/** Stripe's charge has an intent, the demo gateway's a session. */
export const readRefunded: Reader = (object, at) => {
  const { success, data } = chargeObject.safeParse(object);
  if (!success) return null;
  const { id: sessionId, payment_intent: intentId, amount_refunded: refunded } = data;
  return { type: "refunded", sessionId, intentId, refundedMinor: refunded ?? null, at };
};

const FAILED = ["failed", "canceled"];

/** The reason why a refund has failed; null if it has succeeded, or still may. */
export const failureOf = (refund: {
  status: string | null;
  failure_reason?: string | null | undefined;
}): string | null =>
  FAILED.includes(refund.status ?? "") ? (refund.failure_reason ?? refund.status ?? "unknown") : null;

/**
 * Reads any event of a refund; returns null unless the refund has failed. The id of the demo gateway's charge is that
 * of its session.
 */
export const readRefundFailed: Reader = (object, at) => {
  const { success, data } = refundObject.safeParse(object);
  const reason = success ? failureOf(data) : null;
  if (!success || reason === null) return null;
  const { id: providerRefundId, amount: amountMinor, charge: sessionId, payment_intent: intentId } = data;
  const refundId = data.metadata?.refund ?? null;
  return { type: "refund failed", refundId, providerRefundId, amountMinor, reason, sessionId, intentId, at };
};

/** Maps Stripe's status by its ending, because `warning_` or `appeal_` may precede it. An unknown status needs a response. */
function statusOf(status: string): DisputeStatus {
  if (status.endsWith("under_review")) return "UNDER_REVIEW";
  if (status === "won") return "WON";
  if (status === "lost") return "LOST";
  return status === "warning_closed" || status === "prevented" ? "CLOSED" : "NEEDS_RESPONSE";
}

/** Reads a dispute; `money` is the movement of money that the type of event stands for. */
export const readDispute =
  (money: "withdrawn" | "reinstated" | null): Reader =>
  (object, at) => {
    const { success, data } = disputeObject.safeParse(object);
    if (!success) return null;
    const { id: disputeId, amount: amountMinor, reason, charge: sessionId, payment_intent: intentId } = data;
    const inquiry = data.status.startsWith("warning_");
    const status = statusOf(data.status);
    return {
      ...{ type: "disputed", disputeId, amountMinor, reason, sessionId, intentId, at, inquiry, money },
      currency: data.currency.toLowerCase(),
      status,
      refundable: data.is_charge_refundable ?? (inquiry || status === "WON" || status === "CLOSED"),
      respondBy: data.evidence_details?.due_by ?? null,
      openedAt: data.created ?? at,
    };
  };

/** The maximum age of a signature's timestamp, in seconds. */
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
  amount_total: minor,
  currency: z.string(),
  payment_intent: reference,
});

/**
 * Reads an event in Stripe's format; the demo gateway signs its events in the same way. Throws BadUserInput for an
 * invalid or outdated signature, or if the body isn't JSON. Events of other types, and incomplete events, are `other`.
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

/** A reader for each type of event; it returns null for events that the shop ignores. docs/configuration.md lists the types. */
const readers = new Map<string, (object: unknown, at: Date) => PaymentEvent | null>([
  ["checkout.session.completed", readPaid],
  ["checkout.session.async_payment_succeeded", readPaid],
  ["checkout.session.async_payment_failed", readExpired],
  ["checkout.session.expired", readExpired],
  ["charge.refunded", readRefunded],
  // a failed refund is reported as one, two or all of these types
  ["refund.failed", readRefundFailed],
  ["refund.updated", readRefundFailed],
  ["charge.refund.updated", readRefundFailed],
  ["charge.dispute.created", readDispute(null)],
  ["charge.dispute.updated", readDispute(null)],
  ["charge.dispute.closed", readDispute(null)],
  ["charge.dispute.funds_withdrawn", readDispute("withdrawn")],
  ["charge.dispute.funds_reinstated", readDispute("reinstated")],
]);

/** A session can be complete before it is paid: such an event is ignored. */
function readPaid(object: unknown): PaymentEvent | null {
  const { success, data } = paidSession.safeParse(object);
  if (!success) return null;
  const { id: sessionId, amount_total: amountMinor, currency, payment_intent: intentId } = data;
  return { type: "paid", sessionId, amountMinor, currency: currency.toLowerCase(), intentId };
}

function readExpired(object: unknown): PaymentEvent | null {
  const { success, data } = sessionObject.safeParse(object);
  return success ? { type: "expired", sessionId: data.id } : null;
}
