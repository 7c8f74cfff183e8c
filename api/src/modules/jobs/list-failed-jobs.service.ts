import type { RequestContext } from "../../context/context";
import { columns, instant, integer, nullable, text } from "../../data/columns";
import { readPage, type ListOrder } from "../../data/lists/keyset";
import type { Connection, PageArgs } from "../../data/lists/page";
import { checkSearch, containing } from "../../data/lists/search";
import { redactSecrets } from "../../observability/log";
import type { FailedJob } from "./failed-job";
import { FAILED, FAILED_AT, IS_GIVEN_UP } from "../../data/failed-jobs";

/** An error is shown up to this length. */
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

/** The filter of the failed jobs. */
export interface FailedJobFilter extends PageArgs {
  search?: string | null | undefined;
}

/** Lists the jobs whose last attempt failed, the latest failure first. `search` matches task, subject and error. */
export async function listFailedJobs(
  ctx: RequestContext,
  filter: FailedJobFilter,
): Promise<Connection<FailedJob>> {
  const search = checkSearch(filter.search);
  const found = await readPage<FailedJob>(ctx, filter, {
    table: FAILED_JOBS,
    idType: "text",
    columns: jobColumns,
    where: search ? ["(key ilike $1 or task ilike $1 or last_error ilike $1)"] : [],
    values: search ? [containing(search)] : [],
    order: latestFirst,
    searched: search !== undefined,
  });
  for (const job of found.nodes) job.error = presentError(job.error);
  return found;
}

/** The first line of an error, without secrets: what a person can act on. */
function presentError(error: string): string {
  const [line = ""] = redactSecrets(error.trim()).split("\n", 1);
  return line.length > MAX_ERROR_LENGTH ? `${line.slice(0, MAX_ERROR_LENGTH - 1)}…` : line;
}
