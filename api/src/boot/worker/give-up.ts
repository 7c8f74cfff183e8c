import { setTimeout as wait } from "node:timers/promises";
import type { Job } from "graphile-worker";
import type { Pool } from "pg";

/** graphile-worker records a failure soon after it has emitted it, and retries two seconds later at the earliest. */
const TRIES = 10;
const DELAY_MS = 100;

/** Leaves running jobs unchanged. */
const GIVE_UP =
  "select from graphile_worker.reschedule_jobs(array[$1::bigint], max_attempts => $2, run_at => now())";

/** Whether a retry would fail too. */
export const isPermanent = (error: unknown): boolean =>
  (error as { permanent?: unknown } | null)?.permanent === true;

/**
 * Stops retrying a job, once its failure is recorded. Has no effect if the database is lost: then the job fails again
 * later.
 */
export async function giveUp(pool: Pick<Pool, "query">, { id, attempts }: Job): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    await wait(DELAY_MS);
    const { rowCount } = await pool.query(GIVE_UP, [id, attempts]);
    if (rowCount) return;
  }
}
