import type { EntityManager } from "typeorm";
import { OperationManager } from "../operation-manager";
import type { Columns } from "../columns";
import { rows, type Statement, select } from "../rows";

/** The statement that reads rows of a table in batches, newest first. The values of its condition start with $4. */
export const batchOf = <Row extends object>(columns: Columns<Row>, table: string, condition: string) =>
  select(
    columns,
    `from ${table}
      where (created_at, id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid) and ${condition}
      order by created_at desc, id desc limit $1`,
  );

const BEYOND_EVERY_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Reads every row of a statement made by `batchOf` in batches of a size; the last batch is shorter. `values` are those of its
 * condition.
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
