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

/** A filtered list whose values are counted. */
export interface CountedList {
  /** What no facet belongs to. */
  where: string[];
  /** The condition of a search, if there is one. */
  search: string | undefined;
  /** The condition of the category, if one is chosen. */
  category: string | undefined;
  values: unknown[];
  conditions: FilterCondition[];
  attributes: string[];
  /** Whether there are categories to choose from. */
  hasCategories: boolean;
}

/** Products of random ids that are looked at first; a list of few more is counted at once. */
const SAMPLE = 2_500;
const COUNTED_AT_ONCE = 7_500;

/**
 * Counts a list's products and those of each value, again only once a product has changed (ADR-0008). `among`: of how many products
 * those are that an index finds, those of the category or all.
 */
export function countFacets(
  ctx: RequestContext,
  list: CountedList,
  among: () => Promise<number>,
): Promise<FacetCounts> {
  return keepCounts(ctx, list, async () => countNow(ctx, list, await among()));
}

/**
 * What no more than 10,000 products match is counted exactly, of other choices in a facet with one 4,000; more are estimated from about
 * 2,500 products of random ids (ADR-0008).
 */
async function countNow(ctx: RequestContext, list: CountedList, among: number): Promise<FacetCounts> {
  const { category, search, conditions, ...rest } = list;
  const where = [...list.where, ...(category ? [category] : [])];
  const share = among <= COUNTED_AT_ONCE ? 1 : SAMPLE / among;
  // a category alone is always found by the same index; few statements are prepared, those of the lists that most people open
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

/** Few of many products are on sale: an index has them, and a sample hardly any. */
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

/** The conditions by which products that are few are found, these of the filter among them. */
function gatheredBy(
  { where, category, search }: CountedList,
  among: number,
  found: FilterCondition[],
): string[] {
  const inCategory: FilterCondition[] = category ? [{ facet: "category", sql: category }] : [];
  return [...where, ...(search ? [search] : []), ...indexedOf([...inCategory, ...found], among)];
}

const bitsOf = (conditions: FilterCondition[]) => [0, ...conditions.map((_condition, at) => 1 << at)];

/** The part of the products whose ids begin low: ids are random, and so is the part. */
function sampleOf(counted: Counted, where: string[], share: number): Counted {
  if (share === 1) return { ...counted, from: countedFrom(where, counted.conditions) };
  const below = Math.floor(share * 2 ** 32)
    .toString(16)
    .padStart(8, "0");
  const values = [...counted.values, `${below}-0000-0000-0000-000000000000`];
  const sampled = [...where, `id < $${values.length}::uuid`];
  return { ...counted, values, from: countedFrom(sampled, counted.conditions) };
}

/** The products of sets that are few, each product once: those that match everything, and those that miss one condition. */
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

/** All counts as one document, because some hundred rows cost the process several times as much. */
const countColumns = columns({ counts: json<ValueCount[]>("json_agg(counted)") });

/** Products that are counted: those under `where` that meet all but at most one of the conditions. */
interface Counted {
  /** Where the products are, and what they have to meet. */
  from: string;
  values: unknown[];
  conditions: FilterCondition[];
  /** The slugs of the attributes that are counted. */
  attributes: string[];
  /** Whether categories are counted. */
  hasCategories: boolean;
  /** Whether there is one good plan for whatever the values are. */
  isPlannedOnce: boolean;
}

/**
 * Counts the products of each value in one statement. `missed` has a bit for each condition that a product doesn't meet:
 * one that misses a single condition counts for the values of that condition's facet.
 */
async function countValues({ db }: RequestContext, counted: Counted): Promise<ValueCount[]> {
  const values = [...counted.values];
  const planned = counted.isPlannedOnce ? statement : unpreparedStatement;
  const [found] = await rows(db, planned(countColumns, countSql(counted, values)), values);
  return found?.counts ?? [];
}

/** The statement; appends its own values. */
function countSql({ from, conditions, attributes, hasCategories }: Counted, values: unknown[]): string {
  const slugs = `$${values.push(attributes)}::text[]`;
  const bits = `$${values.push(attributes.map((slug) => bitOfAttribute(conditions, slug)))}::int[]`;
  // inequalities, because PostgreSQL would expect almost no row of an equality, and sort what it should hash
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

/** Products under these conditions, with what they miss of the others. */
export const countedFrom = (where: string[], conditions: FilterCondition[], limit = "offset 0") =>
  `select category_id, brand, price_cents, rating, attributes, nullif(${IS_ON_SALE}, false) as on_sale, ${missedSql(conditions)} as missed
    from products where ${and(where)} ${limit}`;

interface CachedCounts {
  counts: FacetCounts;
  /** All changes before are in the counts. */
  complete: Date;
}

/** How long counts are cached, in ms: a clock that is set back hides changes no longer than this. */
const LIFETIME_MS = 60_000;

/** The size is the number of counted values. */
const cachedCounts = new DatabaseCache<CachedCounts>(LIFETIME_MS, { entries: 500, size: 50_000 });

// by the latest change, which is at the end of an index: a search for any later one may read all rows
const changedColumn = columns({
  isChanged: boolean(`coalesce(greatest(
      (select max(updated_at) from product_updates), (select max(draft_updated_at) from product_updates)
    ) >= $1, false)`),
});
const changedSince = statement(changedColumn, `select ${changedColumn.sql}`);

/**
 * The counts of a list, which are counted again only once a product has changed (ADR-0008). The database is asked each time, so
 * they are never out of date. `list` stands for all that they depend on besides the products' own rows.
 */
async function keepCounts(
  ctx: RequestContext,
  list: object,
  count: () => Promise<FacetCounts>,
): Promise<FacetCounts> {
  // on a replica the locks of changes are not to be seen, and a transaction sees changes of its own
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
