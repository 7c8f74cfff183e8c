import { Client } from "pg";
import type { DataSource, MigrationInterface, QueryRunner } from "typeorm";
import { createTestDatabase, type TestDatabase } from "../../test/support/database";
import { waitUntil } from "../../embedded/processes";
import { changeInBatches } from "./change-in-batches";
import { createDataSource } from "./data-source";
import { maintenanceLimits } from "./connections/limits";
import { migrate } from "./migrate";

class AddGift1900000000000 implements Pick<MigrationInterface, "up"> {
  name = "AddGift1900000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table orders add column gift text");
  }
}

class IndexPhones1900003600000 implements Pick<MigrationInterface, "up"> {
  name = "IndexPhones1900003600000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index concurrently if exists orders_phone");
    await runner.query("create index concurrently orders_phone on orders (phone)");
  }
}

let made: TestDatabase;
const opened: { end(): Promise<unknown> }[] = [];
beforeEach(async () => (made = await createTestDatabase()));
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.end()));
  await made.drop();
});

/** The next release's data source: the current migrations and one more. */
async function nextRelease(added: new () => Pick<MigrationInterface, "up">): Promise<DataSource> {
  const database = createDataSource(made.url, { limits: maintenanceLimits });
  const migrations = [...(database.options.migrations as []), added];
  await database.setOptions({ migrations }).initialize();
  opened.push({ end: () => database.destroy() });
  return database;
}

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: made.url });
  await client.connect();
  opened.push(client);
  return client;
}

it("holds up no statement behind a migration whose lock another transaction has, and migrates after that", async () => {
  const [holder, shopper] = [await connected(), await connected()];
  await holder.query("begin; select from orders");
  const attempts: string[] = [];
  const database = await nextRelease(AddGift1900000000000);
  const migrating = migrate(database, {
    firstDelayMs: 10,
    onMessage: (message) => attempts.push(message),
  });

  // even a read waits behind the migration's exclusive lock
  expect(await waitUntil(() => isMigrationWaiting(shopper), 10_000, 5)).toBe(true);
  await shopper.query("set lock_timeout = '1s'");
  await shopper.query("select from orders");
  expect(await waitUntil(() => attempts.length > 1, 10_000)).toBe(true);
  expect(attempts[0]).toBe("the migration AddGift1900000000000 got no lock; trying again in 10 ms");

  await holder.query("commit");
  expect(await migrating).toBe(1);
  await shopper.query("select gift from orders");
});

it("waits for all locks of a migration together no longer than for one", async () => {
  const limits: number[] = [];
  class AddGifts1900000000000 extends AddGift1900000000000 {
    override name = "AddGifts1900000000000";

    override async up(runner: QueryRunner): Promise<void> {
      const readLimit = async () => {
        const read = "select setting::int as ms from pg_settings where name = 'lock_timeout'";
        const [limit] = (await runner.query(read)) as [{ ms: number }];
        limits.push(limit.ms);
      };
      await readLimit();
      await super.up(runner);
      await readLimit();
    }
  }
  const [holder, shopper] = [await connected(), await connected()];
  await holder.query("begin; select from orders");
  const migrating = migrate(await nextRelease(AddGifts1900000000000), { firstDelayMs: 10 });
  expect(await waitUntil(() => isMigrationWaiting(shopper), 10_000, 5)).toBe(true);
  await holder.query("commit");
  expect(await migrating).toBe(1);
  const [first = 0, second = 0] = limits.slice(-2);
  expect(first).toBeLessThanOrEqual(500);
  expect(second).toBeLessThan(first);
});

async function isMigrationWaiting(client: Client): Promise<boolean> {
  const waiting = "select from pg_locks where not granted and relation = 'orders'::regclass";
  return ((await client.query(waiting)).rowCount ?? 0) > 0;
}

it("builds an index outside of a transaction, while transactions and other starts run", async () => {
  const [holder, shopper] = [await connected(), await connected()];
  await holder.query("begin; lock table orders in row exclusive mode");
  const database = await nextRelease(IndexPhones1900003600000);
  const other = await nextRelease(IndexPhones1900003600000);
  const migrating = Promise.all([migrate(database), migrate(other)]);
  const isBuilding = async () =>
    ((await shopper.query("select from pg_stat_progress_create_index")).rowCount ?? 0) > 0;
  expect(await waitUntil(isBuilding, 10_000, 5)).toBe(true);
  await shopper.query("set lock_timeout = '1s'; update orders set phone = phone");
  await holder.query("commit");
  expect((await migrating).sort()).toEqual([0, 1]);
  const indexes = "select indisvalid from pg_index where indexrelid = 'orders_phone'::regclass";
  expect((await shopper.query(indexes)).rows).toEqual([{ indisvalid: true }]);
});

it("changes the rows of a table in batches, each of them once", async () => {
  const shopper = await connected();
  await shopper.query(`insert into products (name, description, price_cents, image, rating, count_in_stock)
    select 'Product ' || n, 'd', n, '/i', 1, 0 from generate_series(1, 1000) as n`);
  const database = await nextRelease(AddGift1900000000000);
  await changeInBatches(database.createQueryRunner(), {
    table: "products",
    where: "price_cents > 500",
    change: "update products set count_in_stock = count_in_stock + 1 where id in (select id from locked)",
  });
  const counts = "select count_in_stock as units, count(*)::int from products group by 1 order by 1";
  expect((await shopper.query(counts)).rows).toEqual([
    { units: 0, count: 500 },
    { units: 1, count: 500 },
  ]);
});
