import type { DataSource } from "typeorm";
import { generate, type Generated } from "../../../demo/generate";
import { generatedCustomers, generatedOrders } from "../../../demo/generated-customers";
import { maintenanceLimits } from "../../../src/data/connections/limits";
import { createDataSource } from "../../../src/data/data-source";
import { migrate } from "../../../src/data/migrate";
import { TOTAL_MINOR } from "../../../src/modules/order-conditions";
import { createEmptyDatabase, type TestDatabase } from "../../support/database";

const ORDERS = 100_000;

let made: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  made = await createEmptyDatabase();
  database = createDataSource(made.url, { limits: maintenanceLimits });
});
afterAll(async () => {
  if (database.isInitialized) await database.destroy();
  await made.drop();
});

/** Products with only the columns of 0.1.0: the demo's generator uses functions of this release. */
const oldProducts: Generated = {
  table: "products",
  insert: `insert into products (name, description, price_cents, image, rating, count_in_stock)
    select 'Old ' || $1 || ' ' || n, 'Steel.', 100 + n, '/old.svg', 3, 100 from generate_series($2::int, $3::int) as n`,
};

const count = async (sql: string) => {
  const [row] = await database.query<{ count: number }[]>(`select count(*)::int as count ${sql}`);
  return row?.count;
};

it(`leaves each of ${ORDERS} orders of release 0.1.0 as it was: its total, without discount, delivery and tax`, async () => {
  const migrations = database.options.migrations as [];
  await database.setOptions({ migrations: migrations.slice(0, 1) }).initialize();
  await migrate(database);
  for (const [rows, of] of [
    [oldProducts, 1_000],
    [generatedCustomers, 1_000],
    [generatedOrders, ORDERS],
  ] as const)
    await generate(database, rows, of, () => undefined);
  await database.query(
    "create table old_orders as select id, unit_price_cents::bigint * qty as total, to_jsonb(orders) as stored from orders",
  );
  await database.destroy();

  database = createDataSource(made.url, { limits: maintenanceLimits });
  await database.initialize();
  expect(await migrate(database)).toBe(migrations.length - 1);
  const unchanged = `from old_orders join orders using (id) where to_jsonb(orders) @> stored`;
  expect(await count(unchanged)).toBe(ORDERS);
  expect(
    await count(
      `${unchanged} and ${TOTAL_MINOR} = old_orders.total and discount_cents = 0 and shipping_cents = 0 and tax_cents = 0
          and refunded_cents = 0 and not tax_included and num_nonnulls(tax_name, tax_percent, shipping_method, shipping_method_id,
          shipping_address, discount_id, discount_code, shipped_at, shipment_id) = 0`,
    ),
  ).toBe(ORDERS);
}, 600_000);

it("lists the products of release 0.1.0 by their stock, too", async () => {
  const listed = "from products join product_updates on product_id = id where product_updates.count_in_stock";
  expect(await count(`${listed} = products.count_in_stock`)).toBe(1_000);
});
