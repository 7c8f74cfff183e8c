import type { RequestContext } from "../../../context/context";
import { boolean, columns, dollars, integer, json } from "../../../data/columns";
import { DatabaseCache } from "../../../data/database-cache";
import { changesCompleteBefore } from "../../../data/lists/changes";
import { and } from "../../../data/lists/keyset";
import { rows, statement, unpreparedStatement } from "../../../data/rows";
import { FacetCounts, type ValueCount } from "./facet-counts";
import { IS_ON_SALE } from "../sale/sale-columns";
import {
  bitOf,
  bitOfAttribute,
  indexedOf,
  missedSql,
  ON_SALE,
  withoutIndex,
  type FilterCondition,
} from "./filter-conditions";

/** A filtered list for counting the products per facet value. */
export interface CountedList {
  /** The conditions that belong to no facet. */
  where: string[];
  /** The condition of a search, if any. */
  search: string | undefined;
  /** The condition of the category, if one is chosen. */
  category: string | undefined;
  values: unknown[];
  conditions: FilterCondition[];
  attributes: string[];
  /** Whether there are categories to choose from. */
  hasCategories: boolean;
}

/**
 * The number of products in the sample, which are chosen by random ids; a list with only a few more is counted
 * completely.
 */
const SAMPLE = 2_500;
const COUNTED_AT_ONCE = 7_500;

/**
 * Counts a list's products in total and per facet value; counts again only after a product has changed (ADR-0008).
 * `among` returns the number of candidates: the products of the category, or all.
 */
export function countFacets(
  ctx: RequestContext,
  list: CountedList,
  among: () => Promise<number>,
): Promise<FacetCounts> {
  return keepCounts(ctx, list, async () => countNow(ctx, list, await among()));
}

/**
 * Counts exactly up to 10,000 matching products, and up to 4,000 matching other choices in a facet with a choice;
 * larger numbers are estimated from about 2,500 products with random ids (ADR-0008).
 */
async function countNow(ctx: RequestContext, list: CountedList, among: number): Promise<FacetCounts> {
  const { category, search, conditions, ...rest } = list;
  const where = [...list.where, ...(category ? [category] : [])];
  const share = among <= COUNTED_AT_ONCE ? 1 : SAMPLE / among;
  // the plan for a category alone always uses one index; only a few statements are prepared, those of the most visited
  // lists
  const isPlannedOnce = share === 1 && !search && conditions.length === 0;
  const counted: Counted = { ...rest, conditions, from: "", isPlannedOnce };
  const matching = search && (share === 1 ? search : withoutIndex(search));
  const sample = matching ? [...where, matching] : where;
  const sampled = new FacetCounts(
    await countValues(ctx, sampleOf(counted, sample, share)),
    conditions,
    share,
  );
  const rare = bitsOf(conditions).filter((bit) => !sampled.isCommon(bit));
  if (share === 1) return sampled;
  if (rare.length === 0) return sampled.isUncertain("sale") ? withSale(ctx, list, among, sampled) : sampled;
  const from = gatheredFrom(list, among, rare);
  const gathered = new FacetCounts(await countValues(ctx, { ...counted, from }), conditions, 1);
  return sampled.correctedBy(gathered, rare);
}

const onSaleColumn = columns({ products: integer("count(*)::int") });

/** Counts the products on sale exactly: they are so rare that a sample hardly has any, but an index does. */
async function withSale(
  { db }: RequestContext,
  list: CountedList,
  among: number,
  sampled: FacetCounts,
): Promise<FacetCounts> {
  const where = and([...gatheredBy(list, among, list.conditions), ON_SALE.sql]);
  const count = unpreparedStatement(onSaleColumn, `select ${onSaleColumn.sql} from products where ${where}`);
  const [found] = await rows(db, count, list.values);
  return sampled.withExact("sale", true, found?.products ?? 0);
}

/** The conditions for collecting a rare set completely, including these conditions of the filter. */
function gatheredBy(
  { where, category, search }: CountedList,
  among: number,
  found: FilterCondition[],
): string[] {
  const inCategory: FilterCondition[] = category ? [{ facet: "category", sql: category }] : [];
  return [...where, ...(search ? [search] : []), ...indexedOf([...inCategory, ...found], among)];
}

const bitsOf = (conditions: FilterCondition[]) => [0, ...conditions.map((_condition, at) => 1 << at)];

/** Samples the products with the lowest ids: ids are random, and so is the sample. */
function sampleOf(counted: Counted, where: string[], share: number): Counted {
  if (share === 1) return { ...counted, from: countedFrom(where, counted.conditions) };
  const below = Math.floor(share * 2 ** 32)
    .toString(16)
    .padStart(8, "0");
  const values = [...counted.values, `${below}-0000-0000-0000-000000000000`];
  const sampled = [...where, `id < $${values.length}::uuid`];
  return { ...counted, values, from: countedFrom(sampled, counted.conditions) };
}

/**
 * SQL of the union of the rare sets without duplicates: products that match everything, and products that miss a single
 * condition.
 */
function gatheredFrom(list: CountedList, among: number, rare: number[]): string {
  const { conditions } = list;
  const missing = conditions.filter((_condition, at) => rare.includes(1 << at));
  const parts = missing.map((condition, place) => {
    const others = conditions.filter((other) => other !== condition);
    const own = place === 0 ? [] : [`(${condition.sql}) is not true`];
    return countedFrom([...gatheredBy(list, among, others), ...own], conditions);
  });
  return (parts.length > 0 ? parts : [countedFrom(gatheredBy(list, among, conditions), conditions)])
    .map((part) => `(${part})`)
    .join(" union all ");
}

