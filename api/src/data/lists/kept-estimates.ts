import type { DataSource, EntityManager } from "typeorm";
import { BoundedCache } from "../../bounded-cache";
import { estimateRows } from "./count";

/** How long an estimate is kept, in ms: PostgreSQL's own statistics are usually older. */
const KEPT_MS = 60_000;

const BOUNDS = { entries: 1_000, size: 1_000_000 };

interface Kept {
  estimates: number[];
  until: number;
}

const kept = new WeakMap<DataSource, BoundedCache<string, Kept>>();

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
  const ofDataSource = cacheOf(db.dataSource);
  const key = JSON.stringify([table, conditions, values]);
  const known = ofDataSource.get(key);
  if (known && performance.now() < known.until) return known.estimates;
  const estimates = await estimateRows(db, table, conditions, values);
  ofDataSource.set(key, { estimates, until: performance.now() + KEPT_MS }, key.length);
  return estimates;
}

function cacheOf(dataSource: DataSource): BoundedCache<string, Kept> {
  const known = kept.get(dataSource);
  if (known) return known;
  const made = new BoundedCache<string, Kept>(BOUNDS);
  kept.set(dataSource, made);
  return made;
}
