import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { run, type Runner, type TaskList, type WorkerEvents } from "graphile-worker";
import type { PoolClient } from "pg";
import type { Logger } from "pino";
import { requestLimits } from "../../data/connections/limits";
import { CALLS_OUT } from "../../modules/jobs/add-job";
import { ResilientPool } from "../../data/connections/resilient-pool";
import { withTimeout } from "../../timeout";
import { CallSlots } from "./call-slots";
import { giveUp, isPermanent } from "./give-up";
import { DeadWorkers } from "./dead-workers";
import { MinuteClock } from "./minute-clock";
import { WorkerLock } from "./worker-lock";
import { workerLog } from "./worker-log";

/** The number of jobs that one process runs at a time. */
const CONCURRENCY = 8;

/** How many of them may call external programs, each a different one. */
const CALLS = 6;

/** One connection listens for new jobs, and three fetch and complete them, for an instant each: a running job holds none. */
const POOL_SIZE = 4;

/**
 * How long a worker may take to end, in ms. If the database is lost while several jobs end, graphile-worker counts their
 * failures twice and waits forever.
 */
const END_WITHIN_MS = 20_000;

/** How long to wait before a stopped worker is replaced, in ms, for example after a loss of the database. */
const RESTART_DELAY_MS = 1_000;

/** How long running jobs may take after `stop`, in ms. Another process starts unfinished jobs again. */
const STOP_TIMEOUT_MS = 10_000;

/** The settings of a worker. */
export interface WorkerSettings {
  databaseUrl: string;
  taskList: TaskList;
  /** The tasks that run each minute. */
  recurring?: readonly string[];
  log: Logger;
}

type OnConnect = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (fault?: Error | boolean) => void,
) => void;

/**
 * A pool for graphile-worker, which releases its listening client twice if it loses the database while it stops. The error of
 * the second release would end the process.
 */
class WorkerPool extends ResilientPool {
  override connect(): Promise<PoolClient>;
  override connect(onConnect: OnConnect): void;
  override connect(onConnect?: OnConnect): Promise<PoolClient> | void {
    if (!onConnect) return super.connect();
    super.connect((error, client, release) => {
      let released = client === undefined;
      onConnect(error, client, (fault) => {
        if (!released) release(fault);
        released = true;
      });
    });
  }
}

/** Runs the shop's jobs until `stop`, and survives every loss of the database. */
export class Worker {
  private readonly pool: WorkerPool;
  private readonly dead: DeadWorkers;
  private readonly clock: MinuteClock;
  private readonly ended: Promise<void>;
  private running: { runner: Runner; lock: WorkerLock } | undefined;
  private stopping = false;

  constructor(private readonly settings: WorkerSettings) {
    this.pool = new WorkerPool({
      connectionString: settings.databaseUrl,
      application_name: "shop-worker",
      max: POOL_SIZE,
      connectionTimeoutMillis: requestLimits.connectMs,
      statement_timeout: requestLimits.statementMs,
      lock_timeout: requestLimits.lockMs,
      keepAlive: true,
    });
    this.dead = new DeadWorkers(this.pool, settings.log);
    this.dead.watch();
    this.clock = new MinuteClock(this.pool, settings.recurring ?? [], settings.log);
    this.clock.start();
    this.ended = this.runForever();
  }

  /** Fetches no more jobs; resolves when the running jobs have ended, or after 10 s. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.dead.stop();
    this.clock.stop();
    this.end();
    await withTimeout(
      this.ended.then(() => this.pool.end()),
      STOP_TIMEOUT_MS,
      () => this.settings.log.warn("a job is still running after the wait for its end: it will run again"),
    );
  }

  private async runForever(): Promise<void> {
    while (!this.stopping) {
      await this.runOnce().catch((err: unknown) => this.settings.log.warn({ err }, "no jobs are run"));
      if (!this.stopping) await wait(RESTART_DELAY_MS);
    }
  }

  /** Runs one worker until it ends or is abandoned: its lock or its database is lost, or the shop closes. */
  private async runOnce(): Promise<void> {
    const lock = new WorkerLock(this.settings.databaseUrl, () => this.end());
    const events = new EventEmitter() as WorkerEvents;
    const ending = once(events, "pool:gracefulShutdown");
    const late = ending.then(() => wait(END_WITHIN_MS, "late" as const, { ref: false }));
    try {
      const runner = await this.start(lock, events);
      this.running = { runner, lock };
      if (this.stopping || lock.isLost) this.end();
      if ((await Promise.race([runner.promise, late])) === "late")
        this.settings.log.warn("a worker has not ended in time: its jobs will run again");
    } finally {
      this.running = undefined;
      await lock.release();
    }
  }

  private start(lock: WorkerLock, events: WorkerEvents): Promise<Runner> {
    const { taskList, log } = this.settings;
    events.on("job:complete", ({ job, error }) => {
      if (isPermanent(error)) giveUp(this.pool, job).catch(() => undefined);
    });
    const calls = new CallSlots(CALLS);
    calls.watch(events);
    events.on("pool:create", ({ workerPool }) => void lock.keep(workerPool.id));
    return run({
      pgPool: this.pool,
      taskList,
      parsedCronItems: [], // its cron would use this process's clock
      events,
      logger: workerLog(log),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      // called before each fetch: a worker without the lock fetches nothing; the fetch after the wait skips jobs that call
      // receivers
      forbiddenFlags: () => (lock.isHeld ? calls.forbidden() : lock.held().then(() => [CALLS_OUT])),
      // without batches, losing the database as a job ends would end the process
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  }

  private end(): void {
    // it rejects if the worker is already stopping
    this.running?.runner.stop().catch(() => undefined);
    this.running?.lock.unblock();
  }
}
