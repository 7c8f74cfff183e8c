import type { Pool } from "pg";
import type { Logger } from "pino";
import { millisecondsAhead } from "../../data/clock-difference";
import { corrections } from "./corrections";

/** The interval of corrections: a process with a wrong clock delays a task by less than a minute. */
const TICK_MS = 20_000;

const RETRY_MS = 5_000;

/** Above this difference from the database's clock, signatures and tokens may be refused. */
const TOLERATED_MS = 5_000;

/**
 * Recurring tasks share a queue: only one runs at a time over all processes. A new job replaces an earlier job of its task that
 * failed or still waits.
 */
const SCHEDULE = `
  with due as (
    insert into graphile_worker._private_known_crontabs as known (identifier, known_since, last_execution)
      select task, now(), date_trunc('minute', now()) from unnest($1::text[]) as task
      on conflict (identifier) do update set last_execution = excluded.last_execution
        where known.last_execution is null
          or known.last_execution not between excluded.last_execution and excluded.last_execution + interval '1 minute'
      returning identifier
  ), added as (
    select graphile_worker.add_job(identifier, queue_name => 'each-minute', max_attempts => 1, job_key => identifier,
      job_key_mode => 'replace') from due
  )
  select count(*), extract(epoch from clock_timestamp()) * 1000 as now,
    extract(epoch from date_trunc('minute', now()) + interval '1 minute' - now()) * 1000 as next from added`;

/**
 * Schedules the recurring tasks for each minute of the database's clock: the clocks of processes may be wrong, or be adjusted
 * (ADR-0030). Corrects times that a wrong clock has left in the future, and logs them.
 */
export class MinuteClock {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private differs = false;

  constructor(
    private readonly pool: Pick<Pool, "query">,
    private readonly tasks: readonly string[],
    private readonly log: Pick<Logger, "warn">,
  ) {}

  /** Ticks now, and then regularly until `stop`. */
  start(): void {
    void this.tick()
      .catch(() => RETRY_MS) // the worker already logs that the database is unavailable
      .then((delay) => {
        if (!this.stopped) this.timer = setTimeout(() => this.start(), delay).unref();
      });
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Corrects and schedules once; returns the delay until the next time, in ms. */
  async tick(): Promise<number> {
    for (const { what, sql } of corrections) {
      const { rowCount } = await this.pool.query(sql);
      if (rowCount) this.log.warn({ rows: rowCount }, `${what} were in the future: corrected`);
    }
    const before = Date.now();
    const { rows } = await this.pool.query<{ now: string; next: string }>(SCHEDULE, [this.tasks]);
    const [{ now, next }] = rows as [{ now: string; next: string }];
    this.compare(before, Number(now), Date.now());
    return Math.min(Number(next) + 1, TICK_MS);
  }

  /** Logs once when this process's clock starts to differ: its time is between `before` and `after`. */
  private compare(before: number, database: number, after: number): void {
    const aheadMs = millisecondsAhead(before, database, after);
    const differs = Math.abs(aheadMs) > TOLERATED_MS;
    if (differs && !this.differs)
      this.log.warn({ aheadSeconds: aheadMs / 1_000 }, "this machine's clock differs from the database's");
    this.differs = differs;
  }
}
