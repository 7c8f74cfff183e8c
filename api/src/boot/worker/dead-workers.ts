import type { Pool } from "pg";
import type { Logger } from "pino";

/** The class of the advisory locks of living workers; the second key is a hash of the worker's name. */
export const WORKER_LOCK = 481_516;

const CHECK_MS = 3_000;

/**
 * How often in a row a worker's lock must be free before its jobs are released: a worker that has only lost its connection takes
 * its lock again in between. Checks are counted instead of timed, so that a machine resuming from suspension doesn't count its
 * own absence.
 */
const CHECKS = 3;

/** Selects the workers with jobs and a free lock. A shared lock doesn't block other processes that check at the same time. */
const FREE = `
  select worker from (select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null) as workers
    where pg_try_advisory_xact_lock_shared($1, hashtext(worker))`;

/** Releases the jobs of dead workers. While this statement runs, those workers can't take their lock. */
const UNLOCK = `
  with dead as materialized (
    select worker from unnest($2::text[]) as worker where pg_try_advisory_xact_lock_shared($1, hashtext(worker))
  )
  select graphile_worker.force_unlock_workers(array_agg(worker)) from dead having count(*) > 0`;

/** Releases the jobs of workers that died without releasing them. graphile-worker itself waits for four hours. */
export class DeadWorkers {
  private suspects = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pick<Pool, "query">,
    private readonly log: Pick<Logger, "warn">,
  ) {}

  /** Checks for dead workers regularly, until `stop`. */
  watch(): void {
    // while the database is unavailable, there are no dead workers to find
    this.timer = setTimeout(() => {
      void this.check()
        .catch(() => undefined)
        .finally(() => this.timer && this.watch());
    }, CHECK_MS).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Checks once. */
  async check(): Promise<void> {
    const { rows } = await this.pool.query<{ worker: string }>(FREE, [WORKER_LOCK]);
    const seen = rows.map(({ worker }): [string, number] => [worker, (this.suspects.get(worker) ?? 0) + 1]);
    this.suspects = new Map(seen);
    const dead = seen.filter(([, times]) => times >= CHECKS).map(([worker]) => worker);
    if (dead.length === 0) return;
    await this.pool.query(UNLOCK, [WORKER_LOCK, dead]);
    this.log.warn({ workers: dead }, "workers have died: other workers take over their jobs");
  }
}
