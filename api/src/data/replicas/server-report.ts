import { ResilientPool } from "../connections/resilient-pool";
import { readPosition, type LogPosition } from "./log-position";

/** The report of a server's state. */
export interface ServerReport {
  /** False for a primary. */
  inRecovery: boolean;
  /** The position that a primary has written, or a replica has replayed. */
  position: LogPosition;
  /** The server's start time, which distinguishes two servers behind one address. */
  startedAt: string;
  /** The cluster's identifier, which a replica shares with its primary. */
  system: string;
  /** The identifier of the database in its cluster. */
  database: string;
  /** Increases with each failover; null if the server doesn't report it. */
  timeline: number | null;
}

/** The SQL of the server's start time. */
export const STARTED_AT = "pg_postmaster_start_time()::text";

/**
 * The name of the current log file contains the timeline; pg_control_checkpoint() shows a new one only after the next
 * checkpoint.
 */
const REPORT = `select in_recovery as "inRecovery",
  (case when in_recovery then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as position,
  ${STARTED_AT} as "startedAt",
  (select system_identifier::text from pg_control_system()) as system,
  (select oid::text from pg_database where datname = current_database()) as database,
  case when in_recovery then (select received_tli from pg_stat_wal_receiver)
    else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline
  from (select pg_is_in_recovery() as in_recovery) as server`;

/** Requests reports of a server on a separate connection, so that it never waits for requests. */
export class ServerProbe {
  private readonly pool: ResilientPool;

  /** A report fails after `timeoutMs`. */
  constructor(url: string, timeoutMs: number) {
    this.pool = new ResilientPool({
      connectionString: url,
      application_name: "shop-probe",
      max: 1,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    });
  }

  /** The server's report; rejects if it doesn't arrive in time. */
  async ask(): Promise<ServerReport> {
    const { rows } = await this.pool.query<Omit<ServerReport, "position"> & { position: string | null }>(
      REPORT,
    );
    const [said] = rows;
    const position = readPosition(said?.position ?? "");
    if (!said || position === undefined) throw new Error("it says no position in the log");
    return { ...said, position };
  }

  /** Closes the connection. */
  close(): Promise<void> {
    return this.pool.end();
  }
}
