import { createTestDatabase } from "../test/support/database";
import { createDataSource } from "../src/data/data-source";
import { maintenanceLimits } from "../src/data/connections/limits";
import { generate, type Generated } from "./generate";
import { generatedCustomers, generatedOrders } from "./generated-customers";
import { generatedGroups, generatedProducts } from "./generated-products";

let drop: () => Promise<void>;
let database: ReturnType<typeof createDataSource>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = await createDataSource(made.url, { limits: maintenanceLimits }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

const add = async (generated: Generated, amount: number): Promise<number[]> => {
  const heard: number[] = [];
  await generate(database, generated, amount, (done) => heard.push(done));
  return heard;
};
const count = async (rows: string): Promise<number> => {
  const [found] = await database.query<{ count: number }[]>(`select count(*)::int as count from ${rows}`);
  return found?.count ?? 0;
};

it("fills a shop with products, customers who review it, and orders old and new", async () => {
  expect(await add(generatedProducts, 60)).toEqual([60]);
  expect(await add(generatedCustomers, 90)).toEqual([90]);
  expect(await add(generatedOrders, 300)).toEqual([300]);
  expect([await count("products"), await count("users"), await count("orders")]).toEqual([60, 90, 300]);
  expect(await count("reviews")).toBeGreaterThan(10);
  const states = [
    "paid_at is null",
    "paid_at is not null and delivered_at is null",
    "delivered_at is not null",
  ];
  for (const state of states) expect(await count(`orders where ${state}`)).toBeGreaterThan(20);
  expect(await count("orders where created_at > now() - interval '30 days'")).toBeGreaterThan(10);
});

it("brings the words of its products into the search and the vocabulary, as the trigger would", async () => {
  await add(generatedProducts, 130);
  const words = "products, unnest(tsvector_to_array(vocabulary(name, description, brand))) as word";
  expect(await count(`${words} where is_search_word(word)`)).toBeGreaterThan(1_000);
  expect(
    await count(`${words} where is_search_word(word) and word not in (select word from search_words)`),
  ).toBe(0);
  const indexed = "product_document(name, description, brand, gtin, mpn)";
  expect(await count(`products where search is distinct from (${indexed})`)).toBe(0);
});

it("adds to what an earlier run has added, and reports its progress", async () => {
  const before = await count("users");
  expect(await add(generatedCustomers, 20_500)).toEqual([20_000, 20_500]);
  expect(await count("users")).toBe(before + 20_500);
});

it("makes no order where there is nobody to order, or nothing", async () => {
  await database.query("truncate orders, products, reviews cascade");
  await add(generatedOrders, 10);
  expect(await count("orders")).toBe(0);
});

it("makes groups of three of the products that have none", async () => {
  await database.query("truncate orders, products, product_groups, reviews cascade");
  await add(generatedProducts, 60);
  expect(await add(generatedGroups, 4)).toEqual([4]);
  await add(generatedGroups, 3);
  expect([await count("product_groups"), await count("products where group_id is not null")]).toEqual([
    7, 21,
  ]);
  expect(
    await count(
      "(select from products where group_id is not null group by group_id having count(*) = 3) as groups",
    ),
  ).toBe(7);
});
