import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import { serverTexts } from "@shop/shared/messages/server";
import { filterBounds } from "@shop/shared/product-filter";
import type { RequestContext } from "../../../context/context";
import { AttributeType, type Attribute } from "../attributes/attribute.entity";
import { presentValue } from "../attributes/read-attributes";
import { findBrand } from "../brands/read-brands";
import { attributeSlugsOf, withDescendants, type CategoryNode } from "../categories/category-tree";
import type { CheckedFilter, StoredValue } from "./check-filter";
import type { FacetCounts, ValueCount } from "./count-facets";
import type { Facet, FacetValue } from "./facet";

/** The facets of a list, with numbers of products for display. */
export async function presentFacets(
  ctx: RequestContext,
  filter: CheckedFilter,
  { total, facets }: FacetCounts,
): Promise<Facet[]> {
  const attributes = countedAttributesOf(filter).flatMap(
    (slug) => filter.taxonomy.attributes.get(slug) ?? [],
  );
  const countsOf = (slug: string) => facets.get(slug) ?? [];
  const { facetTexts } = serverTexts().facets;
  return [
    facet("category", facetTexts.category, categoryValues(categoriesBelow(filter), countsOf("category"))),
    facet("brand", facetTexts.brand, await brandValues(ctx, filter, countsOf("brand"), total)),
    { ...facet("price", facetTexts.price, []), ...rangeOf(countsOf("price")) },
    facet("rating", facetTexts.rating, ratingValues(filter, countsOf("rating"))),
    ...saleFacet(filter, filter.onSale ? total : (countsOf("sale")[0]?.count ?? 0)),
    ...attributes.map((attribute) =>
      attributeFacet(attribute, filter, countsOf(`attribute:${attribute.slug}`), total),
    ),
  ];
}

/** The attributes of the chosen category, and those with a choice. */
export function countedAttributesOf({ category, attributes }: CheckedFilter): string[] {
  const chosen = attributes.map(({ attribute }) => attribute.slug);
  return [...new Set([...(category ? attributeSlugsOf(category) : []), ...chosen])];
}

/** The chosen category's children, or the roots. */
export const categoriesBelow = ({ category, taxonomy }: CheckedFilter): CategoryNode[] =>
  category?.children ?? taxonomy.categories.roots;

const facet = (slug: string, name: string, values: FacetValue[]): Facet => ({
  slug,
  name,
  unit: null,
  min: null,
  max: null,
  values,
});

/** The lowest and the highest of the values, if they are numbers. */
function rangeOf(counts: readonly ValueCount[]): Pick<Facet, "min" | "max"> {
  const numbers = counts.map(({ value }) => Number(value));
  return numbers.length > 0
    ? { min: Math.min(...numbers), max: Math.max(...numbers) }
    : { min: null, max: null };
}

/** A count or a sum of counts; as for totals, 10,001 stands for any larger number. */
const bounded = (count: number) => Math.min(count, MAX_EXACT_COUNT + 1);

const byCount = (one: FacetValue, other: FacetValue) => other.count - one.count;

/** Choosing one of these categories replaces the current choice. */
function categoryValues(children: CategoryNode[], counts: readonly ValueCount[]): FacetValue[] {
  const byIds = counts.map(({ value, count }) => ({ ids: String(value).split(","), count }));
  const values = children.map((child) => {
    const within = new Set(withDescendants(child).map(({ id }) => id));
    const counted = byIds.filter(({ ids }) => ids.some((id) => within.has(id)));
    return {
      value: child.id,
      label: child.name,
      count: counted.reduce((sum, { count }) => sum + count, 0),
      selected: false,
    };
  });
  return values.sort(byCount);
}

/**
 * The number of products that remain if a value is chosen in addition to the current choice, for the values with the
 * most products.
 */
function remainingBy(
  chosen: readonly StoredValue[],
  hasChoice: boolean,
  counts: readonly ValueCount[],
  total: number,
) {
  const byValue = new Map<StoredValue, number>(chosen.map((value) => [value, total]));
  for (const { value, count, matches } of counts)
    byValue.set(value, hasChoice ? bounded(total + (matches ? 0 : count)) : count);
  const isChosen = new Set(chosen);
  return [...byValue]
    .map(([value, count]) => ({ value, count, selected: isChosen.has(value) }))
    .sort((one, other) => Number(other.selected) - Number(one.selected) || other.count - one.count)
    .slice(0, Math.max(filterBounds.facetValues, chosen.length));
}

async function brandValues(
  ctx: RequestContext,
  { brands }: CheckedFilter,
  counts: readonly ValueCount[],
  total: number,
): Promise<FacetValue[]> {
  const values = remainingBy(brands, brands.length > 0, counts, total).map(async ({ value, ...rest }) => {
    const slug = String(value);
    return { value: slug, label: (await findBrand(ctx, slug))?.name ?? slug, ...rest };
  });
  return (await Promise.all(values)).sort(byCount);
}

/** Minimum ratings; choosing one replaces the current choice. */
function ratingValues({ ratingMin }: CheckedFilter, counts: readonly ValueCount[]): FacetValue[] {
  return filterBounds.ratings.map((rating) => ({
    value: String(rating),
    label: serverTexts().facets.facetTexts.ratingFrom(rating),
    count: bounded(
      counts.filter(({ value }) => Number(value) >= rating).reduce((sum, { count }) => sum + count, 0),
    ),
    selected: ratingMin === rating,
  }));
}

/** The facet of products on sale, if there are any or if it is chosen. */
function saleFacet({ onSale }: CheckedFilter, count: number): Facet[] {
  if (count === 0 && !onSale) return [];
  const { sale, onSale: label } = serverTexts().facets.facetTexts;
  return [facet("sale", sale, [{ value: "true", label, count, selected: onSale }])];
}

function attributeFacet(
  { slug, name, unit, type }: Attribute,
  filter: CheckedFilter,
  counts: readonly ValueCount[],
  total: number,
): Facet {
  const chosen = filter.attributes.find(({ attribute }) => attribute.slug === slug);
  const values = remainingBy(chosen?.values ?? [], Boolean(chosen), counts, total);
  const isNumber = type === AttributeType.NUMBER;
  values.sort((one, other) => (isNumber ? Number(one.value) - Number(other.value) : other.count - one.count));
  return {
    slug,
    name,
    unit,
    ...rangeOf(isNumber ? counts : []),
    values: values.map(({ value, ...rest }) => ({
      value: presentValue(value),
      label: serverTexts().facets.valueText(presentValue(value)),
      ...rest,
    })),
  };
}
