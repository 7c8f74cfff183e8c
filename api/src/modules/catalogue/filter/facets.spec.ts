import fc from "fast-check";
import { aProduct, asVisitor } from "../../../../test/support/builders";
import {
  addTaxonomy,
  anyFilter,
  isListed,
  soldProduct,
  withChoice,
  type CategoryIds,
  type Filter,
  type Sold,
} from "../../../../test/support/filtered-products";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { ProductSort } from "../list/products.input";

const PRODUCTS = 140;

let shop: TestShop;
let ids: CategoryIds;
let sold: Sold[];
beforeAll(async () => {
  shop = await startTestShop();
  ids = await addTaxonomy(shop);
  sold = Array.from({ length: PRODUCTS }, (_none, n) => soldProduct(n, ids));
  for (const product of sold) await aProduct(shop, product);
  await aProduct(shop, { ...soldProduct(0, ids), name: "Draft", draft: true });
  await aProduct(shop, { ...soldProduct(0, ids), name: "Gone", archivedAt: new Date() });
});
afterAll(() => shop.stop());

interface Facet {
  slug: string;
  min: number | null;
  max: number | null;
  values: { value: string; label: string; count: number; selected: boolean }[];
}

interface Found {
  nodes: { name: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  facets: Facet[];
}

interface Search {
  filter: Filter;
  search?: string | undefined;
  inStock?: boolean | undefined;
  sort?: ProductSort | undefined;
}

/** Without a sort, a search lists its best match first. */
const listBy = (
  sorted: boolean,
) => `query ($first: Int = 100, $after: String, $search: String, $inStock: Boolean,
    $filter: ProductFilter${sorted ? ", $sort: ProductSort!" : ""}) {
  products(first: $first, after: $after, search: $search, inStock: $inStock, filter: $filter${sorted ? ", sort: $sort" : ""}) {
    nodes { name } pageInfo { hasNextPage endCursor } totalCount
    facets { slug unit min max values { value label count selected } }
  }
}`;

const list = async (asked: Search & { first?: number; after?: string | null }) =>
  (await asVisitor(shop).ask<{ products: Found }>(listBy(Boolean(asked.sort)), { ...asked })).products;

const expected = ({ filter, search, inStock }: Search) =>
  sold.filter(
    (product) =>
      isListed(product, filter, ids) &&
      (!inStock || product.countInStock > 0) &&
      (!search || product.description.includes(search)),
  );

const anyList = () =>
  fc.record({
    filter: anyFilter(ids),
    search: fc.constantFrom(undefined, undefined, "steel"),
    inStock: fc.constantFrom(undefined, true),
    sort: fc.constantFrom(undefined, ...Object.values(ProductSort)),
  });

it("counts, for any combination of filters, what remains if a value is chosen in addition", async () => {
  const property = fc.asyncProperty(anyList(), async (asked) => {
    const { totalCount, facets } = await list(asked);
    expect(totalCount).toBe(expected(asked).length);
    for (const { slug, values } of facets)
      for (const { value, count } of values) {
        const filter = withChoice(asked.filter, slug, value);
        expect([slug, value, count]).toEqual([slug, value, expected({ ...asked, filter }).length]);
      }
  });
  await fc.assert(property, { numRuns: 80 });
});

it("lists every value that leaves more products than are there without it, and says which are chosen", async () => {
  const values = {
    brand: ["alba", "bruma", "cima"],
    diameter: ["36", "37.5", "39", "40.5"],
    dated: ["yes", "no"],
  };
  const property = fc.asyncProperty(anyList(), async (asked) => {
    const { facets, totalCount } = await list(asked);
    for (const [slug, each] of Object.entries(values)) {
      const facet = facets.find((found) => found.slug === slug);
      if (!facet) continue;
      const attribute = asked.filter.attributes?.find((one) => one.slug === slug);
      const chosen = (slug === "brand" ? asked.filter.brands : attribute?.values) ?? [];
      const hasChoice = chosen.length > 0 || attribute?.min !== undefined || attribute?.max !== undefined;
      for (const value of each) {
        const left = expected({ ...asked, filter: withChoice(asked.filter, slug, value) }).length;
        const listed = facet.values.find((found) => found.value === value);
        if (chosen.includes(value)) expect(listed).toMatchObject({ count: totalCount, selected: true });
        else if (left > (hasChoice ? totalCount : 0))
          expect(listed).toMatchObject({ count: left, selected: false });
      }
    }
  });
  await fc.assert(property, { numRuns: 30 });
});

it("pages through any filtered list without missing or repeating a product, in the order of the sort", async () => {
  const property = fc.asyncProperty(anyList(), async (asked) => {
    const whole = (await list({ ...asked, first: 100 })).nodes.map(({ name }) => name);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { nodes, pageInfo }: Found = await list({ ...asked, first: 30, after });
      seen.push(...nodes.map(({ name }) => name));
      ({ hasNextPage: more, endCursor: after } = pageInfo);
    }
    expect(seen.slice(0, 100)).toEqual(whole);
    expect([...seen].sort()).toEqual(
      expected(asked)
        .map(({ name }) => name)
        .sort(),
    );
  });
  await fc.assert(property, { numRuns: 20 });
});

