import type { JobContext } from "../../context/job-context";
import { columns, text } from "../../data/columns";
import { command, execute, rows, statement } from "../../data/rows";
import { ServiceUnavailable } from "../../errors";
import { syncPayment } from "./sync-payment.service";

/** How many payments are looked at in one run, the longest unasked first. */
const BATCH = 50;

/** A payment that never got a page, because its process ended: nobody can pay it. */
const giveUp = command(
  `update payments set status = 'EXPIRED'
    where status = 'OPEN' and session_id is null and created_at < now() - interval '10 minutes'`,
);
const waiting = columns({ sessionId: text("session_id") });
/** Several processes get different ones. */
const takeBatch = statement(
  waiting,
  `update payments set checked_at = now() where id in (
      select id from payments where status = 'OPEN' and session_id is not null and gateway = $1
        and coalesce(checked_at, created_at) < now() - interval '1 minute'
      order by coalesce(checked_at, created_at) limit ${BATCH} for update skip locked
    ) returning ${waiting.sql}`,
);

/**
 * The task `reconcile-payments` of each minute: asks the provider about payments that have been open for more than a minute, and
 * books what became of them, so that a lost webhook loses nothing. Ends early while the provider can't be reached.
 */
export async function reconcilePayments(ctx: JobContext): Promise<void> {
  await execute(ctx.db, giveUp);
  if (!ctx.payments) return;
  for (const { sessionId } of await rows(ctx.db, takeBatch, [ctx.payments.name])) {
    try {
      const remark = await syncPayment(ctx, ctx.payments, sessionId);
      if (remark) ctx.log.warn(`payments: ${remark}`);
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) throw error;
      return ctx.log.warn(
        `payments: the provider can't be asked what became of open payments: ${error.message}`,
      );
    }
  }
}
