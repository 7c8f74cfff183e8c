import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "../../../context/context";
import { boolean, columns, money, json } from "../../../data/columns";
import { perDatabase } from "../../../data/per-database";
import { changesCompleteBefore } from "../../../data/lists/changes";
import { and } from "../../../data/lists/keyset";
import { rows, select, unpreparedStatement } from "../../../data/rows";
import { allOf, bestRated, type Matches } from "../list/read-matches";
import { IS_ON_SALE } from "../sale/sale-columns";
import type { StoredValue } from "./check-filter";

/** The number of products with a value of a facet. */
export interface ValueCount {
  /** The lowest and the highest price are the values of the facet `price`, in major units. */
  value: StoredValue;
  count: number;
  /** False for products that match all but the choice of this facet. */
  matches: boolean;
}

/** The counts of a list's products: in total, and by facet (`attribute:` and the slug for an attribute). */
export interface FacetCounts {
  total: number;
  facets: ReadonlyMap<string, ValueCount[]>;
}

/** A list whose products are counted. */
interface CountedList extends Matches {
  /** The slugs of the counted attributes. */
  attributes: string[];
}

/**
 * Counts a list's products in total and per facet value, with the values of these attributes; counts again only after a
 * product has changed. `isCommon` decides which products are counted: see `read-matches.ts`.
 */
export function countFacets(
  ctx: RequestContext,
  { where, conditions, values }: Matches,
  attributes: string[],
  isCommon: () => Promise<boolean>,
): Promise<FacetCounts> {
  const list = { where, conditions, values, attributes };
  return keepCounts(ctx, list, async () => {
    const counts = (await isCommon()) && (await countNow(ctx, list, true));
    if (counts && counts.total >= ENOUGH) return { ...counts, total: MAX_EXACT_COUNT + 1 };
    return countNow(ctx, list, false);
  });
}

/** With fewer matches among the best rated products, all matches are counted. */
const ENOUGH = 100;

/** All counts as one document, because a hundred rows cost the process several times as much. */
const countColumns = columns({ counts: json<(ValueCount & { facet: string })[]>("json_agg(counted)") });

async function countNow({ db }: RequestContext, list: CountedList, bounded: boolean): Promise<FacetCounts> {
  const values = [...list.values];
  const text = countSql(list, bounded, values);
  const [found] = await rows(db, unpreparedStatement(countColumns, text), values);
  const facets = new Map<string, ValueCount[]>();
  for (const { facet, ...count } of found?.counts ?? []) {
    const counts = facets.get(facet);
    if (counts) counts.push(count);
    else facets.set(facet, [count]);
  }
  return { total: facets.get("total")?.[0]?.count ?? 0, facets };
}

/** The columns by which products are counted. */
const COUNTED = `category_id, brand, price_cents, rating, attributes, ${IS_ON_SALE} as on_sale`;

/**
 * The SQL of the statement; appends its own values. Each facet counts the products that match everything. A facet with a
 * choice also counts the products that match all but this choice: those that another value would add.
 */
function countSql(
  { where, conditions, attributes }: CountedList,
  bounded: boolean,
  values: unknown[],
): string {
  const from = bounded ? bestRated(where) : "products";
  const counted = (checked: string[]) =>
    `select ${COUNTED} from ${from} where ${and([...where, ...checked])} limit ${MAX_EXACT_COUNT + 1}`;
  const place = (slugs: string[]) => `$${values.push(slugs)}::text[]`;
  const others = conditions.flatMap(({ facet, sql }) => {
    if (facet === "category" || facet === "sale" || facet === "search") return []; // another choice replaces this one
    const rest = conditions.filter((other) => other.facet !== facet).map((other) => other.sql);
    const source = `(${counted([...rest, `(${sql}) is not true`])}) as others`;
    return typeof facet === "object"
      ? ofAttributes(source, place([facet.attribute]), false)
      : ofFacet[facet](source, false);
  });
  const counts = [
    "select 'total', null::jsonb, count(*)::int, true from matching",
    ...Object.values(ofFacet).map((of) => of("matching", true)),
    ofAttributes("matching", place(attributes), true),
    onSale(
      bounded ? `products where ${allOf({ where, conditions })} and ${IS_ON_SALE}` : "matching where on_sale",
    ),
    ...others,
  ];
  return `with matching as materialized (${counted(conditions.map(({ sql }) => sql))}),
    counted (facet, value, count, matches) as (${counts.join(" union all ")})
    select ${countColumns.sql} from counted`;
}

type CountSql = (source: string, matches: boolean) => string;

const byColumn =
  (facet: string, value: string): CountSql =>
  (source, matches) =>
    `select '${facet}', to_jsonb(${value}), count(*)::int, ${matches} from ${source} where ${value} is not null group by ${value}`;

/** The counts of the facets that all products have. */
const ofFacet: Record<"category" | "brand" | "rating" | "price", CountSql> = {
  category: byColumn("category", "category_id"),
  brand: byColumn("brand", "brand"),
  rating: byColumn("rating", "least(floor(rating), 4)"),
  price: (source, matches) => `select 'price', to_jsonb(${money("cents").sql}), 0, ${matches}
    from (select unnest(array[min(price_cents), max(price_cents)]) as cents from ${source}) as ends where cents is not null`,
};

/** Products with equal attributes are expanded once. */
const ofAttributes = (source: string, slugs: string, matches: boolean) =>
  `select 'attribute:' || slug, attributes -> slug, sum(products)::int, ${matches}
    from (select attributes, count(*) as products from ${source} group by attributes) as alike
      join unnest(${slugs}) as slug on attributes ? slug group by slug, attributes -> slug`;

/** Products on sale are rare and have an index: all are counted, even if only the best rated products are searched. */
const onSale = (source: string) =>
  `select 'sale', 'true'::jsonb, count(*)::int, true from (select 1 from ${source} limit ${MAX_EXACT_COUNT + 1}) as sold`;

interface CachedCounts {
  counts: FacetCounts;
  /** The counts include all changes before this time. */
  complete: Date;
}

/** The lifetime of cached counts, in ms. A clock set back hides changes for no longer than this. */
const LIFETIME_MS = 60_000;

/** The size is the number of counted values. */
const cachedCountsOf = perDatabase(
  () =>
    new LRUCache<string, CachedCounts>({
      max: 500,
      maxSize: 50_000,
      sizeCalculation: ({ counts }) => Math.max(1, [...counts.facets.values()].flat().length),
      ttl: LIFETIME_MS,
    }),
);

// compares the latest change, which is at the end of an index: a search for any later change may read all rows
const changedColumn = columns({
  isChanged: boolean(`coalesce(greatest(
      (select max(updated_at) from product_updates), (select max(draft_updated_at) from product_updates)
    ) >= $1, false)`),
});
const changedSince = select(changedColumn);

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
  const cached = cachedCountsOf(ctx.db.dataSource);
  const known = cached.get(key);
  if (known && !(await isChangedSince(ctx, known.complete))) return known.counts;
  const complete = await changesCompleteBefore(ctx.db);
  const counts = await count();
  cached.set(key, { counts, complete });
  return counts;
}

async function isChangedSince({ db }: RequestContext, complete: Date): Promise<boolean> {
  const [found] = await rows(db, changedSince, [complete]);
  return found?.isChanged ?? true;
}
