import { withDescendants } from "../categories/category-tree";
import { IS_ON_SALE } from "../sale/sale-columns";
import type { CheckedFilter, ChosenAttribute, StoredValue } from "./check-filter";

/** One condition of a search or filter, with its facet. */
export interface FilterCondition {
  /** An attribute's slug, one of the facets common to all products; a group, a collection or the search, which are no facets. */
  facet:
    | { attribute: string }
    | "category"
    | "brand"
    | "price"
    | "rating"
    | "sale"
    | "group"
    | "collection"
    | "search";
  sql: string;
  /** Whether it is the condition of a category without subcategories. */
  isOneCategory?: boolean;
}

/** The conditions of a filter, one for each facet with a choice; appends their values to `values`. */
export function conditionsOf(filter: CheckedFilter, values: unknown[]): FilterCondition[] {
  const attributes = filter.attributes.map((chosen) => ({
    facet: { attribute: chosen.attribute.slug },
    sql: attributesMatch([chosen], values),
  }));
  return [...columnConditionsOf(filter, values), ...attributes];
}

/** The whole filter as SQL, with one condition for all attributes, so that few different statements are prepared. */
export function filterSql(filter: CheckedFilter, values: unknown[]): string[] {
  const columns = columnConditionsOf(filter, values).map(({ sql }) => sql);
  return filter.attributes.length > 0 ? [...columns, attributesMatch(filter.attributes, values)] : columns;
}

const MAX_MINOR = 2 ** 31 - 1;

function columnConditionsOf(filter: CheckedFilter, values: unknown[]): FilterCondition[] {
  const conditions: FilterCondition[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const { category, brands, priceMin, priceMax, ratingMin, onSale, group } = filter;
  if (category) {
    const [own, ...below] = withDescendants(category).map(({ id }) => id);
    // for a single category PostgreSQL knows the usual number of products, and so plans the statement once
    const sql = below.length > 0 ? `= any(${place([own, ...below])}::uuid[])` : `= ${place(own)}::uuid`;
    conditions.push({ facet: "category", sql: `category_id ${sql}`, isOneCategory: below.length === 0 });
  }
  if (brands.length > 0) conditions.push({ facet: "brand", sql: `brand = any(${place(brands)}::text[])` });
  if (priceMin !== null || priceMax !== null) {
    const [min, max] = [place(priceMin ?? 0), place(priceMax ?? MAX_MINOR)];
    conditions.push({ facet: "price", sql: `price_cents between ${min}::int and ${max}::int` });
  }
  if (ratingMin !== null) conditions.push({ facet: "rating", sql: `rating >= ${place(ratingMin)}::float8` });
  if (group) conditions.push({ facet: "group", sql: `group_id = ${place(group)}::uuid` });
  if (onSale) conditions.push({ facet: "sale", sql: IS_ON_SALE });
  return conditions;
}

/** The condition of all these choices. The index contains values: for ranges alone it would be read completely. */
function attributesMatch(chosen: ChosenAttribute[], values: unknown[]): string {
  const path = chosen.map((each) => `(${jsonPathOf(each)})`).join(" && ");
  const condition = `attributes @@ $${values.push(path)}::jsonpath`;
  const isRange = ({ min, max }: ChosenAttribute) => min !== null || max !== null;
  return chosen.every(isRange) ? `(${condition}) is true` : condition;
}

/** The choice of an attribute as a predicate of PostgreSQL's path language. */
function jsonPathOf({ attribute, values, min, max }: ChosenAttribute): string {
  const at = `$.${JSON.stringify(attribute.slug)}`;
  const is = (operator: string, value: StoredValue) => `${at} ${operator} ${JSON.stringify(value)}`;
  const ends = [...(min === null ? [] : [is(">=", min)]), ...(max === null ? [] : [is("<=", max)])];
  const alternatives = values.map((value) => is("==", value));
  if (ends.length > 0) alternatives.push(`(${ends.join(" && ")})`);
  return alternatives.join(" || ");
}
