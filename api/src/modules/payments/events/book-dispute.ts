import { serverTexts } from "@shop/shared/messages/server";
import { formatForeign, fromMinor } from "@shop/shared/money";
import { formatMoment } from "@shop/shared/time/format-moment";
import { type DisputePhase, disputePhaseOf, reasonOf } from "@shop/shared/payment-problems";
import type { DisputedEvent } from "../../../context/payment-gateway";
import { inTransaction, type RequestContext } from "../../../context/context";
import type { RowOf } from "../../../data/columns";
import { command, execute, returning, rows, select } from "../../../data/rows";
import { paymentChanged } from "../../../observability/signals";
import { addJob } from "../../jobs/add-job";
import { noteEvent } from "../../orders/change-status";
import { lockUser } from "../../users/lock-user";
import { findChargedPayment } from "./settle-payment";
import { listPaymentParts, type PaymentRecord } from "../get-payments";
import { PaymentStatus } from "../payment";
import { DisputeTable } from "../payment.entity";
import { columnsOf } from "../../../data/tables";

const amountOf = ({ amountMinor, currency }: DisputedEvent) =>
  formatForeign(fromMinor(amountMinor), currency);

/** The note about a dispute in the history of the payment's orders. */
function noteOf(phase: DisputePhase, event: DisputedEvent): string {
  const { orderNotes, paymentProblems } = serverTexts();
  const respondBy = event.respondBy ? formatMoment(event.respondBy) : null;
  const reason = reasonOf(paymentProblems.disputeReasons, event.reason);
  return orderNotes.disputeNotes[phase](amountOf(event), reason, respondBy);
}

/** The note about money moved by a dispute. */
function noteOfMoney(money: "withdrawn" | "reinstated", event: DisputedEvent): string {
  const { tookForDispute, returnedOfDispute } = serverTexts().orderNotes.orderNotes;
  return money === "withdrawn" ? tookForDispute(amountOf(event)) : returnedOfDispute(amountOf(event));
}

const storedColumns = columnsOf(DisputeTable, "id", "status", "inquiry", "reportedAt");
type Stored = RowOf<typeof storedColumns>;

const byProvidersId = select(storedColumns, "from disputes where provider_dispute_id = $1");
/** The customer's lock prevents two events of a dispute from being booked concurrently. */
const save = returning(
  storedColumns,
  `insert into disputes (payment_id, provider_dispute_id, amount_cents, currency, reason, status, inquiry, refundable, respond_by,
        opened_at, closed_at, reported_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $6 in ('WON', 'LOST', 'CLOSED') then $11::timestamptz end, $11)
    on conflict (provider_dispute_id) do update set amount_cents = excluded.amount_cents, currency = excluded.currency,
        reason = excluded.reason, status = excluded.status, inquiry = excluded.inquiry, refundable = excluded.refundable,
        respond_by = excluded.respond_by, reported_at = excluded.reported_at,
        closed_at = case when excluded.closed_at is not null then coalesce(disputes.closed_at, excluded.closed_at) end`,
);
const moveMoney = {
  withdrawn: command("update disputes set withdrawn_at = $2 where id = $1 and withdrawn_at is null"),
  reinstated: command("update disputes set reinstated_at = $2 where id = $1 and reinstated_at is null"),
};

/**
 * Books a dispute of a payment by the customer's bank, and its progress. Each order of the payment gets a history entry
 * that customers don't see, and the admins get a mail. The orders keep their state. An event older than the stored
 * state changes nothing. Returns a remark for the log if the dispute could not be booked.
 */
export async function bookDispute(ctx: RequestContext, event: DisputedEvent): Promise<string | null> {
  const payment = await findChargedPayment(ctx, event);
  if (!payment) return "a dispute was reported of a payment that isn't one of this shop";
  if (payment.status !== PaymentStatus.PAID)
    return `a dispute was reported of payment ${payment.id}, which isn't paid`;
  const isNew = await inTransaction(ctx, async (tx) => {
    await lockUser(tx, payment.userId);
    return book(tx, payment, event);
  });
  if (isNew) paymentChanged.publish({ change: "disputed", minor: event.amountMinor });
  return null;
}

/** Returns whether the dispute is new. */
async function book(tx: RequestContext, payment: PaymentRecord, event: DisputedEvent): Promise<boolean> {
  const [before] = await rows(tx.db, byProvidersId, [event.disputeId]);
  const current = before && !isNewer(event, before) ? before : await store(tx, payment.id, event);
  const parts = await listPaymentParts(tx, payment.id);
  const orderIds = parts.map(({ orderId }) => orderId);
  const addNote = (note: string) => noteEvent(tx, orderIds, { by: "payment", note, forShop: true });

  const phase = disputePhaseOf(current);
  if (!before || disputePhaseOf(before) !== phase) {
    await addNote(noteOf(phase, event));
    const key = [parts[0]?.number, phase, current.id].join(" ");
    await addJob(tx, "mail-payment-disputed", { disputeId: current.id, phase }, key);
  }
  const { money, at } = event;
  if (money && (await execute(tx.db, moveMoney[money], [current.id, at])))
    await addNote(noteOfMoney(money, event));
  return !before;
}

const steps: readonly string[] = ["NEEDS_RESPONSE", "UNDER_REVIEW"];

/** The rank of a state on the course of a dispute, which orders events of the same second. */
function rankOf({ status, inquiry }: Pick<Stored, "status" | "inquiry">): number {
  const step = steps.indexOf(status);
  return (inquiry ? 0 : steps.length + 1) + (step < 0 ? steps.length : step);
}

function isNewer(event: DisputedEvent, stored: Stored): boolean {
  const later = event.at.getTime() - stored.reportedAt.getTime();
  return later === 0 ? rankOf(event) >= rankOf(stored) : later > 0;
}

async function store(tx: RequestContext, paymentId: string, event: DisputedEvent): Promise<Stored> {
  const { disputeId, amountMinor, currency, reason, status, inquiry, refundable } = event;
  const { respondBy, openedAt, at } = event;
  const facts = [disputeId, amountMinor, currency, reason, status, inquiry, refundable];
  const [stored] = await rows(tx.db, save, [paymentId, ...facts, respondBy, openedAt, at]);
  return stored as Stored;
}
