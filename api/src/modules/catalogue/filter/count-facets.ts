import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "../../../context/context";
import { boolean, columns, money, json } from "../../../data/columns";
import { perDatabase } from "../../../data/per-database";
import { changesCompleteBefore } from "../../../data/lists/changes";
import { and } from "../../../data/lists/keyset";
import { rows, select, unpreparedStatement } from "../../../data/rows";
import { allOf, type Matches } from "../list/matches";
import { countMatches, HAS_VARIANTS, ONCE_PER_GROUP, withGroups } from "../list/once-per-group";
import { bestRated } from "../list/read-matches";
import { IS_ON_SALE } from "../sale/sale-columns";
import type { StoredValue } from "./check-filter";

/** The number of products with a value of a facet; a group of variants counts once. */
export interface ValueCount {
  /**
   * The lowest and the highest price are the values of the facet `price`, in major units. A group in several categories has all their
   * ids, with commas.
   */
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
  { where, conditions, values, variants }: Matches,
  attributes: string[],
  isCommon: () => Promise<boolean>,
): Promise<FacetCounts> {
  const list = { where, conditions, values, variants, attributes };
  const count = async (once: boolean) => {
    const counts = (await isCommon()) && (await countNow(ctx, list, { bounded: true, once }));
    if (counts && counts.total >= ENOUGH) {
      const total = once ? await countMatches(ctx.db, list, unpreparedStatement) : MAX_EXACT_COUNT + 1;
      if (total > MAX_EXACT_COUNT) return { ...counts, total };
    }
    return countNow(ctx, list, { bounded: false, once });
  };
  return keepCounts(ctx, list, () =>
    variants ? count(false) : withGroups(ctx.db, count, ({ facets }) => facets.has(VARIANTS)),
  );
}

/** With fewer matches among the best rated products, all matches are counted. */
const ENOUGH = 100;

/** All counts as one document, because a hundred rows cost the process several times as much. */
const countColumns = columns({ counts: json<(ValueCount & { facet: string })[]>("json_agg(counted)") });

/** How a list is counted. */
interface Counting {
  /** Only the best rated products are searched. */
  bounded: boolean;
  /** A group of variants counts once. */
  once: boolean;
}

async function countNow({ db }: RequestContext, list: CountedList, how: Counting): Promise<FacetCounts> {
  const values = [...list.values];
  const text = countSql(list, how, values);
  const [found] = await rows(db, unpreparedStatement(countColumns, text), values);
  const facets = new Map<string, ValueCount[]>();
  for (const { facet, ...count } of found?.counts ?? []) {
    const counts = facets.get(facet);
    if (counts) counts.push(count);
    else facets.set(facet, [count]);
  }
  return { total: Math.min(facets.get("total")?.[0]?.count ?? 0, MAX_EXACT_COUNT + 1), facets };
}

/** The columns by which products are counted; `attributes` and `group_id` only if they are needed. */
const COUNTED = `category_id, brand, price_cents, rating, ${IS_ON_SALE} as on_sale`;

const RATING = "least(floor(rating), 4)";

/** A facet that only tells that the shop has variants. */
const VARIANTS = "variants";

/** How many products are counted; many variants may be few groups. */
const limitOf = ({ once }: Counting) => MAX_EXACT_COUNT * (once ? 10 : 1) + 1;

/** SQL of the products of a source without a group. */
const singlesOf = (source: string) => `(select * from ${source} where group_id is null) as singles`;

/** SQL of the groups of a source, each with the values of all its variants; their attributes only if these are counted. */
const groupsOf = (source: string, withAttributes: boolean) =>
  `select group_id, array_agg(category_id) as categories, array_agg(brand) as brands, max(${RATING}) as rating,
    ${withAttributes ? "array_agg(distinct attributes) as attributes, " : ""}min(price_cents) as lowest, max(price_cents) as highest
  from ${source} where group_id is not null group by group_id`;

/**
 * The SQL of the statement; appends its own values. Each facet counts the products that match everything. A facet with a
 * choice also counts the products that match all but this choice: those that another value would add.
 */
