import type { RequestContext } from "../../../context/context";
import { columns, uuid } from "../../../data/columns";
import { command, execute, rows, statement } from "../../../data/rows";
import { addJob } from "../../jobs/add-job.service";
import type { PaymentPart } from "../find-payment.service";

/** Why money goes back: an admin refunded the order, the order was closed before it was paid, or the provider did it. */
export type RefundReason = "ADMIN" | "ORDER_CLOSED" | "PROVIDER";

const idColumn = columns({ id: uuid("id") });
const retry = command(
  `update refunds set retried_at = now()
    where payment_id = $1 and order_id = $2 and failed_at is not null and paid_back_at is null and retried_at is null`,
);
const insert = statement(
  idColumn,
  `insert into refunds (payment_id, order_id, amount_cents, reason, done_at, paid_back_at)
    values ($1, $2, $3, $4, case when $4 = 'PROVIDER' or $5 then now() end, case when $5 then now() end)
    returning ${idColumn.sql}`,
);

/**
 * Records that an order's part of a payment goes back, and has the provider do it, unless the provider reported it or the customer
 * has it by other means (`paidBack`). It replaces a refund of the same money that failed. Returns the refund's id. Call it in the
 * transaction that changes the order.
 */
export async function addRefund(
  tx: Pick<RequestContext, "db" | "requestId">,
  paymentId: string,
  { orderId, number, amountCents }: PaymentPart,
  reason: RefundReason,
  { paidBack = false } = {},
): Promise<string> {
  await execute(tx.db, retry, [paymentId, orderId]);
  const [refund] = await rows(tx.db, insert, [paymentId, orderId, amountCents, reason, paidBack]);
  const { id } = refund as { id: string };
  if (reason !== "PROVIDER" && !paidBack)
    await addJob(tx, "send-refund", { refundId: id }, `${number} ${id}`);
  return id;
}
