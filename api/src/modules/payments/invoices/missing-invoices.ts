import { inTransaction, type RequestContext } from "../../../context/context";
import { columns, instant, json, text, uuid } from "../../../data/columns";
import { rows, statement, type Statement } from "../../../data/rows";
import { addJob } from "../../jobs/add-job";
import type { RecurringTask } from "../../jobs/recurring-tasks";
import { tryLockUser } from "../../users/lock-user";
import { makeCreditNote, makeInvoice } from "./make-invoice";

/** Documents of a series that one run of the recurring task makes, while other tasks wait. */
const BATCH = 100;

const BELOW_EVERY_ID = "00000000-0000-0000-0000-000000000000";

const TASK: RecurringTask = "make-missing-invoices";

/** What was booked after `$1`; or, without it, since 31 days before the task last succeeded. */
const BOOKED_AFTER = (key: string) => `${key} > (coalesce(
    $1::timestamptz, (select ran_at - interval '31 days' from task_runs where task = '${TASK}'), '-infinity'), $2::uuid)`;

const bookedColumns = columns({ id: uuid("booked.id"), userId: uuid("user_id"), at: instant("booked_at") });
const paidColumns = bookedColumns.with({
  currency: text("currency"),
  orderIds: json<string[]>("order_ids"),
});

/** Payments without an invoice, and the orders that they paid: the others got their money back. */
const uninvoiced = statement(
  paidColumns,
  `select ${paidColumns.sql} from (select *, paid_at as booked_at from payments where status = 'PAID') as booked
    cross join lateral (
      select json_agg(order_id) as order_ids from payment_orders as part where payment_id = booked.id and not exists (
        select from refunds where refunds.payment_id = booked.id and refunds.order_id = part.order_id and reason = 'ORDER_CLOSED')
    ) as received
    where ${BOOKED_AFTER("(paid_at, booked.id)")} and order_ids is not null
      and not exists (select from invoices where payment_id = booked.id and series = 'INVOICE')
    order by paid_at, booked.id limit ${BATCH}`,
);

/** Refunds without a credit note. A refund that was made together with the retry of a failed one sends the same money again. */
const uncredited = statement(
  bookedColumns,
  `select ${bookedColumns.sql} from (select *, created_at as booked_at from refunds) as booked
    join invoices on invoices.payment_id = booked.payment_id and series = 'INVOICE'
    where ${BOOKED_AFTER("(created_at, booked.id)")} and reason <> 'ORDER_CLOSED'
      and not exists (select from invoices as note where note.refund_id = booked.id)
      and not exists (select from refunds as failed where failed.payment_id = booked.payment_id
        and failed.order_id = booked.order_id and failed.retried_at = booked.created_at)
    order by created_at, booked.id limit ${BATCH}`,
);

const numberColumn = columns({ number: text("number") });
const documentOf = statement(
  numberColumn,
  `select ${numberColumn.sql} from invoices where payment_id = $1 and refund_id is null
    union all select ${numberColumn.sql} from invoices where refund_id = $1`,
);

interface Booked {
  id: string;
  userId: string;
  at: Date;
}

type Make<Row> = (tx: RequestContext, booked: Row) => Promise<void>;

/**
 * Makes a batch of documents, each in a transaction that locks the customer first, as everywhere. Returns the last one of a full batch.
 * Leaves those alone whose customer is locked.
 */
async function makeBatch<Row extends Booked>(
  ctx: RequestContext,
  missing: Statement<Row>,
  after: [Date | string | null, string],
  make: Make<Row>,
): Promise<Row | undefined> {
  const batch = await rows(ctx.db, missing, after);
  for (const booked of batch)
    await inTransaction(ctx, async (tx) => {
      if (!(await tryLockUser(tx, booked.userId))) return;
      if ((await rows(tx.db, documentOf, [booked.id])).length === 0) await make(tx, booked);
    });
  return batch[BATCH - 1];
}

const invoice: Make<Booked & { currency: string; orderIds: string[] }> = (tx, payment) =>
  makeInvoice(tx, payment, payment.orderIds, payment.at);
const creditNote: Make<Booked> = (tx, { id, at }) => makeCreditNote(tx, id, at);

/**
 * The recurring task: makes the invoices and credit notes that release 0.1.0 doesn't make, with the next numbers of the year in which the
 * money was booked. A job makes those beyond one batch.
 */
export async function makeMissingInvoices(ctx: RequestContext): Promise<void> {
  const start: [null, string] = [null, BELOW_EVERY_ID];
  const moreInvoices = await makeBatch(ctx, uninvoiced, start, invoice);
  const moreCreditNotes = await makeBatch(ctx, uncredited, start, creditNote);
  if (moreInvoices || moreCreditNotes)
    await inTransaction(ctx, (tx) => addJob(tx, "make-old-invoices", {}, "all"));
}

/** The job `make-old-invoices`: makes all that are missing. */
export async function makeOldInvoices(ctx: RequestContext): Promise<void> {
  await makeEach(ctx, uninvoiced, invoice);
  await makeEach(ctx, uncredited, creditNote);
}

async function makeEach<Row extends Booked>(
  ctx: RequestContext,
  missing: Statement<Row>,
  make: Make<Row>,
): Promise<void> {
  let after: [Date | string, string] | undefined = ["-infinity", BELOW_EVERY_ID];
  while (after) {
    const last: Row | undefined = await makeBatch(ctx, missing, after, make);
    after = last && [last.at, last.id];
  }
}
