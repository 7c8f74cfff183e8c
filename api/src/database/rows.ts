import type { Pool, PoolClient, QueryResult, QueryResultRow } from "pg";
import type { EntityManager } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";

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
 * transaction if there is one: hydrating entities costs five times the processor time of rows (decision record 3).
 */
export async function rows<Row extends QueryResultRow>(
  db: EntityManager,
  { name, text }: Statement,
  values: unknown[] = [],
): Promise<Row[]> {
  const connection: Pool | PoolClient = db.queryRunner
    ? ((await db.queryRunner.connect()) as PoolClient)
    : ((db.dataSource.driver as PostgresDriver).master as Pool);
  const result: QueryResult<Row> = await connection.query({ name, text, values });
  return result.rows;
}

/** The name of the constraint that a failed statement broke, if that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  const fault = error as { code?: unknown; constraint?: unknown; driverError?: unknown } | null;
  if (fault?.driverError) return brokenConstraint(fault.driverError);
  return typeof fault?.constraint === "string" ? fault.constraint : undefined;
}
