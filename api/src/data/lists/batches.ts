import type { EntityManager } from "typeorm";
import { OperationManager } from "../operation-manager";
import { rows, type Statement } from "../rows";

/** The condition of a statement read in batches: rows after the last row read, newest first. */
export const afterCursor = "(created_at, id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)";
const BEYOND_EVERY_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Reads every row of a statement in batches, newest first; the last batch is shorter. $1 is the size of a batch, the statement
 * contains the condition `afterCursor`, and its own values start with $4.
 */
export async function* inBatches<Row extends { id: string; createdAt: Date }>(
  db: EntityManager,
  batch: Statement<Row>,
  size: number,
  values: unknown[] = [],
): AsyncGenerator<Row[], void> {
  for (let last: Row | undefined; ;) {
    const key = [last?.createdAt.toISOString() ?? null, last?.id ?? BEYOND_EVERY_ID];
    if (db instanceof OperationManager) db.renewBudget();
    const found = await rows(db, batch, [size, ...key, ...values]);
    yield found;
    last = found.at(-1);
    if (found.length < size) return;
  }
}
