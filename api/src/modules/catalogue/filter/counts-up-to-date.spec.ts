import { Client } from "pg";
import { aTaxonomy, categories } from "../../../../test/support/taxonomy";
import { aProduct, asVisitor } from "../../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

let shop: TestShop;
let watch: string;
let other: string;
beforeAll(async () => {
  shop = await startTestShop();
  await aTaxonomy(shop);
  watch = (await aProduct(shop, aWatch)).id;
  other = (await aProduct(shop, { ...aWatch, brandSlug: "tag" })).id;
});
afterAll(() => shop.stop());

const aWatch = { categoryId: categories.divers, brandSlug: "seiko", attributeValues: { diameter: 39 } };

const QUERY = `query ($filter: ProductFilter) {
  products(first: 1, filter: $filter) { totalCount facets { slug values { value label count } } }
}`;

interface Answer {
  products: {
    totalCount: number;
    facets: { slug: string; values: { value: string; label: string; count: number }[] }[];
  };
}

/** The number of watches, and of the watches of each brand by its name. */
async function counted(): Promise<Record<string, number>> {
  const { products } = await asVisitor(shop).ask<Answer>(QUERY, { filter: { category: "watches" } });
  const brands = products.facets.find(({ slug }) => slug === "brand")?.values ?? [];
  return {
    all: products.totalCount,
    ...Object.fromEntries(brands.map(({ label, count }) => [label, count])),
  };
}

const change = (set: string, id = watch) => shop.sql(`update products set ${set} where id = $1`, [id]);

it("counts a list once, until a product changes", async () => {
  await counted();
  const query = jest.spyOn(Client.prototype, "query");
  const countings = () =>
    query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes("counted (facet")).length;
  await counted();
  await counted();
  expect(countings()).toBe(0);
  await change("rating = 4.5");
  await counted();
  expect(countings()).toBe(1);
  query.mockRestore();
});

it("counts a list whose facets aren't asked for once, until a product changes", async () => {
  const total = async () =>
    (await asVisitor(shop).ask<Answer>("{ products(first: 1) { totalCount } }")).products.totalCount;
  const before = await total();
  const query = jest.spyOn(Client.prototype, "query");
  expect([await total(), await total()]).toEqual([before, before]);
  expect(query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes("count(*)"))).toEqual([]);
  query.mockRestore();
  await change("draft = true");
  expect(await total()).toBe(before - 1);
  await change("draft = false");
  expect(await total()).toBe(before);
});

it.each<[string, string, string, Record<string, number>]>([
  ["is deleted", "archived_at = now()", "archived_at = null", { all: 1, "TAG Heuer": 1 }],
  ["becomes a draft", "draft = true", "draft = false", { all: 1, "TAG Heuer": 1 }],
  ["has another brand", "brand = 'tag'", "brand = 'seiko'", { all: 2, "TAG Heuer": 2 }],
  [
    "goes to another category",
    `category_id = '${categories.tools}'`,
    `category_id = '${categories.divers}'`,
    { all: 1, "TAG Heuer": 1 },
  ],
])("knows at once that a product %s, and that it doesn't any longer", async (_what, set, back, expected) => {
  const before = await counted();
  await change(set);
  expect(await counted()).toEqual(expected);
  await change(back);
  expect(await counted()).toEqual(before);
});

it("knows a change whose transaction began before the counts and ended after them", async () => {
  const slow = new Client({ connectionString: shop.databaseUrl });
  await slow.connect();
  await slow.query("begin");
  await slow.query("update products set archived_at = now() where id = $1", [watch]);
  await change("rating = 3.5", other); // so that the list is counted now
  const before = await counted();
  expect(before).toEqual({ all: 2, Seiko: 1, "TAG Heuer": 1 });
  expect(await counted()).toEqual(before);
  await slow.query("commit");
  await slow.end();
  expect(await counted()).toEqual({ all: 1, "TAG Heuer": 1 });
  await change("archived_at = null");
});

it("reflects a brand's new name and a category's new place, though no product changes", async () => {
  await counted();
  await shop.sql("update brands set name = 'Grand Seiko' where slug = 'seiko'");
  expect(await counted()).toEqual({ all: 2, "Grand Seiko": 1, "TAG Heuer": 1 });
  await shop.sql("update categories set parent_id = null where id = $1", [categories.divers]);
  expect(await counted()).toEqual({ all: 0 });
});
