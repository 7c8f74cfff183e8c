import type { DataSource } from "typeorm";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../../test/support/database";
import { isConnectionError } from "./connections/connection-errors";
import { createDataSource } from "./data-source";
import { FORMER, migrate } from "./migrate";

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

describe("a database of the shop before a release", () => {
  let old: TestDatabase;
  let oldDatabase: DataSource;
  beforeEach(async () => {
    old = await createEmptyDatabase();
    oldDatabase = createDataSource(old.url);
  });
  afterEach(async () => {
    await oldDatabase.destroy();
    await old.drop();
  });
  const migrated = () =>
    oldDatabase.query<{ name: string }[]>("select name from migrations order by timestamp");
  const migrations = () => oldDatabase.options.migrations as (new () => { name: string })[];

  /** Creates a database with the first release's schema. Its last migration has this name. */
  async function before(name: string): Promise<void> {
    await oldDatabase.setOptions({ migrations: migrations().slice(0, 1) }).initialize();
    await migrate(oldDatabase);
    await oldDatabase.query(
      "update migrations set name = $1::text, timestamp = right($1::text, 13)::bigint",
      [name],
    );
    await oldDatabase.destroy();
    oldDatabase = await createDataSource(old.url).initialize();
  }

  it("is known to have the schema of the first release, with every row that it has", async () => {
    await before("RefundInForce1795377600200");
    await oldDatabase.query("insert into search_words values ('saw')");
    const names = migrations().map((migration) => new migration().name);
    expect(await migrate(oldDatabase)).toBe(names.length - 1);
    expect((await migrated()).map(({ name }) => name)).toEqual(["RefundInForce1795377600200", ...names]);
    expect(await oldDatabase.query("select word from search_words")).toEqual([{ word: "saw" }]);
  });

  it("is refused and left alone if it lacks a part of that schema", async () => {
    await before("WordsGiven1795370400000");
    await expect(migrate(oldDatabase)).rejects.toThrow(
      "before release 0.1.0 (its last migration is WordsGiven1795370400000), which no release can migrate",
    );
    expect(await migrated()).toEqual([{ name: "WordsGiven1795370400000" }]);
  });

  it("is refused and left alone if it has run a migration that was replaced before its release", async () => {
    await oldDatabase.setOptions({ migrations: migrations().slice(0, 1) }).initialize();
    await migrate(oldDatabase);
    const [baseline] = await migrated();
    const replaced = "Pricing1796000000000";
    await oldDatabase.query("insert into migrations (timestamp, name) values (1796000000000, $1)", [
      replaced,
    ]);
    await oldDatabase.destroy();
    oldDatabase = await createDataSource(old.url).initialize();
    await expect(migrate(oldDatabase)).rejects.toThrow(`has run ${replaced}, which was replaced`);
    expect(await migrated()).toEqual([baseline, { name: replaced }]);
  });
});

describe("a database of the shop before the migrations of release 0.2.0 were merged", () => {
  let followed: TestDatabase;
  let main: DataSource;
  beforeEach(async () => {
    followed = await createTestDatabase();
    main = await createDataSource(followed.url).initialize();
  });
  afterEach(async () => {
    await main.destroy();
    await followed.drop();
  });
  const migrated = async () =>
    (await main.query<{ name: string }[]>("select name from migrations order by timestamp")).map(
      ({ name }) => name,
    );

  /** Makes these the migrations that the database has run after the first release. */
  async function after(former: string[]): Promise<string[]> {
    await main.query("delete from migrations where name not like 'Baseline%'");
    const insert = "insert into migrations (timestamp, name) values (right($1::text, 13)::bigint, $1)";
    for (const name of former) await main.query(insert, [name]);
    return migrated();
  }

  it("is known to have their schema if it has run all of them", async () => {
    const merged = (await migrated()).slice(1);
    const before = await after(FORMER);
    expect(await migrate(main)).toBe(0);
    expect(await migrated()).toEqual([...before, ...merged]);
    expect(await migrate(main)).toBe(0);
    expect(await migrated()).toHaveLength(1 + FORMER.length + merged.length);
  });

  it("is refused and left alone if it has run only some of them, and the message says what to do", async () => {
    const before = await after(FORMER.slice(0, -1));
    await expect(migrate(main)).rejects.toThrow(
      "lacks RequestedReturns1796802330300 of main, whose migrations were merged on 30 November 2026. First start the commit before that: " +
        "git checkout $(git rev-list -1 --before=2026-11-30T07:00Z main) && npm start; then this one. Or start with an empty database",
    );
    expect(await migrated()).toEqual(before);
  });
});

it.each([
  ["product_price_positive", "insert into products values (default, 'n', 'd', -1, 'i', 1, 1)"],
  ["product_rating_range", "insert into products values (default, 'n', 'd', 1, 'i', 5.5, 1)"],
  ["product_stock_range", "insert into products values (default, 'n', 'd', 1, 'i', 1, -1)"],
  ["user_role", "insert into users (firebase_uid, email, role) values ('u', 'e', 'KING')"],
])("keeps %s even where the code forgets it", async (constraint, statement) => {
  await expect(database.query(statement)).rejects.toThrow(constraint);
});
