import type { RequestContext } from "../../../context/context";
import { columns, uuid } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import { addJob } from "../../jobs/add-job.service";
import type { PaymentPart } from "../find-payment.service";

/** Why money goes back: an admin refunded the order, the order was closed before it was paid, or the provider did it. */
export type RefundReason = "ADMIN" | "ORDER_CLOSED" | "PROVIDER";

const idColumn = columns({ id: uuid("id") });
const insert = statement(
  idColumn,
  `insert into refunds (payment_id, order_id, amount_cents, reason, done_at)
    values ($1, $2, $3, $4, case when $4 = 'PROVIDER' then now() end) returning ${idColumn.sql}`,
);

/**
 * Records that an order's part of a payment goes back, and has the provider do it, unless the provider reported it. Returns the
 * refund's id. Call it in the transaction that changes the order.
 */
export async function addRefund(
  tx: Pick<RequestContext, "db" | "requestId">,
  paymentId: string,
  { orderId, number, amountCents }: PaymentPart,
  reason: RefundReason,
): Promise<string> {
  const [refund] = await rows(tx.db, insert, [paymentId, orderId, amountCents, reason]);
  const { id } = refund as { id: string };
  if (reason !== "PROVIDER") await addJob(tx, "send-refund", { refundId: id }, `${number} ${id}`);
  return id;
}
