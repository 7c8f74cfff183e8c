import { filterBounds } from "@shop/shared/product-filter";
import type { RequestContext } from "../../../context/context";
import { AttributeType, type Attribute } from "../attributes/attribute.entity";
import { presentValue } from "../attributes/read-attributes";
import { findBrand } from "../brands/read-brands";
import { attributeSlugsOf, withDescendants, type CategoryNode } from "../categories/category-tree";
import type { CheckedFilter, StoredValue } from "./check-filter";
import type { Facet, FacetValue } from "./facet";
import type { FacetCounts, ValueCount } from "./facet-counts";

/** The facets of a list, with numbers of products for display. */
export async function presentFacets(
  ctx: RequestContext,
  filter: CheckedFilter,
  counted: Promise<FacetCounts>,
): Promise<Facet[]> {
  const counts = await counted;
  const attributes = countedAttributesOf(filter).flatMap(
    (slug) => filter.taxonomy.attributes.get(slug) ?? [],
  );
  const { total } = counts;
  const [price] = counts.of("price");
  return [
    facet("category", "Category", categoryValues(categoriesBelow(filter), counts.of("category"))),
    facet("brand", "Brand", await brandValues(ctx, filter, counts.of("brand"), total)),
    { ...facet("price", "Price", []), min: price?.min ?? null, max: price?.max ?? null },
    facet("rating", "Rating", ratingValues(filter, counts.of("rating"))),
    ...saleFacet(filter, counts),
    ...attributes.map((attribute) =>
      attributeFacet(attribute, filter, counts.of(`attribute:${attribute.slug}`), total),
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

const byCount = (one: FacetValue, other: FacetValue) => other.count - one.count;

/** Choosing one of these categories replaces the current choice. */
function categoryValues(children: CategoryNode[], counts: readonly ValueCount[]): FacetValue[] {
  const byId = new Map(counts.map(({ value, matching }) => [value, matching]));
  const values = children.map((child) => ({
    value: child.id,
    label: child.name,
    count: withDescendants(child).reduce((sum, { id }) => sum + (byId.get(id) ?? 0), 0),
    selected: false,
  }));
  return values.sort(byCount);
}

/**
 * The number of products that remain if a value is chosen in addition to the current choice, for the values with the
 * most products.
 */
function countsOf(
  chosen: readonly StoredValue[],
  hasChoice: boolean,
  counts: readonly ValueCount[],
  matching: number,
) {
  const byValue = new Map<StoredValue, number>(chosen.map((value) => [value, matching]));
  for (const { value, others, matching: own } of counts)
    if (value !== null) byValue.set(value, hasChoice ? matching + others : own);
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
  matching: number,
): Promise<FacetValue[]> {
  const values = countsOf(brands, brands.length > 0, counts, matching).map(async ({ value, ...rest }) => {
    const slug = String(value);
    return { value: slug, label: (await findBrand(ctx, slug))?.name ?? slug, ...rest };
  });
  return (await Promise.all(values)).sort(byCount);
}

/** Minimum ratings; choosing one replaces the current choice. */
function ratingValues({ ratingMin }: CheckedFilter, counts: readonly ValueCount[]): FacetValue[] {
  return filterBounds.ratings.map((rating) => ({
    value: String(rating),
    label: `${rating} and up`,
    count: counts
      .filter(({ value }) => Number(value) >= rating)
      .reduce((sum, { matching, others }) => sum + matching + others, 0),
    selected: ratingMin === rating,
  }));
}

/** The facet of products on sale, if there are any or if it is chosen. */
function saleFacet({ onSale }: CheckedFilter, counts: FacetCounts): Facet[] {
  const count = onSale ? counts.total : (counts.of("sale")[0]?.matching ?? 0);
  if (count === 0 && !onSale) return [];
  return [facet("sale", "Sale", [{ value: "true", label: "On sale", count, selected: onSale }])];
}

function attributeFacet(
  { slug, name, unit, type }: Attribute,
  filter: CheckedFilter,
  counts: readonly ValueCount[],
  matching: number,
): Facet {
  const chosen = filter.attributes.find(({ attribute }) => attribute.slug === slug);
  const values = countsOf(chosen?.values ?? [], Boolean(chosen), counts, matching);
  const numbers = counts.map(({ value }) => Number(value));
  const isNumber = type === AttributeType.NUMBER;
  values.sort((one, other) => (isNumber ? Number(one.value) - Number(other.value) : other.count - one.count));
  return {
    slug,
    name,
    unit,
    min: isNumber && numbers.length > 0 ? Math.min(...numbers) : null,
    max: isNumber && numbers.length > 0 ? Math.max(...numbers) : null,
    values: values.map(({ value, ...rest }) => ({
      value: presentValue(value),
      label: presentValue(value),
      ...rest,
    })),
  };
}
