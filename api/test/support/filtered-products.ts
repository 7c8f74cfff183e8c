import fc from "fast-check";
import type { Product } from "../../src/modules/catalogue/product.entity";
import type { TestShop } from "./shop";

/** The product's properties that filters and searches use. */
export interface Sold extends Pick<
  Product,
  | "price"
  | "regularPrice"
  | "rating"
  | "countInStock"
  | "categoryId"
  | "brandSlug"
  | "attributeValues"
  | "description"
> {
  name: string;
}

/** The input of a list's `filter`. */
export interface Filter {
  category?: string;
  brands?: string[];
  priceMin?: number;
  priceMax?: number;
  ratingMin?: number;
  onSale?: boolean;
  attributes?: { slug: string; values?: string[]; min?: number; max?: number }[];
}

/** The tests' categories: each name with its parent's. */
const parents: Record<string, string | null> = {
  watches: null,
  divers: "watches",
  dress: "watches",
  tools: null,
  drills: "tools",
};

/** The ids of the tests' categories, by name. */
export type CategoryIds = Record<string, string>;

/** Adds a category tree, three brands, and attributes of each type. */
export async function addTaxonomy({ sql }: TestShop): Promise<CategoryIds> {
  const ids: CategoryIds = {};
  for (const [name, parent] of Object.entries(parents)) {
    const [added] = await sql<{ id: string }>(
      "insert into categories (slug, name, parent_id) values ($1, $1, $2) returning id",
      [name, parent && ids[parent]],
    );
    ids[name] = (added as { id: string }).id;
  }
  await sql("insert into brands (slug, name) values ('alba', 'Alba'), ('bruma', 'Bruma'), ('cima', 'Cima')");
  await sql(`insert into attributes (slug, name, type, unit) values ('diameter', 'Diameter', 'NUMBER', 'mm'),
    ('movement', 'Movement', 'TEXT', null), ('dated', 'Date', 'BOOLEAN', null)`);
  await sql("insert into category_attributes select $1, slug from attributes", [ids.watches]);
  return ids;
}

const movements = ["automatic", "quartz", 'odd "one"'];

/** The values of the nth product: every combination occurs, and some products lack each value. */
export function soldProduct(n: number, ids: CategoryIds): Sold {
  const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value;
  return {
    name: `Thing ${n}`,
    description: n % 2 ? "Made of steel." : "Made of brass.",
    price: (1_099 + (n % 7) * 500) / 100,
    regularPrice: n % 5 === 0 ? 99 : null,
    rating: ((n * 7) % 51) / 10,
    countInStock: n % 4,
    categoryId: pick(
      [ids.divers ?? null, ids.dress ?? null, ids.watches ?? null, ids.drills ?? null, null],
      n,
    ),
    brandSlug: pick(["alba", "bruma", "cima", null], n >> 1),
    attributeValues: {
      ...(n % 3 > 0 && { diameter: 36 + (n % 4) * 1.5 }),
      ...(n % 4 > 0 && { movement: pick(movements, n) }),
      ...(n % 11 > 0 && { dated: n % 2 === 0 }),
    },
  };
}

/** Whether a product belongs to the named category or a descendant. */
const isIn = (categoryId: string | null, wanted: string, ids: CategoryIds): boolean =>
  Object.entries(ids).some(
    ([name, id]) =>
      id === categoryId && (id === wanted || (parents[name] ? ids[parents[name]] === wanted : false)),
  );

/** Whether a filter lists a product, implemented as simply as possible. */
export function isListed({ price, rating, ...product }: Sold, filter: Filter, ids: CategoryIds): boolean {
  const { category, brands, priceMin, priceMax, ratingMin, onSale, attributes } = filter;
  if (category && !isIn(product.categoryId, category, ids)) return false;
  if (brands?.length && !brands.includes(product.brandSlug ?? "none")) return false;
  if (priceMin !== undefined && price < priceMin) return false;
  if (priceMax !== undefined && price > priceMax) return false;
  if (ratingMin !== undefined && rating < ratingMin) return false;
  if (onSale && product.regularPrice === null) return false;
  return (attributes ?? []).every(({ slug, values, min, max }) => {
    const hasRange = min !== undefined || max !== undefined;
    if (!values?.length && !hasRange) return true;
    const value = product.attributeValues[slug];
    if (value === undefined) return false;
    if (values?.includes(typeof value === "boolean" ? (value ? "yes" : "no") : String(value))) return true;
    return hasRange && (value as number) >= (min ?? -Infinity) && (value as number) <= (max ?? Infinity);
  });
}

/** Adds a chosen value of a facet to the filter. */
export function withChoice(filter: Filter, facet: string, value: string): Filter {
  if (facet === "category") return { ...filter, category: value };
  if (facet === "rating") return { ...filter, ratingMin: Number(value) };
  if (facet === "sale") return { ...filter, onSale: true };
  if (facet === "brand") return { ...filter, brands: [...new Set([...(filter.brands ?? []), value])] };
  const { attributes = [] } = filter;
  const chosen = attributes.find(({ slug }) => slug === facet) ?? { slug: facet };
  const more = { ...chosen, values: [...new Set([...(chosen.values ?? []), value])] };
  return { ...filter, attributes: [...attributes.filter(({ slug }) => slug !== facet), more] };
}

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const some = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });
const range = (values: number[]) =>
  fc
    .tuple(optional(fc.constantFrom(...values)), optional(fc.constantFrom(...values)))
    .map(([one, other]) =>
      one !== undefined && other !== undefined && one > other ? [other, one] : [one, other],
    );

/** An arbitrary filter of the tests' taxonomy, including values that no product has. */
export const anyFilter = (ids: CategoryIds): fc.Arbitrary<Filter> =>
  fc
    .record({
      category: optional(fc.constantFrom(...Object.values(ids))),
      brands: optional(some("alba", "bruma", "cima")),
      price: range([0, 10.99, 20.5, 25.99, 40.99, 900]),
      ratingMin: optional(fc.constantFrom(0, 1, 2.5, 3, 4, 5)),
      onSale: optional(fc.boolean()),
      diameter: fc.tuple(optional(some("36", "37.5", "39", "99")), range([30, 37.5, 38, 40.5])),
      movement: optional(some(...movements, "spring")),
      dated: optional(some("yes", "no")),
    })
    .map(({ price, diameter: [diameters, [min, max]], movement, dated, ...rest }) => {
      const attributes = [
        ...(diameters || min !== undefined || max !== undefined
          ? [{ slug: "diameter", values: diameters, min, max }]
          : []),
        ...(movement ? [{ slug: "movement", values: movement }] : []),
        ...(dated ? [{ slug: "dated", values: dated }] : []),
      ];
      const wanted = { ...rest, priceMin: price[0], priceMax: price[1], attributes };
      return JSON.parse(JSON.stringify(wanted)) as Filter;
    });
