import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import type { RequestContext } from "../../../context/context";
import { columns, money, json } from "../../../data/columns";
import { and } from "../../../data/lists/keyset";
import { rows, unpreparedStatement } from "../../../data/rows";
import { allOf, type Matches } from "../list/matches";
import { countMatches, HAS_VARIANTS, ONCE_PER_GROUP, withGroups } from "../list/once-per-group";
import { bestRated } from "../list/read-matches";
import { keptUntilProductsChange } from "../list/kept-until-products-change";
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

/** A facet that only tells that the shop has variants. */
const VARIANTS = "variants";

/** How many products are counted; many variants may be few groups. */
const limitOf = ({ once }: Counting) => MAX_EXACT_COUNT * (once ? 10 : 1) + 1;

const RATING = "least(floor(rating), 4)";

/** SQL of a column in which alike products are equal: its key, its value for a product, and its value for all variants of a group. */
const alike = {
  sale: { key: "on_sale", own: "on_sale", ofGroup: "bool_or(on_sale)" },
  rating: { key: RATING, own: RATING, ofGroup: `max(${RATING})` },
  categories: { key: "category_id", own: "array[category_id]", ofGroup: "array_agg(category_id)" },
  brands: { key: "brand", own: "array[brand]", ofGroup: "array_agg(brand)" },
  attributes: { key: "attributes", own: "array[attributes]", ofGroup: "array_agg(distinct attributes)" },
};

type AlikeColumn = keyof typeof alike;

/** SQL that counts alike products of a source together. A group of variants is one of them, with the values of all its variants. */
function kindsOf(source: string, columnsOfKind: readonly AlikeColumn[], { once }: Counting): string {
  const selected = (value: "own" | "ofGroup") =>
    columnsOfKind.map((column) => `${alike[column][value]} as ${column}, `).join("");
  const ends = "min(price_cents) as lowest, max(price_cents) as highest";
  const keys = columnsOfKind.map((column) => alike[column].key).join(", ");
  const singles = `select ${selected("own")}${ends}, count(*) as products
    from ${source} where ${once ? "group_id is null" : "true"} group by ${keys}`;
  if (!once) return singles;
  const names = columnsOfKind.join(", ");
  return `${singles} union all select ${names}, min(lowest), max(highest), count(*)
    from (select ${selected("ofGroup")}${ends} from ${source} where group_id is not null group by group_id) as groups group by ${names}`;
}

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
  const all: CountedFacet[] = [total, ...Object.values(ofFacet)];
  if (attributes.length > 0) all.push(ofAttributes(place(attributes)));
  const used = new Set(["sale" as const, ...all.flatMap(({ column }) => column ?? [])]);
  const sources = [
    `matching as (${counted(conditions.map(({ sql }) => sql))})`,
    `kinds as materialized (${kindsOf("matching", [...used], how)})`,
  ];
  const others = conditions.flatMap(({ facet, sql }, at) => {
    if (facet === "category" || facet === "sale") return []; // another choice replaces this one
    if (facet === "group" || facet === "collection" || facet === "search") return [];
    const rest = conditions.filter((other) => other.facet !== facet).map((other) => other.sql);
    sources.push(`others${at} as (${counted([...rest, `(${sql}) is not true`])})`);
    // a group with a matching variant is counted already
    const isCounted = "group_id in (select group_id from matching where group_id is not null)";
    const source = once
      ? `(select * from others${at} where (${isCounted}) is not true) as others`
      : `others${at}`;
    const { column, count } =
      typeof facet === "object" ? ofAttributes(place([facet.attribute])) : ofFacet[facet];
    return count(`(${kindsOf(source, ["sale", ...(column ? [column] : [])], how)}) as kinds`, false);
  });
  const onSale = bounded
    ? countOnSale(`products where ${allOf({ where, conditions })} and ${IS_ON_SALE}`, how)
    : "select 'sale', 'true'::jsonb, sum(products)::int, true from kinds where sale having sum(products) > 0";
  const counts = [
    ...all.map(({ count }) => count("kinds", true)),
    onSale,
    ...others,
    ...(once ? [] : [`select '${VARIANTS}', null::jsonb, 1, true where ${HAS_VARIANTS}`]),
  ];
  return `with ${sources.join(", ")}, counted (facet, value, count, matches) as (${counts.join(" union all ")})
    select ${countColumns.sql} from counted`;
}

/** How a facet counts kinds of products, by a column of theirs; null if it needs none. */
interface CountedFacet {
  column: AlikeColumn | null;
  count: (kinds: string, matches: boolean) => string;
}

const byValue = (facet: string, kinds: string, matches: boolean) =>
  `select '${facet}', to_jsonb(value), sum(products)::int, ${matches} from ${kinds} where value is not null group by value`;

const total: CountedFacet = {
  column: null,
  count: (kinds) => `select 'total', null::jsonb, coalesce(sum(products), 0)::int, true from ${kinds}`,
};

/** The counts of the facets that all products have. Most groups are of one category and one brand, which costs least. */
const ofFacet: Record<"category" | "brand" | "rating" | "price", CountedFacet> = {
  category: {
    column: "categories",
    // a group in several categories has all of them as its value, from which `presentFacets` counts it in each
    count: (kinds, matches) =>
      byValue(
        "category",
        `(select products, case when categories[1] = all(categories) then categories[1]::text
            else (select string_agg(distinct id::text, ',') from unnest(categories) as id) end as value from ${kinds}) as each`,
        matches,
      ),
  },
  brand: {
    column: "brands",
    count: (kinds, matches) =>
      byValue(
        "brand",
        `(select products, unnest(case when brands[1] = all(brands) then brands[1:1]
            else (select array_agg(distinct slug) from unnest(brands) as slug) end) as value from ${kinds}) as each`,
        matches,
      ),
  },
  // the values are minimums
  rating: {
    column: "rating",
    count: (kinds, matches) =>
      byValue("rating", `(select products, rating as value from ${kinds}) as each`, matches),
  },
  price: {
    column: null,
    count: (kinds, matches) => `select 'price', to_jsonb(${money("cents").sql}), 0, ${matches}
      from (select unnest(array[min(lowest), max(highest)]) as cents from ${kinds}) as ends where cents is not null`,
  },
};

/** The counts of attributes' values. Products with equal attributes are expanded once, and so are groups. */
const ofAttributes = (slugs: string): CountedFacet => ({
  column: "attributes",
  count: (kinds, matches) => `select 'attribute:' || slug, value, sum(products)::int, ${matches}
    from (select attributes, sum(products) as products from ${kinds} group by attributes) as alike
      cross join lateral (
        select distinct slug, own -> slug as value from unnest(attributes) as own join unnest(${slugs}) as slug on own ? slug
      ) as found group by slug, value`,
});

/** Products on sale are rare and have an index: all are counted, even if only the best rated products are searched. */
const countOnSale = (source: string, how: Counting) => {
  const [column, count] = how.once ? ["group_id", ONCE_PER_GROUP] : ["1", "count(*)::int"];
  return `select 'sale', 'true'::jsonb, ${count}, true from (select ${column} from ${source} limit ${limitOf(how)}) as sold`;
};

/** The size is the number of counted values. */
const keepCounts = keptUntilProductsChange<FacetCounts>(({ facets }) => [...facets.values()].flat().length);
