import type { PoolClient } from "pg";
import type { EntityManager } from "typeorm";
import { limitResponseTime } from "./resilient-pool";
import { execute } from "../rows";

/** Time limits of the database, in ms; 0 means no limit. */
export interface Limits {
  /** The wait for a free or new connection. */
  connectMs: number;
  /** The duration of one statement. */
  statementMs: number;
  /** The wait for a row or a table locked by another transaction. */
  lockMs: number;
  /** The time between two statements of a transaction. */
  idleInTransactionMs: number;
}

/** For requests. The wait for a connection is shorter than the 2 s in which /readyz responds. */
export const requestLimits: Limits = {
  connectMs: 1_500,
  statementMs: 5_000,
  lockMs: 3_000,
  idleInTransactionMs: 15_000,
};

/** For each statement of an import, which reads or writes a thousand products, or the words of all products. */
export const importLimits = { statementMs: 60_000, lockMs: 10_000 };

/** For migrations, seeds and commands: no limits, because changes to a large table may take long. */
export const maintenanceLimits: Limits = {
  connectMs: 5_000,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
};

/** Changes the limits of statements and locks until this transaction ends. */
export async function extendLimits(
  tx: EntityManager,
  { statementMs, lockMs }: Pick<Limits, "statementMs" | "lockMs">,
): Promise<void> {
  const set = "select set_config('statement_timeout', $1, true), set_config('lock_timeout', $2, true)";
  await execute(tx, { text: set }, [String(statementMs), String(lockMs)]);
  limitResponseTime((await tx.queryRunner?.connect()) as PoolClient, statementMs);
}
