import type { DataSource, EntityManager } from "typeorm";

/** Rows per statement: enough for speed, and few enough to report progress. */
const BATCH = 20_000;

/** Called with the number of rows inserted so far. */
export type Progress = (done: number) => void;

/** How rows are generated: a statement with the series' name as $1 and the numbers from $2 to $3, followed by its own values. */
export interface Generated {
  insert: string;
  /** Adds the rows that generated rows refer to. */
  setUp?: (manager: EntityManager) => Promise<void>;
  /** Run once before all batches, with `values` only. */
  prepare?: string;
  /** Analyzed after all rows are inserted, so that PostgreSQL plans for the new number of rows. */
  table: "products" | "users" | "orders";
  /** How many batches are inserted concurrently, if they don't lock the same rows; one by default. */
  atOnce?: number;
  values?: readonly unknown[];
}

/**
 * Adds a number of generated rows in batches. Each batch is a separate transaction, so that a running shop never waits for them.
 * Names differ between runs.
 */
export async function generate(
  database: DataSource,
  { insert, setUp, prepare, table, atOnce = 1, values = [] }: Generated,
  amount: number,
  progress: Progress,
): Promise<void> {
  const series = `1${Date.now().toString(36)}`; // the digit keeps it out of the vocabulary
  if (setUp) await database.transaction(setUp);
  if (prepare) await database.query(prepare, [...values]);
  let [begun, done] = [0, 0];
  const insertBatches = async () => {
    while (begun < amount) {
      const before = begun;
      const last = (begun = Math.min(before + BATCH, amount));
      await database.transaction(async (batch) => {
        await setForBulk(batch);
        await batch.query(insert, [series, before + 1, last, ...values]);
      });
      progress((done += last - before));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, insertBatches));
  await database.query(`vacuum (analyze, parallel 0) ${table}`);
}

/**
 * Settings of one batch: its words are already in the vocabulary (see `prepare`), the index of words buffers more rows, and a
 * crash of the database may lose the last batches. All indexes stay valid throughout.
 */
const bulk = Object.entries({
  "shop.words": "known",
  gin_pending_list_limit: "16MB",
  work_mem: "64MB",
  synchronous_commit: "off",
});

async function setForBulk(batch: EntityManager): Promise<void> {
  for (const [name, value] of bulk) await batch.query("select set_config($1, $2, true)", [name, value]);
}
