import { endSales } from "../src/modules/catalogue/sale/end-sales";
import { asVisitor } from "./support/builders";
import { addTaxonomy, type CategoryIds, type Filter } from "./support/filtered-products";
import { explainStatement, indexesOf, nodesOf, recordStatements, type Sent } from "./support/plans";
import { aJobContext } from "./support/jobs";
import { startTestShop, type TestShop } from "./support/shop";

let shop: TestShop;
let ids: CategoryIds;
let statements: ReturnType<typeof recordStatements>;
beforeAll(async () => {
  shop = await startTestShop({ limits: { statementMs: 120_000 } }); // filling the database can take long on a busy machine
  ids = await addTaxonomy(shop);
  await shop.sql("alter table products disable trigger user");
  await shop.sql(
    `insert into products (name, description, price_cents, image, rating, count_in_stock, category_id, brand, attributes)
      select 'Thing ' || n, repeat('x ', 700), n, '/x', n % 51 / 10.0, 9, case when n % 60 = 0 then $3::uuid when n % 4 > 0 then $1::uuid else $2::uuid end,
        case when n % 10 = 0 then 'alba' when n % 3000 = 1 then 'cima' else 'bruma' end,
        jsonb_build_object('diameter', n % 400, 'movement', case when n % 97 = 0 then 'automatic' else 'quartz' end)
      from generate_series(1, 24000) n`,
    [ids.divers, ids.dress, ids.drills],
  );
  await shop.sql("vacuum analyze products");
  statements = recordStatements();
}, 300_000);
afterAll(async () => {
  statements.stop();
  await shop.stop();
});

const LIST = `query ($filter: ProductFilter) {
  products(filter: $filter) { nodes { id } totalCount facets { slug values { count } } }
}`;

/** The indexes used by a list and by the counts of its facets, for each statement. */
async function indexesFor(filter: Filter): Promise<string[][]> {
  const sent = await statements.of(() => asVisitor(shop).ask(LIST, { filter }));
  const plans = await Promise.all(sent.map((statement) => explainStatement(shop, statement)));
  return plans.map(indexesOf);
}

it("finds a value of an attribute by its index", async () => {
  const found = await indexesFor({ attributes: [{ slug: "movement", values: ["automatic"] }] });
  expect(found.flat()).toContain("product_attributes");
});

it("never looks for a range in the index of attributes, all of which would be read", async () => {
  const found = await indexesFor({ attributes: [{ slug: "diameter", min: 100, max: 100.5 }] });
  expect(found.length).toBeGreaterThan(1);
  expect(found.flat()).not.toContain("product_attributes");
});

it("finds a rare brand's products in a category by the index of both, to list them and to count them", async () => {
  const found = await indexesFor({ category: ids.divers, brands: ["cima"] });
  expect(found.filter((indexes) => indexes.includes("product_brand_category")).length).toBeGreaterThan(1);
});

it("finds products on sale by an index, to list them, to count them, and to count them among many others", async () => {
  await shop.sql("update products set regular_price_cents = price_cents + 100 where price_cents % 4000 = 7");
  await shop.sql("vacuum analyze products");
  for (const filter of [{ onSale: true }, {}]) {
    const found = await indexesFor(filter);
    expect([filter, found.flat()]).toEqual([filter, expect.arrayContaining(["product_on_sale"])]);
  }
  const { products } = await asVisitor(shop).ask<{
    products: { totalCount: number; facets: { slug: string; values: { count: number }[] }[] };
  }>(LIST, { filter: {} });
  expect(products.totalCount).toBe(10_001);
  expect(products.facets.find(({ slug }) => slug === "sale")?.values).toEqual([{ count: 6 }]);
});

it("finds the sales that have ended by the same index", async () => {
  const [end] = await statements.of(() => endSales(aJobContext(shop)));
  expect(indexesOf(await explainStatement(shop, end as Sent))).toContain("product_on_sale");
});

it.each(["NEWEST", "PRICE_ASC"])("reads a page of a category by an index in its order: %s", async (sort) => {
  const sent = await statements.of(() =>
    asVisitor(shop).ask(
      "query ($filter: ProductFilter, $sort: ProductSort) { products(filter: $filter, sort: $sort) { nodes { id } } }",
      { filter: { category: ids.drills }, sort },
    ),
  );
  const page = await explainStatement(shop, sent.at(-1) as (typeof sent)[0]);
  expect(nodesOf(page)).not.toContain("Sort");
  expect(indexesOf(page)).toEqual([sort === "NEWEST" ? "product_category_newest" : "product_category_price"]);
});
