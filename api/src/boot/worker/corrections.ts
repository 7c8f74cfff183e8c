import { RETRY_DELAYS, JITTER } from "../../modules/webhooks/deliver/send-webhook";
import { rules } from "../../limits/rules";

/** The clock of a server that takes over may be behind by this much. */
const TOLERANCE = "interval '1 minute'";

/** The longest delay of a job that was added with one: `addJob` has shorter ones than webhooks. */
const LONGEST_RETRY_MS = Math.max(...RETRY_DELAYS) * (1 + JITTER);

/** No rate limit has a longer period. */
const LONGEST_PERIOD_MS = Math.max(...Object.values(rules).map(({ seconds }) => seconds)) * 1_000;

/**
 * When a job is due at the latest: a webhook's after its longest delay, a recurring task at once, and any other after its `delay` or
 * graphile-worker's pause, e^attempts seconds, at most e^10.
 */
const LATEST = `case when task_identifier in ('send-webhook', 'replay-webhook') then interval '${LONGEST_RETRY_MS} milliseconds'
    when queue_name = 'each-minute' then interval '0'
    else exp(least(attempts, 10)) * interval '1 second' + interval '1 minute' end`;

/** What a clock that ran ahead has stored, and a statement that changes only that. */
interface Correction {
  /** As the log names it, in the plural. */
  what: string;
  sql: string;
}

/** Corrections by the database's clock. They change nothing as long as no clock runs ahead. */
export const corrections: readonly Correction[] = [
  {
    what: "the last executions of recurring tasks",
    sql: `update graphile_worker._private_known_crontabs set last_execution = date_trunc('minute', now()) - interval '1 minute'
      where last_execution > now() + ${TOLERANCE}`,
  },
  {
    what: "the due times of jobs",
    sql: `select from graphile_worker.reschedule_jobs(array(
        select id from graphile_worker.jobs
          where locked_at is null and run_at > now() + ${TOLERANCE} and run_at > now() + ${LATEST} + ${TOLERANCE}
      ), run_at => now())`,
  },
  {
    // otherwise callers stay refused until then
    what: "the ends of rate limits",
    sql: `delete from rate_limits
      where expire > extract(epoch from now() + ${TOLERANCE}) * 1000 + ${LONGEST_PERIOD_MS}`,
  },
  {
    what: "the times at which open payments were asked about",
    sql: `update payments set checked_at = null where status = 'OPEN' and checked_at > now() + ${TOLERANCE}`,
  },
  {
    what: "the pauses of slow webhooks",
    sql: `update webhooks set slow_until = null where slow_until > now() + ${TOLERANCE}`,
  },
  {
    // all are summed again: what changed since is found by its time
    what: "the times of sales' sums",
    sql: `delete from sales where (select max(summed_before) from sales) > now() + ${TOLERANCE}`,
  },
];
