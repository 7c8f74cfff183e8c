import { RETRY_DELAYS, JITTER } from "../../modules/webhooks/deliver/send-webhook";
import { rules } from "../../context/limit-rules";

/** The clock of a server after a failover may be behind by this much. */
const TOLERANCE = "interval '1 minute'";

/** The longest delay of a delayed job: delays of `addJob` are shorter than those of webhooks. */
const LONGEST_RETRY_MS = Math.max(...RETRY_DELAYS) * (1 + JITTER);

/** The longest period of all rate limits. */
const LONGEST_PERIOD_MS = Math.max(...Object.values(rules).map(({ seconds }) => seconds)) * 1_000;

/**
 * The latest due time of a job: after the longest delay for webhooks, at once for recurring tasks, and for any other after its
 * `delay` or graphile-worker's retry delay, e^attempts seconds, at most e^10.
 */
const LATEST = `case when task_identifier in ('send-webhook', 'replay-webhook') then interval '${LONGEST_RETRY_MS} milliseconds'
    when queue_name = 'each-minute' then interval '0'
    else exp(least(attempts, 10)) * interval '1 second' + interval '1 minute' end`;

/** Values that a fast clock has stored, and a statement that changes only those. */
interface Correction {
  /** The plural noun for the log. */
  what: string;
  sql: string;
}

/** Corrections by the database's clock. They change nothing as long as no clock is ahead. */
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
    // all sales are summed again: later changes are found by their time
    what: "the times of sales' sums",
    sql: `delete from sales where (select max(summed_before) from sales) > now() + ${TOLERANCE}`,
  },
];
