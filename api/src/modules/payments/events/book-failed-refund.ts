import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import { isDecidedByBank } from "@shop/shared/payment-problems";
import { inTransaction, type RequestContext } from "../../../context/context";
import type { RefundFailedEvent } from "../../../context/payment-gateway";
import { boolean, columns, instant, integer, text, uuid, type RowOf } from "../../../data/columns";
import { command, execute, rows, select } from "../../../data/rows";
import { paymentChanged } from "../../../observability/signals";
import { addJob } from "../../jobs/add-job";
import { noteEvent } from "../../orders/change-status";
import { undoRefund } from "../../orders/mark-refunded";
import { lockUser } from "../../users/lock-user";
import { findChargedPayment } from "./settle-payment";
import { listPaymentParts } from "../get-payments";
import type { RefundReason } from "../get-refunds";
import { partsOfAmount } from "./parts-of-amount";

const failedColumns = columns({
  id: uuid("refunds.id"),
  paymentId: uuid("payment_id"),
  userId: uuid("payments.user_id"),
  orderId: uuid("order_id"),
  number: text("number"),
  amountMinor: integer("refunds.amount_cents::integer"),
  /** Refunds of release 0.1.0 are of the whole order. */
  units: integer("coalesce(refunds.units, qty)"),
  reason: text<RefundReason>("refunds.reason"),
  bookedAt: instant("refunds.created_at"),
  failed: boolean("failed_at is not null"),
});
type KnownRefund = RowOf<typeof failedColumns>;

const FROM = "from refunds join payments on payments.id = payment_id join orders on orders.id = order_id";
/**
 * Finds refunds by the shop's id or the provider's. A refund made in the dashboard may have several rows with one
 * provider's id.
 */
const named = select(
  failedColumns,
  `${FROM} where refunds.id = $1 or provider_refund_id = $2 order by product_id, order_id`,
);
const ofDashboard = select(
  failedColumns,
  `${FROM}
    where payment_id = $1 and refunds.reason = 'PROVIDER' and failed_at is null
    order by refunds.created_at desc, product_id, order_id`,
);
/** Only what the provider was asked to send can fail, not a refund that went to a gift card as a whole. */
const fail = command(
  `update refunds set failed_at = $2, failure_reason = $3, provider_refund_id = $4
    where id = $1 and failed_at is null and amount_cents > 0`,
);
const failUnclear = command(
  `update payments set unbooked_cents = greatest(unbooked_cents - $3, 0),
      failed_refunds = failed_refunds || jsonb_build_object($2::text, jsonb_build_object('cents', $3::integer, 'at', $4::timestamptz))
    where id = $1 and not failed_refunds ? $2`,
);

/**
 * Books a failed refund: the provider has the money again. An order refunded by it returns to its former state; its
 * units stay where they are. A mail asks the admins to pay the money back by other means. Repeated reports change
 * nothing. Returns a remark for the log if the failure could not be booked.
 */
export async function bookFailedRefund(
  ctx: RequestContext,
  event: RefundFailedEvent,
): Promise<string | null> {
  const known = await rows(ctx.db, named, [event.refundId, event.providerRefundId]);
  const payment = known[0]
    ? { id: known[0].paymentId, userId: known[0].userId }
    : await findChargedPayment(ctx, event);
  if (!payment) return "a failed refund was reported of a payment that isn't one of this shop";
  const failed = await inTransaction(ctx, async (tx) => {
    await lockUser(tx, payment.userId);
    const refunds = known[0] ? known : await refundsMeant(tx, payment.id, event);
    return refunds ? failAll(tx, refunds, event) : noteUnclear(tx, payment.id, event);
  });
  if (failed === "unclear")
    return `a refund of ${event.amountMinor} cents of payment ${payment.id} failed, which belongs to no order for certain`;
  if (failed > 0) paymentChanged.publish({ change: "refund failed", minor: failed });
  return null;
}

/** The rows of a dashboard refund with this amount; null if they are ambiguous. */
async function refundsMeant(
  tx: RequestContext,
  paymentId: string,
  { providerRefundId, amountMinor }: RefundFailedEvent,
): Promise<KnownRefund[] | null> {
  const reported = await rows(tx.db, named, [null, providerRefundId]); // reported concurrently under another type of event
  if (reported.length > 0) return reported;
  const booked = await rows(tx.db, ofDashboard, [paymentId]);
  return latestOfAmount(booked, amountMinor) ?? partsOfAmount(booked, amountMinor);
}

/**
 * The refunds booked at one time with this sum, the latest such time: which of two equal dashboard refunds has failed
 * makes no difference.
 */
function latestOfAmount(booked: KnownRefund[], minor: number): KnownRefund[] | null {
  const times = [...new Set(booked.map(({ bookedAt }) => bookedAt.getTime()))];
  const together = times.map((time) => booked.filter(({ bookedAt }) => bookedAt.getTime() === time));
  const sumOf = (refunds: KnownRefund[]) => refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return together.find((refunds) => sumOf(refunds) === minor) ?? null;
}

/** Returns the failed amount, in minor units. */
async function failAll(
  tx: RequestContext,
  refunds: KnownRefund[],
  { at, reason, providerRefundId }: RefundFailedEvent,
): Promise<number> {
  let minor = 0;
  for (const refund of refunds) {
    if (!(await execute(tx.db, fail, [refund.id, at, reason, providerRefundId]))) continue;
    await reopen(tx, refund, reason);
    await addJob(tx, "mail-refund-failed", { refundId: refund.id }, `${refund.number} ${refund.id}`);
    minor += refund.amountMinor;
  }
  return minor;
}

/** `code` is the provider's reason; customers read the note, too. */
async function reopen(tx: RequestContext, refund: KnownRefund, code: string): Promise<void> {
  const { orderId, reason, amountMinor: minor, units } = refund;
  const note = serverTexts().orderNotes.orderNotes.refundFailed(isDecidedByBank(code));
  const change = { by: "payment", note } as const;
  const undone = reason !== "ORDER_CLOSED" && (await undoRefund(tx, orderId, { ...change, minor, units }));
  if (!undone) await noteEvent(tx, [orderId], change);
}

async function noteUnclear(
  tx: RequestContext,
  paymentId: string,
  { providerRefundId, amountMinor, at }: RefundFailedEvent,
): Promise<number | "unclear"> {
  if (!(await execute(tx.db, failUnclear, [paymentId, providerRefundId, amountMinor, at]))) return 0;
  const parts = await listPaymentParts(tx, paymentId);
  await noteEvent(
    tx,
    parts.map(({ orderId }) => orderId),
    {
      by: "payment",
      note: serverTexts().orderNotes.orderNotes.unclearRefundFailed(formatMinor(amountMinor)),
      forShop: true,
    },
  );
  return "unclear";
}
