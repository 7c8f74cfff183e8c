import { asVisitor } from "../../../../test/support/builders";
import { explainStatement, recordStatements, scannedIn } from "../../../../test/support/plans";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

/** More variants than are counted exactly, in fewer groups. */
const GROUPS = 3_600;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limits: { statementMs: 120_000 } }); // inserting the products may take long on a busy machine
  await shop.sql("insert into brands (slug, name) values ('alba', 'Alba'), ('bruma', 'Bruma')");
  await shop.sql("alter table products disable trigger user");
  await shop.sql(
    `with made as (
        insert into product_groups (name, options) select 'Group ' || n, '{Dial}' from generate_series(1, $1::int) n returning id, name
      )
      insert into products (name, description, price_cents, image, rating, count_in_stock, brand, group_id, group_position,
          option_values, search)
        select made.name || ' ' || place, 'x', place, '/x', 4, 9, case when place = 2 then 'alba' else 'bruma' end, made.id, place,
            array[place::text], to_tsvector('simple', 'steel')
          from made, generate_series(0, 2) place`,
    [GROUPS],
  );
  await shop.sql("insert into search_words values ('steel')");
  await shop.sql("vacuum analyze products");
}, 300_000);
afterAll(() => shop.stop());

const QUERY = `query ($first: Int = 24, $filter: ProductFilter, $search: String, $variants: Boolean) {
  products(first: $first, filter: $filter, search: $search, variants: $variants, sort: PRICE_ASC) {
    nodes { price } totalCount facets { slug values { value count } }
  }
}`;

interface Found {
  nodes: { price: number }[];
  totalCount: number;
  facets: { slug: string; values: { value: string; count: number }[] }[];
}

const list = async (asked: Record<string, unknown>, query = QUERY) =>
  (await asVisitor(shop).ask<{ products: Found }>(query, asked)).products;

it.each([{}, { search: "steel" }, { filter: { priceMin: 0 } }])(
  "counts few groups of more than ten thousand variants exactly, with their facets: %j",
  async (asked) => {
    const { nodes, totalCount, facets } = await list(asked);
    expect(nodes).toEqual(Array.from({ length: 24 }, () => ({ price: 0 })));
    expect(totalCount).toBe(GROUPS);
    expect(facets.find(({ slug }) => slug === "brand")?.values).toEqual([
      { value: "alba", count: GROUPS },
      { value: "bruma", count: GROUPS },
    ]);
    expect((await list(asked, QUERY.replace(/facets .*/, ""))).totalCount).toBe(GROUPS);
    expect((await list({ ...asked, variants: true })).totalCount).toBe(10_001);
  },
);

it("lists the later variants of groups by a filter that only they meet", async () => {
  const { nodes, totalCount } = await list({ filter: { brands: ["alba"] } });
  expect(nodes).toEqual(Array.from({ length: 24 }, () => ({ price: 0.02 })));
  expect(totalCount).toBe(GROUPS);
});

it("reads the page of a variant, and the reviews and the rest of its group, by indexes", async () => {
  await shop.sql(
    `with made as (insert into users (firebase_uid, email) select n, n || '@example.com' from generate_series(1, 3000) n returning id)
      insert into reviews (user_id, product_id, name, rating, comment)
        select made.id, products.id, 'Ada', 4, 'x' from (select id, row_number() over () from made) as made
          join (select id, row_number() over () from products) as products using (row_number)`,
  );
  await shop.sql("vacuum analyze reviews");
  const [variant] = await shop.sql<{ id: string }>("select product_id as id from reviews limit 1");
  const statements = recordStatements();
  const sent = await statements.of(() =>
    asVisitor(shop).ask(
      `query ($id: ID!) {
        product(id: $id) { reviewSummary { count } group { options { values } products { id } } }
        reviews(productId: $id) { nodes { variant { optionValues { value } } } }
      }`,
      { id: variant?.id },
    ),
  );
  statements.stop();
  const plans = await Promise.all(sent.map((statement) => explainStatement(shop, statement)));
  expect(plans.flatMap(scannedIn)).not.toContain("products");
});
