import type { DataSource } from "typeorm";
import { BoundedCache, type CacheBounds } from "../bounded-cache";

/** A cache for each database that something is read from. */
export function keptForDatabase<Value>(
  bounds: CacheBounds,
): (dataSource: DataSource) => BoundedCache<string, Value> {
  const caches = new WeakMap<DataSource, BoundedCache<string, Value>>();
  return (dataSource) => {
    const known = caches.get(dataSource);
    if (known) return known;
    const made = new BoundedCache<string, Value>(bounds);
    caches.set(dataSource, made);
    return made;
  };
}
