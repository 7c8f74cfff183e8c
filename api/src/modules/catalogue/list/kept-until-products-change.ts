import { LRUCache } from "lru-cache";
import type { RequestContext } from "../../../context/context";
import { boolean, columns } from "../../../data/columns";
import { changesCompleteBefore } from "../../../data/lists/changes";
import { perDatabase } from "../../../data/per-database";
import { rows, select } from "../../../data/rows";

interface Kept<Value> {
  value: Value;
  /** The value includes all changes before this time. */
  complete: Date;
}

/** The lifetime of a cached value, in ms. A clock set back hides changes for no longer than this. */
const LIFETIME_MS = 60_000;

// compares the latest change, which is at the end of an index: a search for any later change may read all rows
const changedColumn = columns({
  isChanged: boolean(`coalesce(greatest(
      (select max(updated_at) from product_updates), (select max(draft_updated_at) from product_updates)
    ) >= $1, true)`),
});
const changedSince = select(changedColumn);

/**
 * Returns a function that caches values until a product changes (ADR-0008). Each call asks the database for changes, so the values are
 * never out of date. `key` has everything that a value depends on except the products' rows; `sizeOf` returns a value's size in entries.
 */
export function keptUntilProductsChange<Value>(sizeOf: (value: Value) => number) {
  const cachedOf = perDatabase(
    () =>
      new LRUCache<string, Kept<Value>>({
        max: 500,
        maxSize: 50_000,
        sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
        ttl: LIFETIME_MS,
      }),
  );
  return async (ctx: RequestContext, key: object, read: () => Promise<Value>): Promise<Value> => {
    // a replica doesn't show the locks of changes, and a transaction sees its own changes
    if (ctx.primary || ctx.db.queryRunner) return read();
    const text = JSON.stringify(key);
    const cached = cachedOf(ctx.db.dataSource);
    const known = cached.get(text);
    if (known && !(await isChangedSince(ctx, known.complete))) return known.value;
    const complete = await changesCompleteBefore(ctx.db);
    const value = await read();
    cached.set(text, { value, complete });
    return value;
  };
}

async function isChangedSince({ db }: RequestContext, complete: Date): Promise<boolean> {
  const [found] = await rows(db, changedSince, [complete]);
  return found?.isChanged ?? true;
}
