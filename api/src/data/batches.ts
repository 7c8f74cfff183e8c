import type { EntityManager } from "typeorm";
import { OperationManager } from "../context/operation-manager";
import { rows, type Statement } from "./rows";

/** What a statement begins with whose rows are read in batches: rows beyond the last one read, newest first. */
export const afterCursor = "(created_at, id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)";
const BEYOND_EVERY_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Every row of a statement, newest first, so many at a time; the last batch is shorter. $1 is its limit, `afterCursor`
 * a condition of it, and its own values begin with $4.
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
