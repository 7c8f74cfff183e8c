import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/data/data-source";
import { migrate } from "../../../src/data/migrate";
import { maintenanceLimits } from "../../../src/data/connections/limits";
import { generate } from "../../../demo/generate";
import { generatedCustomers, generatedOrders } from "../../../demo/generated-customers";
import { generatedProducts } from "../../../demo/generated-products";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { openDatabase } from "../support/database-client";
import { copyTables, dumpAndRestore, hasDumpTools } from "../support/dump";
import { isLongRun } from "../../support/needs";
import { checksumsOf, columnsOf, snapshotSchema } from "../support/schema-snapshot";

const ROWS = isLongRun ? 100_000 : 1_000;

let original: TestDatabase;
let restored: TestDatabase;
let before: DataSource;
let after: DataSource | undefined;
beforeAll(async () => {
  original = await createTestDatabase();
  restored = await createTestDatabase();
  before = await createDataSource(original.url, { limits: maintenanceLimits }).initialize();
  for (const rows of [generatedProducts, generatedCustomers, generatedOrders])
    await generate(before, rows, ROWS, () => undefined);
}, 300_000);
afterAll(async () => {
  await Promise.all([before.destroy(), after?.destroy()]);
  await Promise.all([original.drop(), restored.drop()]);
});

const way = hasDumpTools() ? "pg_dump and pg_restore" : "COPY, since no pg_dump 18 is installed";

it(`gives every row back from a backup (by ${way})`, async () => {
  const columns = await columnsOf(before);
  if (hasDumpTools()) dumpAndRestore(original.url, restored.url);
  else await copyTables(openDatabase(original.url), openDatabase(restored.url), Object.keys(columns));
  after = await createDataSource(restored.url, { limits: maintenanceLimits }).initialize();
  expect(await snapshotSchema(after)).toEqual(await snapshotSchema(before));
  expect(await checksumsOf(after, columns)).toEqual(await checksumsOf(before, columns));
  expect(await migrate(after)).toBe(0);
}, 300_000);
