import { inTransaction, type RequestContext } from "../../context/context";
import type { PaidEvent } from "../../context/payment-gateway";
import { command, execute } from "../../data/rows";
import { paymentChanged } from "../../observability/signals";
import { addJob } from "../jobs/add-job.service";
import { tryChangeStatus } from "../orders/state/change-status.service";
import { noteEvent } from "../orders/state/note-event.service";
import { lockUser } from "../users/lock-user.service";
import { addRefund } from "./refund/add-refund.service";
import { findPayment, listPaymentParts, type PaymentPart, type PaymentRecord } from "./find-payment.service";

const markPaid = command(
  "update payments set status = 'PAID', paid_at = now(), intent_id = $2 where id = $1 and status <> 'PAID'",
);

/**
 * Books the money of a session: its PLACED orders turn PAID; what it pays for others goes back. Once, however often and late it
 * is reported, and also if the session was reported expired before. Returns a remark for the log if nothing could be booked.
 */
export async function settlePayment(ctx: RequestContext, paid: PaidEvent): Promise<string | null> {
  const payment = await findPayment(ctx, { sessionId: paid.sessionId });
  if (!payment) return "a payment was reported that isn't one of this shop";
  if (payment.amountCents !== paid.amountCents || payment.currency !== paid.currency)
    return `payment ${payment.id} was reported with another amount or currency`;
  const isNew = await inTransaction(ctx, async (tx) => {
    await lockUser(tx, payment.userId); // first, as everywhere: so that the orders aren't cancelled meanwhile
    if (!(await execute(tx.db, markPaid, [payment.id, paid.intentId]))) return false;
    await bookParts(tx, payment);
    return true;
  });
  if (isNew) paymentChanged.tell({ change: "paid", dollars: payment.amountCents / 100 });
  return null;
}

async function bookParts(tx: RequestContext, payment: PaymentRecord): Promise<void> {
  const parts = await listPaymentParts(tx, payment.id);
  let received = 0;
  for (const part of parts)
    if (await tryChangeStatus(tx, part.orderId, "pay", { by: "payment" })) received += 1;
    else await giveBack(tx, payment, part);
  if (received > 0) await addJob(tx, "mail-payment-received", { paymentId: payment.id }, payment.id);
}

/** The order no longer waits for a payment: it stays as it is, and its part of the money goes back. */
async function giveBack(tx: RequestContext, { id }: PaymentRecord, part: PaymentPart): Promise<void> {
  const refundId = await addRefund(tx, id, part, "ORDER_CLOSED");
  await noteEvent(tx, [part.orderId], {
    by: "payment",
    note: "A payment arrived when the order no longer waited for one. The money goes back.",
  });
  await addJob(tx, "mail-payment-returned", { refundId }, `${part.number} ${refundId}`);
}
