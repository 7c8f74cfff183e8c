import { Gauge, type Registry } from "prom-client";
import type { DatabaseSettings } from "../../data/connections/database-settings";
import { millisecondsAhead } from "../../data/clock-difference";
import { FAILED, IS_GIVEN_UP } from "../../modules/jobs/failed-jobs";
import { RECURRING_TASKS } from "../../modules/jobs/recurring-tasks";
import { ResilientPool } from "../../data/connections/resilient-pool";

/** The limit of the statement, and of the wait for a connection, in ms. Prometheus allows a scrape 10 s. */
const TIMEOUT_MS = 4_000;

/** How long counts are cached, in ms: any number of scrapers costs one statement. */
const CACHE_MS = 5_000;

const IS_DUE = `locked_at is null and run_at <= now() and not ${IS_GIVEN_UP}`;

/** Counts of jobs, in one statement. Due jobs count as waiting, including those that failed and are due again. */
const COUNTS = `select count(*) filter (where ${IS_DUE})::int as waiting,
    count(*) filter (where locked_at is not null)::int as running,
    count(*) filter (where ${FAILED} and not ${IS_GIVEN_UP})::int as failed,
    count(*) filter (where ${IS_GIVEN_UP})::int as given_up,
    coalesce(extract(epoch from now() - min(run_at) filter (where ${IS_DUE})), 0)::float8 as oldest_seconds,
    (select coalesce(json_object_agg(task, extract(epoch from ran_at)), '{}') from task_runs) as last_runs,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as database_ms
  from graphile_worker.jobs`;

interface Counts {
  waiting: number;
  running: number;
  failed: number;
  given_up: number;
  oldest_seconds: number;
  last_runs: Record<string, number>;
  database_ms: number;
  aheadMs: number;
}

/** Reads the counts at most once every few seconds; null while the database is unavailable. */
class JobCounts {
  private readonly pool: ResilientPool;
  private last: { at: number; counts: Promise<Counts | null> } | undefined;

  constructor({ url, pooled, preparedStatements }: MetricsDatabase) {
    this.pool = new ResilientPool({
      connectionString: url,
      application_name: "shop-metrics",
      max: 1,
      connectionTimeoutMillis: TIMEOUT_MS,
      statement_timeout: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
      pooled,
      preparedStatements,
    });
  }

  read(): Promise<Counts | null> {
    const now = performance.now();
    if (!this.last || now - this.last.at > CACHE_MS) this.last = { at: now, counts: this.ask() };
    return this.last.counts;
  }

  private async ask(): Promise<Counts | null> {
    try {
      const before = Date.now();
      const [counts] = (await this.pool.query<Omit<Counts, "aheadMs">>(COUNTS)).rows;
      return counts
        ? { ...counts, aheadMs: millisecondsAhead(before, counts.database_ms, Date.now()) }
        : null;
    } catch {
      return null;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** The database of the jobs. */
export type MetricsDatabase = Pick<DatabaseSettings, "url" | "pooled" | "preparedStatements">;

/**
 * Counts the jobs in the database at each scrape; without the database, these metrics are missing. Returns a function that stops
 * it.
 */
export function jobCountMetrics(registry: Registry, database: MetricsDatabase): () => Promise<void> {
  const jobs = new JobCounts(database);
  const registers = [registry];
  // each gauge reads separately, because they are collected concurrently; together they cost one statement
  new Gauge({
    name: "shop_jobs_readable",
    help: "Whether the database reported how many jobs there are: 1 or 0.",
    registers,
    async collect() {
      this.set((await jobs.read()) ? 1 : 0);
    },
  });
  new Gauge({
    name: "shop_jobs_oldest_waiting_seconds",
    help: "For how long the oldest job that is due has waited.",
    registers,
    async collect() {
      const counts = await jobs.read();
      if (counts) this.set(counts.oldest_seconds);
      else this.remove();
    },
  });
  new Gauge({
    name: "shop_jobs",
    help: "Jobs: due and waiting, running, failed and tried again, given up.",
    labelNames: ["state"],
    registers,
    async collect() {
      const counts = await jobs.read();
      this.reset();
      if (!counts) return;
      const { waiting, running, failed, given_up: givenUp } = counts;
      for (const [state, count] of Object.entries({ waiting, running, failed, "given up": givenUp }))
        this.set({ state }, count);
    },
  });
  new Gauge({
    name: "shop_task_last_run_timestamp_seconds",
    help: "When each recurring task last succeeded, in any process, by the database's clock; 0: never.",
    labelNames: ["task"],
    registers,
    async collect() {
      const counts = await jobs.read();
      this.reset();
      if (counts) for (const task of RECURRING_TASKS) this.set({ task }, counts.last_runs[task] ?? 0);
    },
  });
  new Gauge({
    name: "shop_clock_ahead_seconds",
    help: "By how much this machine's clock is ahead of the database's; negative if it is behind.",
    registers,
    async collect() {
      const counts = await jobs.read();
      if (counts) this.set(counts.aheadMs / 1_000);
      else this.remove();
    },
  });
  return () => jobs.close();
}
