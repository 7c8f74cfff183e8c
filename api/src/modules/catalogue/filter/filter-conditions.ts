import { withDescendants } from "../categories/category-tree";
import { IS_ON_SALE } from "../sale/sale-columns";
import type { CheckedFilter, ChosenAttribute, StoredValue } from "./check-filter";

/** One condition of a filter, with its facet. */
export interface FilterCondition {
  /** An attribute's slug, or one of the facets common to all products. */
  facet: { attribute: string } | "category" | "brand" | "price" | "rating" | "sale";
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

/** The whole filter as SQL; appends its values to `values`. */
export const filterSql = (filter: CheckedFilter, values: unknown[]) =>
  conditionsWithOneForAttributes(filter, values).map(({ sql }) => sql);

/**
 * The whole filter with a single condition for all attributes, which keeps the number of different statements small.
 */
export function conditionsWithOneForAttributes(filter: CheckedFilter, values: unknown[]): FilterCondition[] {
  const conditions = columnConditionsOf(filter, values);
  if (filter.attributes.length === 0) return conditions;
  return [...conditions, { facet: { attribute: "" }, sql: attributesMatch(filter.attributes, values) }];
}

/** SQL of a number with a bit for each condition that a product doesn't meet. */
export const missedSql = (conditions: FilterCondition[]) =>
  conditions.map(({ sql }, at) => `(((${sql}) is not true)::int << ${at})`).join(" | ") || "0";

const bitWhere = (conditions: FilterCondition[], is: (condition: FilterCondition) => boolean) =>
  conditions.reduce((bit, condition, at) => (is(condition) ? 1 << at : bit), 0);

/** The bit of a facet's condition; 0 if it has none. */
export const bitOf = (conditions: FilterCondition[], wanted: FilterCondition["facet"]) =>
  bitWhere(conditions, ({ facet }) => facet === wanted);

/** The bit of an attribute's condition; 0 if it has none. */
export const bitOfAttribute = (conditions: FilterCondition[], slug: string) =>
  bitWhere(conditions, ({ facet }) => typeof facet === "object" && facet.attribute === slug);

/** The bit of a counted facet's condition, which may be `attribute:` and a slug; 0 if it has none. */
export const bitOfFacet = (conditions: FilterCondition[], facet: string) =>
  facet.startsWith(ATTRIBUTE)
    ? bitOfAttribute(conditions, facet.slice(ATTRIBUTE.length))
    : bitWhere(conditions, (condition) => condition.facet === facet);

const ATTRIBUTE = "attribute:";

/** The condition of products on sale, for which there is an index. */
export const ON_SALE: FilterCondition = { facet: "sale", sql: IS_ON_SALE };

const MAX_CENTS = 2 ** 31 - 1;

function columnConditionsOf(filter: CheckedFilter, values: unknown[]): FilterCondition[] {
  const conditions: FilterCondition[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const { category, brands, priceMin, priceMax, ratingMin, onSale } = filter;
  if (category) {
    const [own, ...below] = withDescendants(category).map(({ id }) => id);
    // for a single category PostgreSQL knows the usual number of products, and so plans the statement once
    const sql = below.length > 0 ? `= any(${place([own, ...below])}::uuid[])` : `= ${place(own)}::uuid`;
    conditions.push({ facet: "category", sql: `category_id ${sql}`, isOneCategory: below.length === 0 });
  }
  if (brands.length > 0) conditions.push({ facet: "brand", sql: `brand = any(${place(brands)}::text[])` });
  if (priceMin !== null || priceMax !== null) {
    const [min, max] = [place(priceMin ?? 0), place(priceMax ?? MAX_CENTS)];
    conditions.push({ facet: "price", sql: `price_cents between ${min}::int and ${max}::int` });
  }
  if (ratingMin !== null) conditions.push({ facet: "rating", sql: `rating >= ${place(ratingMin)}::float8` });
  if (onSale) conditions.push(ON_SALE);
  return conditions;
}

/** Wraps a condition so that no index is used for it. */
export const withoutIndex = (condition: string) => `(${condition}) is true`;

/**
 * In a category with more products, reading its whole part of the index takes longer than checking the results of other
 * indexes.
 */
const LARGE = 200_000;

/**
 * The conditions for collecting all products of a list; `among` is the number of candidates. A large category is only
 * checked on each row, unless an index combines it with the brand or the price.
 */
export function indexedOf(conditions: FilterCondition[], among: number): string[] {
  const isBeside = conditions.some(({ facet }) => facet === "brand" || facet === "price");
  const isLarge = among > LARGE && conditions.length > 1 && !isBeside;
  return conditions.map(({ facet, sql }) => (isLarge && facet === "category" ? withoutIndex(sql) : sql));
}

/** The condition of all these choices. The index contains values: for ranges alone it would be read completely. */
function attributesMatch(chosen: ChosenAttribute[], values: unknown[]): string {
  const path = chosen.map((each) => `(${jsonPathOf(each)})`).join(" && ");
  const condition = `attributes @@ $${values.push(path)}::jsonpath`;
  const isRange = ({ min, max }: ChosenAttribute) => min !== null || max !== null;
  return chosen.every(isRange) ? withoutIndex(condition) : condition;
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
