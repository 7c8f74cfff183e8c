import type { RequestContext } from "../../../context/context";
import { boolean, columns } from "../../../data/columns";
import { DatabaseCache } from "../../../data/database-cache";
import { changesCompleteBefore } from "../../../data/lists/changes";
import { rows, statement } from "../../../data/rows";
import type { FacetCounts } from "./facet-counts";

interface Kept {
  counts: FacetCounts;
  /** All changes before are in the counts. */
  complete: Date;
}

/** How long counts are kept, in ms: a clock that is set back hides changes no longer than this. */
const LIFETIME_MS = 60_000;

/** The size is the number of counted values. */
const keptCounts = new DatabaseCache<Kept>(LIFETIME_MS, { entries: 500, size: 50_000 });

// by the latest change, which is at the end of an index: a search for any later one may read all rows
const changedColumn = columns({
  isChanged: boolean(`coalesce(greatest(
      (select max(updated_at) from product_updates), (select max(draft_updated_at) from product_updates)
    ) >= $1, false)`),
});
const changedSince = statement(changedColumn, `select ${changedColumn.sql}`);

/**
 * The counts of a list, which are counted again only once a product has changed (ADR-0051). The database is asked each time, so
 * they are never out of date. `list` stands for all that they depend on besides the products' own rows.
 */
export async function keepCounts(
  ctx: RequestContext,
  list: object,
  count: () => Promise<FacetCounts>,
): Promise<FacetCounts> {
  // on a replica the locks of changes are not to be seen, and a transaction sees changes of its own
  if (ctx.primary || ctx.db.queryRunner) return count();
  const key = JSON.stringify(list);
  const known = keptCounts.get(ctx.db, key);
  if (known && !(await isChangedSince(ctx, known.complete))) return known.counts;
  const complete = await changesCompleteBefore(ctx.db);
  const counts = await count();
  keptCounts.set(ctx.db, key, { counts, complete }, counts.size);
  return counts;
}

async function isChangedSince({ db }: RequestContext, complete: Date): Promise<boolean> {
  const [found] = await rows(db, changedSince, [complete]);
  return found?.isChanged ?? true;
}
