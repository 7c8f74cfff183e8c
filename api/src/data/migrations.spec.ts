import type { DataSource } from "typeorm";
import { createTestDatabase, type TestDatabase } from "../../test/support/database";
import { isConnectionError } from "./connections/connection-errors";
import { createDataSource } from "./data-source";
import { migrate } from "./migrate";
import { CancelledOrders1795255200000 } from "./migrations/1795255200000-cancelled-orders";

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

it("fails and can be run again where its connection ends while it waits for another process", async () => {
  const holder = database.createQueryRunner();
  await holder.query("select pg_advisory_lock(4815162342)");
  const migrating = migrate(database).then(
    () => undefined,
    (error: unknown) => error,
  );
  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle' and query like 'select pg_try_advisory_lock%'`;
  for (let left = 10_000; left > 0 && (await database.query<object[]>(terminate)).length === 0; left -= 1);
  expect(isConnectionError(await migrating)).toBe(true);
  await holder.query("select pg_advisory_unlock(4815162342)");
  await holder.release();
  expect(await migrate(database)).toBe(0);
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

it("keeps a cancelled order off the lists when cancelling is undone", async () => {
  await database.query(`with product as (
      insert into products (name, description, price_cents, image, rating, count_in_stock)
        values ('Saw', 'd', 100, '/i', 1, 1) returning id
    ), customer as (
      insert into users (firebase_uid, email) values ('u', 'e') returning id
    )
    insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
        idempotency_key, cancelled_at)
      select customer.id, product.id, 'n', 'e', 'a', 'p', 1, 'Saw', 100, state, case state when 'cancelled' then now() end
        from product, customer, (values ('cancelled'), ('placed')) as states (state)`);
  await undoneTo(CancelledOrders1795255200000);
  expect(await database.query("select idempotency_key from orders where delivered_at is null")).toEqual([
    { idempotency_key: "placed" },
  ]);
  await migrate(database);
});

/** Undoes this migration and all after it. */
async function undoneTo({ name }: typeof CancelledOrders1795255200000): Promise<void> {
  const names = database.migrations.map((migration) => migration.name);
  for (let left = names.length - names.indexOf(name); left > 0; left -= 1) await database.undoLastMigration();
}

it.each([
  ["product_price_positive", "insert into products values (default, 'n', 'd', -1, 'i', 1, 1)"],
  ["product_rating_range", "insert into products values (default, 'n', 'd', 1, 'i', 5.5, 1)"],
  ["product_stock_range", "insert into products values (default, 'n', 'd', 1, 'i', 1, -1)"],
  ["user_role", "insert into users (firebase_uid, email, role) values ('u', 'e', 'KING')"],
])("keeps %s even where the code forgets it", async (constraint, statement) => {
  await expect(database.query(statement)).rejects.toThrow(constraint);
});
