import type { EntityManager } from "typeorm";
import { keptForDatabase } from "../kept-for-database";
import { estimateRows } from "./count";

/** How long an estimate is kept, in ms: PostgreSQL's own statistics are usually older. */
const KEPT_MS = 60_000;

const BOUNDS = { entries: 1_000, size: 1_000_000 };

interface Kept {
  estimates: number[];
  until: number;
}

const keptFor = keptForDatabase<Kept>(BOUNDS);

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
  const kept = keptFor(db.dataSource);
  const key = JSON.stringify([table, conditions, values]);
  const known = kept.get(key);
  if (known && performance.now() < known.until) return known.estimates;
  const estimates = await estimateRows(db, table, conditions, values);
  kept.set(key, { estimates, until: performance.now() + KEPT_MS }, key.length);
  return estimates;
}
