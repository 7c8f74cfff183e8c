import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Nullable } from "../../nullable";
import { type RequestContext, inTransaction } from "../../context/context";
import { columns, instant, integer, nullable, text } from "../../data/columns";
import { type ListOrder, readPage } from "../../data/lists/keyset";
import type { Connection, PageArgs } from "../../data/lists/page";
import { checkSearch, wordsIn } from "../../data/lists/search";
import { rows, statement } from "../../data/rows";
import { redactSecrets } from "../../observability/log";
import { recordAction } from "../audit/record-action";

@ObjectType({ description: "A job with a failed last attempt." })
export class FailedJob {
  @Field(() => ID, { description: "Unique among the jobs." })
  id!: string;

  @Field(() => String, { description: "The job's task." })
  task!: string;

  @Field(() => GraphQLDateTime, { description: "When its last attempt failed." })
  failedAt!: Date;

  @Field(() => Int, { description: "The number of attempts so far." })
  attempts!: number;

  @Field(() => String, { description: "The error of the last attempt." })
  error!: string;

  @Nullable(() => String, "The job's subject, such as an order's number.")
  about!: string | null;

  @Nullable(
    () => GraphQLDateTime,
    "When it is retried automatically; in the past if it is due or running. Null: given up.",
  )
  nextTryAt!: Date | null;
}

/** Conditions on `graphile_worker.jobs`: its columns are documented, and no table behind it is read. */

/** SQL condition: the last attempt failed, even if the next one is running. */
export const FAILED = "last_error is not null";

/** SQL condition: no further attempt is scheduled. */
export const IS_GIVEN_UP = "(attempts >= max_attempts and locked_at is null)";

/**
 * SQL of the time at which the last attempt failed, to the millisecond. graphile-worker doesn't record it, but after a
 * failure it waits for e^attempts seconds, at most e^10. A job rescheduled since has the time of its failure as
 * `run_at`: see `retryJob`.
 */
export const FAILED_AT = `date_trunc('milliseconds', case
    when updated_at >= run_at then run_at
    else run_at - exp(least(attempts - (locked_at is not null)::int, 10)) * interval '1 second' end)`;

/** The maximum length of a displayed error. */
const MAX_ERROR_LENGTH = 500;

const FAILED_JOBS = `(
  select id::text as id, task_identifier as task, ${FAILED_AT} as failed_at,
      attempts - (locked_at is not null)::int as attempts, last_error, key,
      case when ${IS_GIVEN_UP} then null else greatest(run_at, locked_at) end as next_try_at
    from graphile_worker.jobs where ${FAILED}
) as failed_jobs` as const;

const jobColumns = columns<FailedJob>({
  id: text("id"),
  task: text("task"),
  failedAt: instant("failed_at"),
  attempts: integer("attempts"),
  error: text("last_error"),
  about: nullable(text("case when key like '%: %' then substr(key, strpos(key, ': ') + 2) end")),
  nextTryAt: nullable(instant("next_try_at")),
});

const latestFirst: ListOrder = { keys: [instant("failed_at")], direction: "desc" };

/**
 * Lists the jobs with a failed last attempt, the latest failure first. Each word of `search` must occur in task, subject
 * or error; an order's number may have a leading #.
 */
export async function listFailedJobs(
  ctx: RequestContext,
  filter: PageArgs & { search?: string | null },
): Promise<Connection<FailedJob>> {
  const search = checkSearch(filter.search);
  const values: string[] = [];
  const typed = search?.replace(/^[#＃]/, "") ?? "";
  const matches = wordsIn(["key", "task", "last_error"], typed, values);
  const found = await readPage<FailedJob>(ctx, filter, {
    table: FAILED_JOBS,
    idType: "text",
    columns: jobColumns,
    where: [matches],
    values,
    order: latestFirst,
    searched: search !== undefined,
  });
  for (const job of found.nodes) job.error = presentError(job.error);
  return found;
}

/** The first line of an error, which is usually enough to act on, without secrets. */
function presentError(error: string): string {
  const [line = ""] = redactSecrets(error.trim()).split("\n", 1);
  return line.length > MAX_ERROR_LENGTH ? `${line.slice(0, MAX_ERROR_LENGTH - 1)}…` : line;
}

/** The number of automatic attempts after an admin's retry. */
const FURTHER_ATTEMPTS = 25;

const nameColumn = columns({ name: text("coalesce(failed.key, failed.task)") });

/** Reschedules a job for the time of its failure, so that it is due at once. graphile-worker doesn't reschedule a running job. */
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

/** Retries a failed job now. Returns false, and records nothing, if the job doesn't exist or is running. */
export async function retryJob(ctx: RequestContext, id: string): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false;
  return inTransaction(ctx, async (tx) => {
    const [job] = await rows(tx.db, reschedule, [id]);
    if (!job) return false;
    await recordAction(tx, "RETRY_JOB", { id, name: job.name });
    return true;
  });
}
