import { withDescendants } from "../categories/category-tree";
import type { CheckedFilter, ChosenAttribute, StoredValue } from "./checked-filter";

/** One condition of a filter, and the facet that it belongs to. */
export interface FilterCondition {
  /** An attribute's slug, or one of the facets that every product has. */
  facet: { attribute: string } | "category" | "brand" | "price" | "rating";
  sql: string;
}

/** The conditions of a filter, one for each facet with a choice; appends their values to the others. */
export function conditionsOf(filter: CheckedFilter, values: unknown[]): FilterCondition[] {
  const attributes = filter.attributes.map((chosen) => ({
    facet: { attribute: chosen.attribute.slug },
    sql: attributesMatch(jsonPathOf(chosen), values),
  }));
  return [...columnConditionsOf(filter, values), ...attributes];
}

/** The whole filter as SQL; appends its values to the others. */
export const filterSql = (filter: CheckedFilter, values: unknown[]) =>
  fewConditionsOf(filter, values).map(({ sql }) => sql);

/** The whole filter as few conditions: the attributes are one, so that there are few different statements. */
export function fewConditionsOf(filter: CheckedFilter, values: unknown[]): FilterCondition[] {
  const conditions = columnConditionsOf(filter, values);
  const paths = filter.attributes.map((chosen) => `(${jsonPathOf(chosen)})`);
  if (paths.length === 0) return conditions;
  return [...conditions, { facet: { attribute: "" }, sql: attributesMatch(paths.join(" && "), values) }];
}

/** A number with a bit for each condition that a product doesn't meet. */
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

const MAX_CENTS = 2 ** 31 - 1;

function columnConditionsOf(filter: CheckedFilter, values: unknown[]): FilterCondition[] {
  const conditions: FilterCondition[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const { category, brands, priceMin, priceMax, ratingMin } = filter;
  if (category) {
    const ids = withDescendants(category).map(({ id }) => id);
    conditions.push({ facet: "category", sql: `category_id = any(${place(ids)}::uuid[])` });
  }
  if (brands.length > 0) conditions.push({ facet: "brand", sql: `brand = any(${place(brands)}::text[])` });
  if (priceMin !== null || priceMax !== null) {
    const [min, max] = [place(priceMin ?? 0), place(priceMax ?? MAX_CENTS)];
    conditions.push({ facet: "price", sql: `price_cents between ${min}::int and ${max}::int` });
  }
  if (ratingMin !== null) conditions.push({ facet: "rating", sql: `rating >= ${place(ratingMin)}::float8` });
  return conditions;
}

const attributesMatch = (path: string, values: unknown[]) => `attributes @@ $${values.push(path)}::jsonpath`;

/** One of the values, or a number in the range, as a predicate of PostgreSQL's path language. */
function jsonPathOf({ attribute, values, min, max }: ChosenAttribute): string {
  const at = `$.${JSON.stringify(attribute.slug)}`;
  const is = (operator: string, value: StoredValue) => `${at} ${operator} ${JSON.stringify(value)}`;
  const ends = [...(min === null ? [] : [is(">=", min)]), ...(max === null ? [] : [is("<=", max)])];
  const alternatives = values.map((value) => is("==", value));
  if (ends.length > 0) alternatives.push(`(${ends.join(" && ")})`);
  return alternatives.join(" || ");
}
