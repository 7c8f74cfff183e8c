/** Conditions over `graphile_worker.jobs`: its columns are documented, and no table behind it is read. */

/** Whether the last attempt failed; also while the next one runs. */
export const FAILED = "last_error is not null";

/** Whether no further attempt follows by itself. */
export const IS_GIVEN_UP = "(attempts >= max_attempts and locked_at is null)";

/**
 * When the last attempt failed, to the millisecond. After a failure graphile-worker waits for e^attempts seconds, at most e^10,
 * which is all it records. A job that was rescheduled since has the moment of its failure as `run_at`: see `retryJob`.
 */
export const FAILED_AT = `date_trunc('milliseconds', case
    when updated_at >= run_at then run_at
    else run_at - exp(least(attempts - (locked_at is not null)::int, 10)) * interval '1 second' end)`;
