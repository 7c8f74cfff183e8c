import { inTransaction, type RequestContext } from "../../../context/context";
import { columns, instant, json, text, uuid } from "../../../data/columns";
import { rows, select } from "../../../data/rows";
import { addJob } from "../../jobs/add-job";
import type { RecurringTask } from "../../jobs/recurring-tasks";
import { lockUser } from "../../users/lock-user";
import { makeCreditNote, makeInvoice } from "./make-invoice";

/** The maximum number of documents of each series in one run of the recurring task; other tasks wait for it. */
const BATCH = 100;

const TASK: RecurringTask = "make-missing-invoices";

/** SQL of the time from which missing documents are searched: 31 days before the task last succeeded; `$1` removes the limit. */
const START = `case when $1::boolean then '-infinity'
    else coalesce((select ran_at - interval '31 days' from task_runs where task = '${TASK}'), '-infinity') end`;

const bookedColumns = columns({ id: uuid("booked.id"), userId: uuid("user_id"), at: instant("booked_at") });
const paidColumns = bookedColumns.with({
  currency: text("currency"),
  orderIds: json<string[]>("order_ids"),
});

/** Payments without an invoice, with the orders that they paid; the money for any other order was refunded. */
const uninvoiced = select(
  paidColumns,
  `from (select *, paid_at as booked_at from payments where status = 'PAID') as booked
    cross join lateral (
      select json_agg(order_id) as order_ids from payment_orders as part where payment_id = booked.id and not exists (
        select from refunds where refunds.payment_id = booked.id and refunds.order_id = part.order_id and reason = 'ORDER_CLOSED')
    ) as received
    where booked_at is not null and paid_at > ${START} and order_ids is not null
      and not exists (select from invoices where payment_id = booked.id and series = 'INVOICE')
    order by paid_at, booked.id limit ${BATCH}`,
);

/**
 * Refunds without a credit note. A refund created at the time of a failed one's retry sends the same money again, and
 * is left out.
 */
const uncredited = select(
  bookedColumns,
  `from (select *, created_at as booked_at from refunds) as booked
    join invoices on invoices.payment_id = booked.payment_id and series = 'INVOICE'
    where created_at > ${START} and reason <> 'ORDER_CLOSED'
      and not exists (select from invoices as note where note.refund_id = booked.id)
      and not exists (select from refunds as failed where failed.payment_id = booked.payment_id
        and failed.order_id = booked.order_id and failed.retried_at = booked.created_at)
    order by created_at, booked.id limit ${BATCH}`,
);

const numberColumn = columns({ number: text("number") });
const documentOf = select(
  numberColumn,
  `from invoices where payment_id = $1 and refund_id is null
    union all select ${numberColumn.sql} from invoices where refund_id = $1`,
);

/** Makes a document unless another process has made it. The transaction locks the customer first, as everywhere. */
const makeOnce = (
  ctx: RequestContext,
  { id, userId }: { id: string; userId: string },
  make: (tx: RequestContext) => Promise<void>,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId);
    if ((await rows(tx.db, documentOf, [id])).length === 0) await make(tx);
  });

/** Makes a batch of each series; returns whether there may be more. */
async function makeBatch(ctx: RequestContext, ofAllTimes: boolean): Promise<boolean> {
  const payments = await rows(ctx.db, uninvoiced, [ofAllTimes]);
  for (const payment of payments)
    await makeOnce(ctx, payment, (tx) => makeInvoice(tx, payment, payment.orderIds, payment.at));
  const refunds = await rows(ctx.db, uncredited, [ofAllTimes]);
  for (const refund of refunds) await makeOnce(ctx, refund, (tx) => makeCreditNote(tx, refund.id, refund.at));
  return payments.length === BATCH || refunds.length === BATCH;
}

/**
 * The recurring task: makes the invoices and credit notes that release 0.1.0 doesn't make, with the next numbers of the
 * year in which the money was booked. If more than one batch is missing, a job makes the rest.
 */
export async function makeMissingInvoices(ctx: RequestContext): Promise<void> {
  if (await makeBatch(ctx, false))
    await inTransaction(ctx, (tx) => addJob(tx, "make-old-invoices", {}, "all"));
}

/** The job `make-old-invoices`: makes all missing documents. */
export async function makeOldInvoices(ctx: RequestContext): Promise<void> {
  while (await makeBatch(ctx, true));
}