function countSql({ where, conditions, attributes }: CountedList, how: Counting, values: unknown[]): string {
  const { bounded, once } = how;
  const from = bounded ? bestRated(where) : "products";
  const withAttributes = attributes.length > 0 || conditions.some(({ facet }) => typeof facet === "object");
  const selected = [COUNTED, ...(withAttributes ? ["attributes"] : []), ...(once ? ["group_id"] : [])].join(
    ", ",
  );
  const counted = (checked: string[]) =>
    `select ${selected} from ${from} where ${and([...where, ...checked])} limit ${limitOf(how)}`;
  const place = (slugs: string[]) => `$${values.push(slugs)}::text[]`;
  const sources = [`matching as materialized (${counted(conditions.map(({ sql }) => sql))})`];
  if (once) sources.push(`groups as materialized (${groupsOf("matching", withAttributes)})`);
  /** Counts the products of a source, and its groups. */
  const countIn = (source: string, groups: string, matches: boolean, { products, grouped }: CountedFacet) =>
    once ? [products(singlesOf(source), matches), grouped(groups, matches)] : [products(source, matches)];
  const others = conditions.flatMap(({ facet, sql }, at) => {
    if (facet === "category" || facet === "sale") return []; // another choice replaces this one
    if (facet === "group" || facet === "collection" || facet === "search") return [];
    const rest = conditions.filter((other) => other.facet !== facet).map((other) => other.sql);
    const source = `others${at}`;
    sources.push(`${source} as (${counted([...rest, `(${sql}) is not true`])})`);
    const count = typeof facet === "object" ? ofAttributes(place([facet.attribute])) : ofFacet[facet];
    // a group with a matching variant is counted already
    const rows = `(select * from ${source} where group_id not in (select group_id from groups)) as others`;
    const added = `(${groupsOf(rows, withAttributes)}) as added`;
    return countIn(source, added, false, count);
  });
  const all = [ofTotal, ...Object.values(ofFacet)];
  if (attributes.length > 0) all.push(ofAttributes(place(attributes)));
  const onSale = bounded
    ? `products where ${allOf({ where, conditions })} and ${IS_ON_SALE}`
    : "matching where on_sale";
  const counts = [
    ...all.flatMap((count) => countIn("matching", "groups", true, count)),
    ofSale(onSale, how),
    ...others,
    ...(once ? [] : [`select '${VARIANTS}', null::jsonb, 1, true where ${HAS_VARIANTS}`]),
  ];
  return `with ${sources.join(", ")}, counted (facet, value, count, matches) as (${counts.join(" union all ")})
    select ${countColumns.sql} from ${once ? SUMMED : "counted"}`;
}

/** The counts of products and of groups together. */
const SUMMED =
  "(select facet, value, sum(count)::int as count, matches from counted group by facet, value, matches) as counted";

type CountSql = (source: string, matches: boolean) => string;

/** How a facet counts the products of a source, and its groups: once by each value of their variants. */
interface CountedFacet {
  products: CountSql;
  grouped: CountSql;
}

const byColumn =
  (facet: string, value: string): CountSql =>
  (source, matches) =>
    `select '${facet}', to_jsonb(${value}), count(*)::int, ${matches} from ${source} where ${value} is not null group by ${value}`;

const ofTotal: CountedFacet = {
  products: (source) => `select 'total', null::jsonb, count(*)::int, true from ${source}`,
  grouped: (groups) => `select 'total', null::jsonb, count(*)::int, true from ${groups}`,
};

const ofPrice =
  (lowest: string, highest: string): CountSql =>
  (source, matches) =>
    `select 'price', to_jsonb(${money("cents").sql}), 0, ${matches}
    from (select unnest(array[min(${lowest}), max(${highest})]) as cents from ${source}) as ends where cents is not null`;

/** The counts of the facets that all products have. Most groups are of one category and one brand, which costs least. */
const ofFacet: Record<"category" | "brand" | "rating" | "price", CountedFacet> = {
  category: {
    products: byColumn("category", "category_id"),
    // a group in several categories has all of them as its value, from which `presentFacets` counts it in each
    grouped: (groups, matches) =>
      byColumn("category", "ids")(
        `(select case when categories[1] = all(categories) then categories[1]::text
            else (select string_agg(distinct id::text, ',') from unnest(categories) as id) end as ids from ${groups}) as each`,
        matches,
      ),
  },
  brand: {
    products: byColumn("brand", "brand"),
    grouped: (groups, matches) =>
      byColumn("brand", "brand")(
        `(select unnest(case when brands[1] = all(brands) then brands[1:1]
            else (select array_agg(distinct slug) from unnest(brands) as slug) end) as brand from ${groups}) as each`,
        matches,
      ),
  },
  // the values are minimums
  rating: {
    products: byColumn("rating", RATING),
    grouped: byColumn("rating", "rating"),
  },
  price: { products: ofPrice("price_cents", "price_cents"), grouped: ofPrice("lowest", "highest") },
};

/** The counts of attributes' values. Products with equal attributes are expanded once, and so are groups. */
const ofAttributes = (slugs: string): CountedFacet => ({
  products: (source, matches) =>
    `select 'attribute:' || slug, attributes -> slug, sum(products)::int, ${matches}
    from (select attributes, count(*) as products from ${source} group by attributes) as alike
      join unnest(${slugs}) as slug on attributes ? slug group by slug, attributes -> slug`,
  grouped: (groups, matches) =>
    `select 'attribute:' || slug, value, sum(groups)::int, ${matches}
    from (select attributes, count(*) as groups from ${groups} group by attributes) as alike
      cross join lateral (
        select distinct slug, own -> slug as value from unnest(attributes) as own join unnest(${slugs}) as slug on own ? slug
      ) as found group by slug, value`,
});

/** Products on sale are rare and have an index: all are counted, even if only the best rated products are searched. */
const ofSale = (source: string, how: Counting) => {
  const [column, count] = how.once ? ["group_id", ONCE_PER_GROUP] : ["1", "count(*)::int"];
  return `select 'sale', 'true'::jsonb, ${count}, true from (select ${column} from ${source} limit ${limitOf(how)}) as sold`;
};

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
