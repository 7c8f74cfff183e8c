import { createTestDatabase } from "../test/support/database";
import { createDataSource } from "../src/data/data-source";
import { maintenanceLimits } from "../src/data/connections/limits";
import { demoCatalogue } from "./catalogue/catalogue";
import { seedCatalogue } from "./seed";

let drop: () => Promise<void>;
let database: ReturnType<typeof createDataSource>;
beforeEach(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = await createDataSource(made.url, { limits: maintenanceLimits }).initialize();
});
afterEach(async () => {
  await database.destroy();
  await drop();
});

const count = async (from: string): Promise<number> => {
  const [found] = await database.query<{ count: number }[]>(`select count(*)::int as count from ${from}`);
  return found?.count ?? 0;
};

it("fills an empty database with products that have a category, a brand, values and several images", async () => {
  expect(await seedCatalogue(database)).toBe(demoCatalogue.length);
  expect(
    await count(
      "products where category_id is not null and brand is not null and attributes <> '{}' and not draft",
    ),
  ).toBe(demoCatalogue.length);
  const [diver] = await database.query<{ path: string; brand: string; diameter: string }[]>(
    `select parent.slug || '/' || category.slug as path, brand, attributes ->> 'case-diameter' as diameter
      from products join categories category on category.id = category_id join categories parent on parent.id = category.parent_id
      where products.name = 'Halden Skerry 300 Automatic Diver'`,
  );
  expect(diver).toEqual({ path: "watches/divers", brand: "halden", diameter: "40.5" });
});

it("gives its products two or three images, and twelve four that show use and scale, too, which the shop has", async () => {
  await seedCatalogue(database);
  const rows = await database.query<{ images: string[] }[]>(
    "select image || more_images as images from products",
  );
  const inUse = rows.filter(({ images }) => /--use\..+--scale\./.test(images.slice(1, 3).join()));
  expect(inUse.map(({ images }) => images.length)).toEqual(Array(12).fill(4));
  for (const row of rows) {
    const { images } = row;
    if (!inUse.includes(row)) expect([2, 3]).toContain(images.length);
    for (const url of images) expect(url).toMatch(/^\/pictures\/[a-z0-9-]+\.[0-9a-f]{10}\.svg$/);
  }
});

it("has a collection chosen by hand and two by a rule, with pictures that the shop has", async () => {
  await seedCatalogue(database);
  const image = expect.stringMatching(/^\/pictures\/[a-z0-9-]+\.[0-9a-f]{10}\.svg$/) as unknown;
  expect(
    await database.query<object[]>(
      "select slug, image_url as image, cardinality(product_ids) as products, rule from collections order by name",
    ),
  ).toEqual([
    { slug: "first-workshop", image, products: 8, rule: null },
    { slug: "under-50", image, products: null, rule: { priceMax: 50 } },
    { slug: "on-sale", image, products: null, rule: { onSale: true } },
  ]);
  expect(
    await count("collections, unnest(product_ids) as picked join products on products.id = picked"),
  ).toBe(8);
});

it("delivers for nothing, or faster at a price", async () => {
  await seedCatalogue(database);
  const methods = await database.query<object[]>(
    "select name, price_cents, days_min, days_max, enabled from shipping_methods order by price_cents",
  );
  expect(methods).toEqual([
    { name: "Standard", price_cents: 0, days_min: 3, days_max: 5, enabled: true },
    { name: "Express", price_cents: 990, days_min: 1, days_max: 2, enabled: true },
  ]);
});

it("names 14 days for returns, and leaves a shop's own time as it is", async () => {
  const returnDays = "select return_days as days from shop_settings";
  await seedCatalogue(database);
  expect(await database.query<object[]>(returnDays)).toEqual([{ days: 14 }]);
  await database.query(
    "delete from products; delete from collections; delete from categories; delete from brands",
  );
  await database.query(
    "delete from attributes; delete from shipping_methods; update shop_settings set return_days = 30",
  );
  expect(await seedCatalogue(database)).toBe(demoCatalogue.length);
  expect(await database.query<object[]>(returnDays)).toEqual([{ days: 30 }]);
});

it("adds nothing the second time", async () => {
  await seedCatalogue(database);
  expect(await seedCatalogue(database)).toBe(0);
  expect(await count("products")).toBe(demoCatalogue.length);
});

it.each([
  "insert into categories (slug, name) values ('watches', 'Uhren')",
  "insert into collections (slug, name, product_ids) values ('gifts', 'Gifts', '{}')",
  "insert into brands (slug, name) values ('halden-and-sons', 'Halden')",
  "insert into shipping_methods (name, price_cents) values ('Standard', 490)",
  "insert into attributes (slug, name, type) values ('movement', 'Movement', 'NUMBER')",
])("adds nothing to a shop that has begun with its own: %s", async (begun) => {
  await database.query(begun);
  expect(await seedCatalogue(database)).toBe(0);
  expect(await count("products")).toBe(0);
});

it("groups the variants of six products, each with its values", async () => {
  await seedCatalogue(database);
  expect(await count("product_groups")).toBe(6);
  const divers = await database.query<object[]>(
    `select option_values as values from products join product_groups on product_groups.id = group_id
      where product_groups.name = 'Halden Skerry 300' order by group_position`,
  );
  const values = [
    ["Blue", "Steel"],
    ["Blue", "Rubber"],
    ["Black", "Steel"],
    ["Black", "Rubber"],
    ["Green", "Steel"],
  ];
  expect(divers).toEqual(values.map((each) => ({ values: each })));
});
