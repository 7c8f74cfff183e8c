import { requestLimits } from "./limits";
import { ResilientPool } from "./resilient-pool";

/** Asks a database whether it answers, on a connection of its own: however busy the others are, it does not wait. */
export class DatabaseProbe {
  private readonly pool: ResilientPool;
  private asking: Promise<unknown> | undefined;

  constructor(url: string) {
    this.pool = new ResilientPool({
      connectionString: url,
      application_name: "shop-probe",
      max: 1,
      connectionTimeoutMillis: requestLimits.connectMs,
      statement_timeout: requestLimits.connectMs,
      keepAlive: true,
    });
  }

  /** Rejects where the database does not answer. Whoever asks meanwhile gets the same answer. */
  ask(): Promise<unknown> {
    this.asking ??= this.pool.query("select 1").finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** Closes the connection. */
  close(): Promise<void> {
    return this.pool.end();
  }
}
