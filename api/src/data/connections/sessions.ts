import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type { DataSource } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import type { Limits } from "./limits";

/** How long a connection keeps its PostgreSQL session: always, or, behind a pooler in transaction mode, for a transaction. */
export type SessionOwner = "connection" | "pooler" | "transaction";

/**
 * Determines the owner of a data source's sessions. A pooler invents the process id that it gives to a client. It pools
 * transactions if a connection's second statement runs in another session, or another connection in the session of the first.
 * Other clients may prevent both: then the result is `pooler`.
 */
export async function sessionOwner(database: DataSource): Promise<SessionOwner> {
  const pool = poolOf(database);
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    const session = await processOf(one);
    if (session === (one as PoolClient & { processID: number }).processID) return "connection";
    const moved = (await processOf(one)) !== session || (await processOf(other)) === session;
    return moved ? "transaction" : "pooler";
  } finally {
    one.release();
    other.release();
  }
}

/** Throws an error for the user if sessions end with their transaction, because locks and LISTEN don't work there. */
export async function requireSessions(
  database: DataSource,
  log: { warn(message: string): void },
): Promise<void> {
  const owner = await sessionOwner(database);
  if (owner === "transaction")
    throw new Error(
      "The database is reached through a pooler in transaction mode. Migrations and jobs need sessions of their own: " +
        "set DATABASE_DIRECT_URL to the database itself.",
    );
  if (owner === "pooler")
    log.warn(
      "migrations and jobs go through a pooler: it must be in session mode, or set DATABASE_DIRECT_URL",
    );
}

/** Throws an error for the user if statements are prepared in sessions that the next transaction may not have. */
export async function requirePreparedStatements(database: DataSource): Promise<void> {
  if (!(await preparesInSession(poolOf(database)))) return;
  if ((await sessionOwner(database)) === "transaction")
    throw new Error(
      "The database is reached through a pooler that doesn't know prepared statements. Set PREPARED_STATEMENTS=off, " +
        "or have PgBouncer 1.21 or later keep them: max_prepared_statements = 200.",
    );
}

/** Whether a statement keeps its name in the session: poolers with support for prepared statements rename them. */
async function preparesInSession(pool: Pool): Promise<boolean> {
  const name = `check-${randomUUID()}`;
  const itself = { name, text: "select from pg_prepared_statements where name = $1", values: [name] };
  return (await pool.query(itself)).rowCount === 1;
}

async function processOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return (rows[0] as { pid: number }).pid;
}

/** The PostgreSQL settings behind the limits of a session. */
const settings = {
  statement_timeout: "statementMs",
  lock_timeout: "lockMs",
  idle_in_transaction_session_timeout: "idleInTransactionMs",
} as const satisfies Record<string, keyof Limits>;

/** The names of PostgreSQL's settings for the limits that a session of this data source lacks. */
export async function missingLimits(database: DataSource, limits: Limits): Promise<string[]> {
  const applied = await poolOf(database).query<{ name: keyof typeof settings; ms: number }>(
    "select name, setting::int as ms from pg_settings where name = any($1) order by name",
    [Object.keys(settings)],
  );
  return applied.rows
    .filter(({ name, ms }) => ms === 0 || ms > limits[settings[name]])
    .map(({ name }) => name);
}

/** Warns if a pooler ignores the time limits of requests. */
export async function warnOfMissingLimits(
  database: DataSource,
  limits: Limits,
  log: { warn(message: string): void },
): Promise<void> {
  const missing = await missingLimits(database, limits).catch(() => []); // unknown while the database fails
  if (missing.length > 0)
    log.warn(
      `the database does not limit requests (${missing.join(", ")}): set the limits in the pooler, see 'A pooler' in docs/scaling.md`,
    );
}

const poolOf = (database: DataSource) => (database.driver as PostgresDriver).master as Pool;
