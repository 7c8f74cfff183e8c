import type { ClientBase, QueryConfig, QueryResultRow } from "pg";
import type { EntityManager } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { isConnectionError, leavesConnectionUsable } from "./connection-errors";
import { withConnection } from "../context/operation-manager";
import { SilentServer, type ResilientPool } from "./resilient-pool";

/** One SQL statement; PostgreSQL plans it once a connection under its name, or each time where it has none. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

const prepared = new Map<string, Statement>();

/** A statement to run many times, named after its own text. Keep the number of different texts small. */
export function statement(text: string): Statement {
  let known = prepared.get(text);
  if (!known) prepared.set(text, (known = { name: `s${prepared.size}`, text }));
  return known;
}

/**
 * Runs a prepared statement and returns its rows as they are. It goes straight to the driver, within the running
 * transaction if there is one: hydrating entities costs five times the processor time of rows (ADR-0003).
 * Outside a transaction, a read that loses its connection is repeated once on another one.
 */
export async function rows<Row extends QueryResultRow>(
  db: EntityManager,
  { name, text }: Statement,
  values: unknown[] = [],
): Promise<Row[]> {
  const query = { name, text, values };
  if (db.queryRunner) return (await ((await db.queryRunner.connect()) as ClientBase).query<Row>(query)).rows;
  const pool = (db.dataSource.driver as PostgresDriver).master as ResilientPool;
  return withConnection(db, () => fromPool<Row>(pool, query, isRead(query) ? 1 : 0));
}

const isRead = ({ text }: QueryConfig) => /^\s*select\b/i.test(text);

async function fromPool<Row extends QueryResultRow>(
  pool: ResilientPool,
  query: QueryConfig,
  repeats: number,
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    const { rows: found } = await client.query<Row>(query);
    client.release();
    return found;
  } catch (error) {
    client.release(!leavesConnectionUsable(error));
    const lost = isConnectionError(error) && !(error instanceof SilentServer);
    if (lost && repeats > 0) return fromPool(pool, query, repeats - 1);
    throw error;
  }
}

/** The name of the constraint that a failed statement broke, if that is why it failed. */
export function violatedConstraint(error: unknown): string | undefined {
  const fault = error as { code?: unknown; constraint?: unknown; driverError?: unknown } | null;
  if (fault?.driverError) return violatedConstraint(fault.driverError);
  return typeof fault?.constraint === "string" ? fault.constraint : undefined;
}
