import type { RequestContext } from "../../../context/context";
import { columns, json, dollars } from "../../../data/columns";
import { and } from "../../../data/lists/keyset";
import { rows, statement, unpreparedStatement } from "../../../data/rows";
import type { StoredValue } from "./checked-filter";
import { bitOf, bitOfAttribute, missedSql, type FilterCondition } from "./filter-conditions";

/** How many products have a value of a facet. */
export interface ValueCount {
  /** `category`, `brand`, `price`, `rating`, `attribute:` and its slug, or `missed`: how many miss only the condition of a bit. */
  facet: string;
  /** Null for the row of a facet's numbers. */
  value: StoredValue | null;
  /** Products that match the whole filter. */
  matching: number;
  /** Products that match all but the choice of this facet. */
  others: number;
  /** The lowest and the highest number of both. */
  min: number | null;
  max: number | null;
}

/** All counts as one document, because some hundred rows cost the process several times as much. */
const countColumns = columns({ counts: json<ValueCount[]>("json_agg(counted)") });

/** Products that are counted: those under `where` that meet all but at most one of the conditions. */
export interface Counted {
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
export async function countValues({ db }: RequestContext, counted: Counted): Promise<ValueCount[]> {
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
  `select category_id, brand, price_cents, rating, attributes, ${missedSql(conditions)} as missed
    from products where ${and(where)} ${limit}`;