/** All counts as one document, because a hundred rows cost the process several times as much. */
const countColumns = columns({ counts: json<ValueCount[]>("json_agg(counted)") });

/** Products to count: those in `from` that meet all conditions, or all but one. */
interface Counted {
  /** The source of the products, with the conditions they have to meet. */
  from: string;
  values: unknown[];
  conditions: FilterCondition[];
  /** The slugs of the counted attributes. */
  attributes: string[];
  /** Whether categories are counted. */
  hasCategories: boolean;
  /** Whether one plan is good for all values. */
  isPlannedOnce: boolean;
}

/**
 * Counts the products of each value in one statement. `missed` has a bit for each condition that a product doesn't
 * meet: a product that misses a single condition counts for the values of that condition's facet.
 */
async function countValues({ db }: RequestContext, counted: Counted): Promise<ValueCount[]> {
  const values = [...counted.values];
  const planned = counted.isPlannedOnce ? statement : unpreparedStatement;
  const [found] = await rows(db, planned(countColumns, countSql(counted, values)), values);
  return found?.counts ?? [];
}

/** The SQL of the statement; appends its own values. */
function countSql({ from, conditions, attributes, hasCategories }: Counted, values: unknown[]): string {
  const slugs = `$${values.push(attributes)}::text[]`;
  const bits = `$${values.push(attributes.map((slug) => bitOfAttribute(conditions, slug)))}::int[]`;
  // inequalities: for an equality PostgreSQL would expect hardly any rows, and sort instead of hash
  return `with products as materialized (
      select * from (${from}) as products where (missed & (missed - 1)) < 1
    ), alike as materialized (
      select attributes, missed, count(*)::int as products from products group by attributes, missed
    ), counted (facet, value, matching, others, min, max) as (
      select 'missed', to_jsonb(missed), 0, sum(products)::int, null::float8, null::float8 from alike group by missed
      ${hasCategories ? `union all ${ofColumn("category", "category_id", 0)}` : ""}
      union all ${ofColumn("brand", "brand", bitOf(conditions, "brand"))}
      union all ${ofColumn("rating", "least(floor(rating), 4)", bitOf(conditions, "rating"))}
      union all ${ofColumn("sale", "on_sale", bitOf(conditions, "sale"))}
      union all select 'price', null::jsonb, ${tally}, ${dollars("min(price_cents)").sql}, ${dollars("max(price_cents)").sql}
        from products where (missed & ~${bitOf(conditions, "price")}) < 1
      union all select 'attribute:' || slug, attributes -> slug, coalesce(sum(products) filter (where missed = 0), 0)::int,
          coalesce(sum(products) filter (where missed <> 0), 0)::int, null, null
        from alike join unnest(${slugs}, ${bits}) as counted (slug, bit) on (missed & ~bit) < 1 and attributes ? slug
        group by slug, attributes -> slug
    ) select ${countColumns.sql} from counted`;
}

const tally = "(count(*) filter (where missed = 0))::int, (count(*) filter (where missed <> 0))::int";

const ofColumn = (facet: string, value: string, bit: number) =>
  `select '${facet}', to_jsonb(${value}), ${tally}, null::float8, null::float8
    from products where (missed & ~${bit}) < 1 and ${value} is not null group by ${value}`;

/** SQL of the products under these conditions, with the bits of the other conditions that they miss. */
export const countedFrom = (where: string[], conditions: FilterCondition[], limit = "offset 0") =>
  `select category_id, brand, price_cents, rating, attributes, nullif(${IS_ON_SALE}, false) as on_sale, ${missedSql(conditions)} as missed
    from products where ${and(where)} ${limit}`;

interface CachedCounts {
  counts: FacetCounts;
  /** The counts include all changes before this time. */
  complete: Date;
}

/** The lifetime of cached counts, in ms. A clock set back hides changes for no longer than this. */
const LIFETIME_MS = 60_000;

/** The size is the number of counted values. */
const cachedCounts = new DatabaseCache<CachedCounts>(LIFETIME_MS, { entries: 500, size: 50_000 });

// compares the latest change, which is at the end of an index: a search for any later change may read all rows
const changedColumn = columns({
  isChanged: boolean(`coalesce(greatest(
      (select max(updated_at) from product_updates), (select max(draft_updated_at) from product_updates)
    ) >= $1, false)`),
});
const changedSince = statement(changedColumn, `select ${changedColumn.sql}`);

/**
 * Caches the counts of a list until a product changes (ADR-0008). Each call asks the database for changes, so the
 * counts are never out of date. `list` is the cache key: everything that the counts depend on except the products'
 * rows.
 */
async function keepCounts(
  ctx: RequestContext,
  list: object,
  count: () => Promise<FacetCounts>,
): Promise<FacetCounts> {
  // a replica doesn't show the locks of changes, and a transaction sees its own changes
  if (ctx.primary || ctx.db.queryRunner) return count();
  const key = JSON.stringify(list);
  const known = cachedCounts.get(ctx.db, key);
  if (known && !(await isChangedSince(ctx, known.complete))) return known.counts;
  const complete = await changesCompleteBefore(ctx.db);
  const counts = await count();
  cachedCounts.set(ctx.db, key, { counts, complete }, counts.size);
  return counts;
}

async function isChangedSince({ db }: RequestContext, complete: Date): Promise<boolean> {
  const [found] = await rows(db, changedSince, [complete]);
  return found?.isChanged ?? true;
}
