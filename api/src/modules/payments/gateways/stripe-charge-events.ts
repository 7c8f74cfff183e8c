import { z } from "zod";
import type { DisputeStatus, PaymentEvent } from "../../../context/payment-gateway";

/** An id of Stripe. */
export const idText = z.string().regex(/^[\w-]{1,255}$/);
/** An id, or the object of which it is. */
export const reference = z
  .union([idText, z.object({ id: idText })])
  .nullish()
  .transform((named) => (typeof named === "object" ? (named?.id ?? null) : (named ?? null)));
export const cents = z.number().int().nonnegative();

const LAST_SECOND = 253_402_300_799; // the end of the year 9999
const second = z
  .number()
  .int()
  .min(0)
  .max(LAST_SECOND)
  .transform((seconds) => new Date(seconds * 1_000));
const code = z.string().regex(/^\w{1,100}$/);

const chargeObject = z.object({ id: idText, payment_intent: reference, amount_refunded: cents.nullish() });
const refundObject = z.object({
  id: idText,
  amount: cents,
  charge: reference,
  payment_intent: reference,
  status: z.string(),
  failure_reason: code.nullish().catch(null),
  metadata: z.object({ refund: z.uuid() }).nullish().catch(null),
});
const disputeObject = z.object({
  id: idText,
  amount: cents,
  currency: z.string().regex(/^[a-z]{3}$/i),
  charge: reference,
  payment_intent: reference,
  reason: code.catch("general"),
  status: z.string(),
  is_charge_refundable: z.boolean().nullish(),
  evidence_details: z.object({ due_by: second.nullish().catch(null) }).nullish(),
  created: second.nullish().catch(null),
});

/** When an event happened; now, where it doesn't say so. */
export const readTime = (created: unknown): Date => second.safeParse(created).data ?? new Date();

type Reader = (object: unknown, at: Date) => PaymentEvent | null;

/** Stripe names the charge's intent, the demo gateway its session. */
export const readRefunded: Reader = (object, at) => {
  const { success, data } = chargeObject.safeParse(object);
  if (!success) return null;
  const { id: sessionId, payment_intent: intentId, amount_refunded: refunded } = data;
  return { type: "refunded", sessionId, intentId, refundedCents: refunded ?? null, at };
};

const FAILED = ["failed", "canceled"];

/** Why a refund gives nothing back; null where it does, or still may. */
export const failureOf = (refund: {
  status: string | null;
  failure_reason?: string | null | undefined;
}): string | null =>
  FAILED.includes(refund.status ?? "") ? (refund.failure_reason ?? refund.status ?? "unknown") : null;

/** Any news of a refund; null unless it has failed. The demo gateway's charge has the id of its session. */
export const readRefundFailed: Reader = (object, at) => {
  const { success, data } = refundObject.safeParse(object);
  const reason = success ? failureOf(data) : null;
  if (!success || reason === null) return null;
  const { id: providerRefundId, amount: amountCents, charge: sessionId, payment_intent: intentId } = data;
  const refundId = data.metadata?.refund ?? null;
  return { type: "refund failed", refundId, providerRefundId, amountCents, reason, sessionId, intentId, at };
};

/** The last word of Stripe's status, which `warning_` or `appeal_` may precede. One that isn't known asks for a look. */
function statusOf(status: string): DisputeStatus {
  if (status.endsWith("under_review")) return "UNDER_REVIEW";
  if (status === "won") return "WON";
  if (status === "lost") return "LOST";
  return status === "warning_closed" || status === "prevented" ? "CLOSED" : "NEEDS_RESPONSE";
}

/** Reads a dispute; `money` is what the event says of it. */
export const readDispute =
  (money: "withdrawn" | "reinstated" | null): Reader =>
  (object, at) => {
    const { success, data } = disputeObject.safeParse(object);
    if (!success) return null;
    const { id: disputeId, amount: amountCents, reason, charge: sessionId, payment_intent: intentId } = data;
    const inquiry = data.status.startsWith("warning_");
    const status = statusOf(data.status);
    return {
      ...{ type: "disputed", disputeId, amountCents, reason, sessionId, intentId, at, inquiry, money },
      currency: data.currency.toLowerCase(),
      status,
      refundable: data.is_charge_refundable ?? (inquiry || status === "WON" || status === "CLOSED"),
      respondBy: data.evidence_details?.due_by ?? null,
      openedAt: data.created ?? at,
    };
  };
