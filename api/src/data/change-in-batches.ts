import { setTimeout as wait } from "node:timers/promises";
import type { QueryRunner } from "typeorm";

/** The intended duration of a batch, and so the longest wait of another transaction for one of its rows, in ms. */
const BATCH_MS = 100;
const FIRST_ROWS = 100;
const FEWEST_ROWS = 10;
const MOST_ROWS = 5_000;

/** A table, and a change to its rows. */
interface Change {
  table: string;
  where?: string;
  /** The statement that applies the change to the rows of `locked`, as they are now; must be repeatable. */
  change: string;
}

/**
 * Changes the rows of a table in the order of their ids, for a migration with `transaction = false`. Each batch is a separate transaction
 * of about a tenth of a second, followed by an equal break for other transactions (ADR-0042).
 */
export async function changeInBatches(
  runner: Pick<QueryRunner, "query">,
  { table, where = "true", change }: Change,
): Promise<void> {
  const text = (after: string) => `
    with batch as (select id, ${where} as is_wanted from ${table} ${after} order by id limit $1),
      locked as (select * from ${table} where id in (select id from batch where is_wanted) order by id for no key update),
      changed as (${change})
    select id from batch order by id desc limit 1`;
  let statement = text("");
  let after: string[] = [];
  for (let size = FIRST_ROWS; ;) {
    const since = performance.now();
    const [last] = (await runner.query(statement, [size, ...after])) as { id: string }[];
    if (!last) return;
    statement = text("where id > $2");
    after = [last.id];
    const tookMs = performance.now() - since;
    size = nextSize(size, tookMs);
    await wait(tookMs);
  }
}

function nextSize(size: number, tookMs: number): number {
  const factor = Math.min(2, Math.max(0.25, BATCH_MS / tookMs));
  return Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, Math.round(size * factor)));
}
