import type { DataSource } from "typeorm";
import { createTestDatabase, type TestDatabase } from "../../test/database";
import { createDataSource, migrate } from "./data-source";

let made: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  made = await createTestDatabase();
  database = await createDataSource(made.url).initialize();
});
afterAll(async () => {
  await database.destroy();
  await made.drop();
});

it("makes the tables that the entities describe, with nothing left to change", async () => {
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it("has nothing to do on a migrated database, however many processes start at once", async () => {
  expect(await Promise.all([migrate(database), migrate(database), migrate(database)])).toEqual([0, 0, 0]);
});

it("can be undone and done again, to the same tables", async () => {
  const columns = () =>
    database.query(`select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by 1, 2`);
  const before: unknown = await columns();
  for (let left = database.migrations.length; left > 0; left -= 1) await database.undoLastMigration();
  expect(await database.query("select to_regclass('orders') as orders")).toEqual([{ orders: null }]);
  expect(await migrate(database)).toBe(database.migrations.length);
  expect(await columns()).toEqual(before);
});

it.each([
  ["product_price_positive", "insert into products values (default, 'n', 'd', -1, 'i', 1, 1)"],
  ["product_rating_range", "insert into products values (default, 'n', 'd', 1, 'i', 5.5, 1)"],
  ["product_stock_range", "insert into products values (default, 'n', 'd', 1, 'i', 1, -1)"],
  ["user_role", "insert into users (firebase_uid, email, role) values ('u', 'e', 'KING')"],
])("keeps %s even where the code forgets it", async (constraint, statement) => {
  await expect(database.query(statement)).rejects.toThrow(constraint);
});
