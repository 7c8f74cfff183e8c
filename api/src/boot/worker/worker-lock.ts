import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { requestLimits } from "../../data/connections/limits";
import { WORKER_LOCK } from "./dead-workers";

const RETRY_DELAY_MS = 500;
const HEARTBEAT_MS = 5_000;

/** The server ends the session of an unreachable worker after about 25 s, which releases the lock. */
const KEEPALIVE =
  "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";

/**
 * Shows other processes that a worker is alive: an advisory lock with the worker's name, which PostgreSQL holds as long as
 * this connection lasts (ADR-0030). If the connection is lost, `onLost` is called once, and the lock is taken again for the
 * running jobs. The worker fetches no more jobs and is replaced.
 */
export class WorkerLock {
  private state: "free" | "held" | "lost" = "free";
  private open = false;
  private released = false;
  private client: Client | undefined;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly url: string,
    private readonly onLost: () => void,
  ) {}

  /** Whether `held` resolves at once. */
  get isHeld(): boolean {
    return this.state === "held" || this.open;
  }

  get isLost(): boolean {
    return this.state === "lost";
  }

  /** Resolves when the worker may fetch a job: when its lock is held, or after `unblock`. */
  held(): Promise<void> {
    if (this.isHeld) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Unblocks a stopping worker. */
  unblock(): void {
    this.open = true;
    this.wake();
  }

  /** Takes the lock, and takes it again after each loss of the connection, until `release`. */
  async keep(worker: string): Promise<void> {
    while (!this.released) {
      await this.holdOnce(worker).catch(() => undefined);
      if (this.state === "held" && !this.released) {
        this.state = "lost";
        this.onLost();
      }
      await wait(RETRY_DELAY_MS, undefined, { ref: false });
    }
  }

  /** Ends the connection, which releases the lock. */
  async release(): Promise<void> {
    this.released = true;
    await this.client?.end().catch(() => undefined);
  }

  /** Resolves or rejects when the connection has ended. */
  private async holdOnce(worker: string): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: "shop-worker-lock",
      connectionTimeoutMillis: requestLimits.connectMs,
      query_timeout: requestLimits.statementMs,
      keepAlive: true,
    });
    client.on("error", () => undefined); // 'end' follows
    const ended = new Promise<void>((resolve) => client.once("end", resolve));
    try {
      await client.connect();
      await client.query(KEEPALIVE);
      await client.query("select pg_advisory_lock($1, hashtext($2))", [WORKER_LOCK, worker]);
      if (this.released) return;
      this.client = client;
      if (this.state === "free") this.state = "held";
      this.wake();
      await Promise.race([ended, this.beat(client)]);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Rejects when the server no longer responds. */
  private async beat(client: Client): Promise<never> {
    for (;;) {
      await wait(HEARTBEAT_MS, undefined, { ref: false });
      await client.query("select 1");
    }
  }

  private wake(): void {
    if (this.isHeld) for (const resolve of this.waiting.splice(0)) resolve();
  }
}
