import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/data/data-source";
import { maintenanceLimits } from "../../../src/data/connections/limits";
import { generate } from "../../../demo/generate";
import { generatedCustomers, generatedOrders } from "../../../demo/generated-customers";
import { generatedProducts } from "../../../demo/generated-products";
import { createEmptyDatabase, type TestDatabase } from "../../support/database";
import { isLongRun } from "../../support/needs";
import { checksumsOf, columnsOf, snapshotSchema, type Columns } from "../support/schema-snapshot";

const ROWS = isLongRun ? 100_000 : 2_000;

let made: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  made = await createEmptyDatabase();
  database = await createDataSource(made.url, { limits: maintenanceLimits }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await made.drop();
});

/** Does one migration, or undoes it, in a transaction as the shop does, unless the migration must be outside of one. */
async function step(number: number, direction: "up" | "down"): Promise<void> {
  const runner = database.createQueryRunner();
  const migration = database.migrations[number];
  const inTransaction = migration?.transaction !== false;
  if (inTransaction) await runner.startTransaction();
  await migration?.[direction](runner);
  if (inTransaction) await runner.commitTransaction();
  await runner.release();
}

async function fill(): Promise<void> {
  for (const rows of [generatedProducts, generatedCustomers, generatedOrders])
    await generate(database, rows, ROWS, () => undefined);
}

/** What a schema before the life of an order has no place for, and what going up again fills anew. */
const LOST_GOING_DOWN = ["number", "image_url", "updated_at"];

/** What a schema before categories, brands and attributes has no place for. */
const CATALOGUE_TABLES = ["categories", "brands", "attributes", "category_attributes", "product_updates"];
const OF_THE_CATALOGUE = ["category_id", "brand", "attributes", "more_images", "draft", "updated_at"];

/** The columns whose values survive going down: not those of the orders' life and the tables of their payments. */
async function survivingColumns(): Promise<Columns> {
  const columns = await columnsOf(database);
  delete columns.order_events;
  for (const table of CATALOGUE_TABLES) delete columns[table];
  const products = columns.products?.filter((column) => !OF_THE_CATALOGUE.includes(column)) ?? [];
  const orders = columns.orders?.filter((column) => !LOST_GOING_DOWN.includes(column)) ?? [];
  return { ...columns, orders, products };
}

it(
  `gives back each earlier schema, and loses no row of ${ROWS} products, customers and orders, going down and up again`,
  async () => {
    const count = database.migrations.length;
    const schemas = [await snapshotSchema(database)];
    for (let number = 0; number < count; number += 1) {
      await step(number, "up");
      schemas.push(await snapshotSchema(database));
    }
    await fill();
    const columns = await survivingColumns();
    const full = await checksumsOf(database, columns);

    for (let number = count - 1; number > 0; number -= 1) {
      await step(number, "down");
      const name = `down from ${database.migrations[number]?.name}`;
      expect([name, await snapshotSchema(database)]).toEqual([name, schemas[number]]);
    }
    for (let number = 1; number < count; number += 1) await step(number, "up");
    expect(await snapshotSchema(database)).toEqual(schemas[count]);
    expect(await checksumsOf(database, columns)).toEqual(full);

    for (let number = count - 1; number >= 0; number -= 1) await step(number, "down");
    expect(await snapshotSchema(database)).toEqual(schemas[0]);
  },
  isLongRun ? 600_000 : 60_000,
);
