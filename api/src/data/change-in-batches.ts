import { setTimeout as wait } from "node:timers/promises";
import type { QueryRunner } from "typeorm";

/** How long a batch should take, and with it the wait of whoever wants to change one of its rows, in ms. */
const BATCH_MS = 100;
const FIRST_ROWS = 100;
const FEWEST_ROWS = 10;
const MOST_ROWS = 5_000;

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** What changes, with which rows. */
interface Change {
  table: string;
  /** What follows `set`; may be repeated. */
  change: string;
  where?: string;
  /** An id below all others; for uuids by default. */
  before?: string;
}

/**
 * Changes the rows of a table in the order of their ids, for a migration with `transaction = false`. Each batch is a transaction of its own of about
 * a tenth of a second, and between two of them others have as long (ADR-0042).
 */
export function changeInBatches(
  runner: Pick<QueryRunner, "query">,
  { table, change, where = "true", before = BEFORE_ALL }: Change,
): Promise<void> {
  const text = `
    with batch as (select id, ${where} as is_wanted from ${table} where id > $1 order by id limit $2),
      locked as (select id from ${table} where id in (select id from batch where is_wanted) order by id for no key update),
      changed as (update ${table} set ${change} where id in (select id from locked))
    select id from batch order by id desc limit 1`;
  return inBatchesOfIds(runner, text, before);
}

/**
 * Repeats a statement for batches of ids: those after $1, at most $2 of them. It returns the last id of its batch; none ends the work.
 * Its pace is that of `changeInBatches`. `before` is an id below all others.
 */
export async function inBatchesOfIds(
  runner: Pick<QueryRunner, "query">,
  text: string,
  before = BEFORE_ALL,
): Promise<void> {
  let after: string | undefined = before;
  let size = FIRST_ROWS;
  while (after !== undefined) {
    const since = performance.now();
    const [last] = (await runner.query(text, [after, size])) as { id: string }[];
    after = last?.id;
    const tookMs = performance.now() - since;
    size = nextSize(size, tookMs);
    await wait(tookMs);
  }
}

function nextSize(size: number, tookMs: number): number {
  const factor = Math.min(2, Math.max(0.25, BATCH_MS / tookMs));
  return Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, Math.round(size * factor)));
}
