import type { EntityManager } from "typeorm";
import { DatabaseCache } from "../database-cache";
import { estimateRows } from "./count";

/** How long an estimate is cached, in ms: PostgreSQL's own statistics are usually older. */
const LIFETIME_MS = 60_000;

/** The size is the number of characters of the questions. */
const cached = new DatabaseCache<number[]>(LIFETIME_MS, { entries: 1_000, size: 1_000_000 });

/**
 * The estimates of `estimateRows`, at most a minute old. They decide how rows are found and never which: no answer may say anything
 * of them.
 */
export async function estimateWays(
  db: EntityManager,
  table: string,
  conditions: string[],
  values: unknown[],
): Promise<number[]> {
  const key = JSON.stringify([table, conditions, values]);
  const known = cached.get(db, key);
  if (known) return known;
  const estimates = await estimateRows(db, table, conditions, values);
  cached.set(db, key, estimates, key.length);
  return estimates;
}
