import { asVisitor } from "../../../../test/support/builders";
import { addTaxonomy, type CategoryIds, type Filter } from "../../../../test/support/filtered-products";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

/** Enough products for a category above the limit of exact counting. */
const PRODUCTS = 26_000;

let shop: TestShop;
let ids: CategoryIds;
beforeAll(async () => {
  shop = await startTestShop({ limits: { statementMs: 120_000 } }); // inserting the products may take long on a busy machine
  ids = await addTaxonomy(shop);
  await shop.sql("alter table products disable trigger user");
  await shop.sql(
    `insert into products (name, description, price_cents, image, rating, count_in_stock, category_id, brand, attributes)
      select 'Thing ' || n, 'x', n, '/x', n % 51 / 10.0, 9, case when n <= 20000 then $1::uuid else $2::uuid end,
        case when n % 100 = 0 then 'alba' else 'bruma' end,
        jsonb_build_object('diameter', 36 + n % 4, 'movement', case when n % 3 = 0 then 'automatic' else 'quartz' end)
      from generate_series(1, $3::int) n`,
    [ids.divers, ids.dress, PRODUCTS],
  );
  await shop.sql("vacuum analyze products");
}, 300_000);
afterAll(() => shop.stop());

interface Found {
  totalCount: number;
  facets: { slug: string; values: { value: string; count: number; selected: boolean }[] }[];
}

const list = async (filter: Filter) =>
  (
    await asVisitor(shop).ask<{ products: Found }>(
      "query ($filter: ProductFilter) { products(filter: $filter) { totalCount facets { slug values { value count selected } } } }",
      { filter },
    )
  ).products;

const countsOf = ({ facets }: Found, slug: string) =>
  Object.fromEntries(
    facets.find((facet) => facet.slug === slug)?.values.map(({ value, count }) => [value, count]) ?? [],
  );

const within = (share: number, expected: number, found: number | undefined) => {
  expect(found).toBeGreaterThan(expected * (1 - share));
  expect(found).toBeLessThan(expected * (1 + share));
};

it("counts exactly what at most 10,000 products match, in a category of more", async () => {
  const found = await list({
    category: ids.divers,
    attributes: [{ slug: "movement", values: ["automatic"] }],
  });
  expect(found.totalCount).toBe(6_666);
  expect(countsOf(found, "brand")).toEqual({ bruma: 6_600, alba: 66 });
  expect(countsOf(found, "diameter")).toEqual({ 36: 1_666, 37: 1_666, 38: 1_667, 39: 1_667 });
});

it("counts a whole category of at most 10,000 products exactly", async () => {
  const found = await list({ category: ids.dress });
  expect(found.totalCount).toBe(6_000);
  expect(countsOf(found, "brand")).toEqual({ bruma: 5_940, alba: 60 });
});

it("counts more than 10,000 products among the best rated ones, and says that there are more", async () => {
  const found = await list({ category: ids.divers });
  expect(found.totalCount).toBe(10_001);
  within(0.1, 2_564, countsOf(found, "movement").automatic);
  within(0.1, 1_923, countsOf(found, "diameter")[36]);
});

it("keeps the count of the chosen value exact if more products have another value", async () => {
  const found = await list({ category: ids.divers, brands: ["alba"] });
  expect(found.totalCount).toBe(200);
  expect(countsOf(found, "movement")).toEqual({ quartz: 134, automatic: 66 });
  expect(countsOf(found, "brand").alba).toBe(200);
  expect(countsOf(found, "brand").bruma).toBe(10_001);
});

it("finds the few that meet a rare combination of common values, in any order", async () => {
  const filter = {
    category: ids.watches as string,
    priceMin: 199,
    attributes: [{ slug: "diameter", values: ["36"] }],
  };
  const query = `query ($filter: ProductFilter, $sort: ProductSort!) {
    products(filter: $filter, sort: $sort, first: 3) { nodes { price } totalCount }
  }`;
  const pricesBy = async (sort: string) =>
    (
      await asVisitor(shop).ask<{ products: { nodes: { price: number }[]; totalCount: number } }>(query, {
        filter: { ...filter, priceMax: 199.5 },
        sort,
      })
    ).products;
  expect(await pricesBy("PRICE_ASC")).toMatchObject({
    totalCount: 13,
    nodes: [{ price: 199 }, { price: 199.04 }, { price: 199.08 }],
  });
  expect((await pricesBy("NEWEST")).nodes).toHaveLength(3);
});