it("offers the filter for sales only if a product is on sale", async () => {
  const sale = async (filter: Filter) =>
    (await list({ filter })).facets.find(({ slug }) => slug === "sale")?.values;
  const onSale = sold.filter(({ regularPrice }) => regularPrice !== null).length;
  expect(await sale({})).toEqual([{ value: "true", label: "On sale", count: onSale, selected: false }]);
  expect(await sale({ priceMin: 900 })).toBeUndefined();
  expect(await sale({ priceMin: 900, onSale: true })).toMatchObject([{ count: 0, selected: true }]);
});

it("offers the attributes of the chosen category alone, with their units and the range of their numbers", async () => {
  const slugs = async (filter: Filter) => (await list({ filter })).facets.map(({ slug }) => slug);
  expect(await slugs({})).toEqual(["category", "brand", "price", "rating", "sale"]);
  expect(await slugs({ category: ids.drills })).toEqual(["category", "brand", "price", "rating"]);
  const { facets } = await list({ filter: { category: ids.divers } });
  expect(
    facets
      .slice(5)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(["dated", "diameter", "movement"]);
  expect(facets.find(({ slug }) => slug === "diameter")).toMatchObject({ unit: "mm", min: 36, max: 40.5 });
  expect(facets.find(({ slug }) => slug === "price")).toMatchObject({ min: 10.99, max: 40.99, values: [] });
  expect(
    facets
      .find(({ slug }) => slug === "dated")
      ?.values.map(({ value }) => value)
      .sort(),
  ).toEqual(["no", "yes"]);
});

it("keeps the range of prices while one of them is chosen", async () => {
  const { facets } = await list({ filter: { priceMin: 20, priceMax: 21 } });
  expect(facets.find(({ slug }) => slug === "price")).toMatchObject({ min: 10.99, max: 40.99 });
});

it("takes a category's path as well as its id", async () => {
  const byPath = await list({ filter: { category: "watches/divers" } });
  expect(byPath).toEqual(await list({ filter: { category: ids.divers } }));
});

const many = (count: number) => Array.from({ length: count }, (_none, n) => `value-${n}`);

it.each<[string, string, unknown]>([
  ["an unknown category", "filter.category", { category: "00000000-0000-4000-8000-000000000000" }],
  ["a category that is no id", "filter.category", { category: "watches'; --" }],
  ["an unknown brand", "filter.brands", { brands: ["alba", "nobody"] }],
  ["200 brands", "filter.brands", { brands: many(200) }],
  ["a brand with a NUL", "filter.brands", { brands: ["a\0b"] }],
  ["a negative price", "filter.priceMin", { priceMin: -1 }],
  ["a price from more than to", "filter.priceMin", { priceMin: 5, priceMax: 4 }],
  ["a price above all", "filter.priceMax", { priceMax: 1e9 }],
  ["a fraction of a cent", "filter.priceMax", { priceMax: 19.999 }],
  ["a rating above 5", "filter.ratingMin", { ratingMin: 5.1 }],
  ["an unknown attribute", "filter.attributes", { attributes: [{ slug: "taste", values: ["sweet"] }] }],
  ["an attribute twice", "filter.attributes", { attributes: [{ slug: "dated" }, { slug: "dated" }] }],
  ["21 attributes", "filter.attributes", { attributes: many(21).map((slug) => ({ slug })) }],
  ["200 values", "filter.attributes.movement", { attributes: [{ slug: "movement", values: many(200) }] }],
  [
    "a text for a number",
    "filter.attributes.diameter",
    { attributes: [{ slug: "diameter", values: ["39 mm"] }] },
  ],
  ["NaN", "filter.attributes.diameter", { attributes: [{ slug: "diameter", values: ["NaN"] }] }],
  [
    "a text for yes or no",
    "filter.attributes.dated",
    { attributes: [{ slug: "dated", values: ["perhaps"] }] },
  ],
  [
    "half of a character",
    "filter.attributes.movement",
    { attributes: [{ slug: "movement", values: ["\ud800"] }] },
  ],
  [
    "a number with five decimals",
    "filter.attributes.diameter.max",
    { attributes: [{ slug: "diameter", max: 39.123_45 }] },
  ],
  ["a range of texts", "filter.attributes.movement", { attributes: [{ slug: "movement", min: 1 }] }],
  [
    "a range upside down",
    "filter.attributes.diameter.min",
    { attributes: [{ slug: "diameter", min: 2, max: 1 }] },
  ],
])("refuses %s and names %s", async (_what, field, filter) => {
  const { errors } = await asVisitor(shop).graphql(listBy(false), { filter });
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field }] });
});

it("finds nothing by a text that no product has, and everything by an empty choice", async () => {
  const attributes = [{ slug: "movement", values: ["clockwork"] }];
  expect(await list({ filter: { attributes } })).toMatchObject({ nodes: [], totalCount: 0 });
  const empty = { brands: [], attributes: [{ slug: "movement", values: [] }] };
  expect(await list({ filter: empty })).toMatchObject({ totalCount: PRODUCTS });
});
