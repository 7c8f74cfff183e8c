import { inTransaction, type RequestContext } from "../../context/context";
import { columns, text } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { recordAction } from "../audit/record-action.service";
import { FAILED, FAILED_AT } from "../../data/failed-jobs";

/** How often a job is tried again by itself after an admin has had it tried again. */
const FURTHER_ATTEMPTS = 25;

const nameColumn = columns({ name: text("coalesce(failed.key, failed.task)") });

/** It is due at once, because the moment of its failure has passed. graphile-worker doesn't reschedule a job that is running. */
const reschedule = statement(
  nameColumn,
  `with failed as (
    select id, task_identifier as task, key, max_attempts, attempts, ${FAILED_AT} as failed_at
      from graphile_worker.jobs where id = $1::bigint and ${FAILED}
  )
  select ${nameColumn.sql} from failed, graphile_worker.reschedule_jobs(
    array[failed.id], run_at => failed.failed_at, max_attempts => greatest(failed.max_attempts, failed.attempts + ${FURTHER_ATTEMPTS})
  )`,
);

/** Tries a failed job again now. False, and nothing is recorded, if there is no such job or it is running. */
export async function retryJob(ctx: RequestContext, id: string): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false;
  return inTransaction(ctx, async (tx) => {
    const [job] = await rows(tx.db, reschedule, [id]);
    if (!job) return false;
    await recordAction(tx, "RETRY_JOB", { id, name: job.name });
    return true;
  });
}
