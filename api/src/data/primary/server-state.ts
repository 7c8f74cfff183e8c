import { Client, type ClientBase } from "pg";

/** What a server says of itself. */
export interface ServerState {
  /** Its connection string. */
  url: string;
  /** The identifier that initdb gave to the cluster; its replicas have the same. */
  system: string;
  /** Counts the promotions in the history of its log; of a standby, as of its last restart point. */
  timeline: number;
  /** Whether it is no standby, and its transactions may write. */
  writable: boolean;
  /** Tells two servers from two names of one server. */
  startedAt: string;
}

/** SQL: the timeline that a server which is no standby writes. pg_control_checkpoint() shows it only after the next checkpoint. */
export const WRITTEN_TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`;

const STATE = `
  select (select system_identifier from pg_control_system())::text as system,
    case when pg_is_in_recovery() then (select timeline_id from pg_control_checkpoint())
      else ${WRITTEN_TIMELINE} end as timeline,
    not pg_is_in_recovery() and not current_setting('default_transaction_read_only')::bool as writable,
    pg_postmaster_start_time()::text as "startedAt"`;

/** Asks the server on this connection, which is one to `url`. Rejects after `timeoutMs` without an answer. */
export async function readState(client: ClientBase, url: string, timeoutMs: number): Promise<ServerState> {
  const query = { text: STATE, query_timeout: Math.max(1, timeoutMs) };
  const { rows } = await client.query<Omit<ServerState, "url">>(query);
  return { url, ...(rows[0] as Omit<ServerState, "url">) };
}

/** Asks the server at `url` on a connection of its own. Rejects after `timeoutMs` without an answer. */
export async function askServer(url: string, timeoutMs: number): Promise<ServerState> {
  const until = performance.now() + timeoutMs;
  const client = new Client({
    connectionString: url,
    application_name: "shop-probe",
    connectionTimeoutMillis: timeoutMs,
  });
  client.on("error", () => undefined); // what runs is rejected too
  try {
    await client.connect();
    return await readState(client, url, until - performance.now());
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** The host and port of a connection string, for logs and errors: no user, no password. */
export function nameOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || "5432"}`;
}
