import { requestLimits } from "./limits";
import { ResilientPool } from "./resilient-pool";

/** Checks on a separate connection whether a database responds, without waiting for the pool. */
export class DatabaseProbe {
  private readonly pool: ResilientPool;
  private asking: Promise<unknown> | undefined;

  constructor(url: string, pooled = false) {
    this.pool = new ResilientPool({
      connectionString: url,
      application_name: "shop-probe",
      max: 1,
      connectionTimeoutMillis: requestLimits.connectMs,
      statement_timeout: requestLimits.connectMs,
      keepAlive: true,
      pooled,
    });
  }

  /** Rejects if the database doesn't respond. Concurrent calls share one query. */
  ask(): Promise<unknown> {
    this.asking ??= this.pool.query("select 1").finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** Closes the connection. */
  close(): Promise<void> {
    return this.pool.end();
  }
}
