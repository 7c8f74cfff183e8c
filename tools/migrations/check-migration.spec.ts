import { checkMigration } from "./check-migration";
import { changedMigrations } from "./last-release";

const of = (sql: string, { transaction }: { transaction?: boolean } = {}) => ({
  name: "Example1900000000000",
  ...(transaction === false && { transaction }),
  up: (runner: { query(sql: string): Promise<unknown> }) => runner.query(sql).then(() => undefined),
  down: () => Promise.resolve(),
});

const rulesBroken = async (sql: string, settings?: { transaction?: boolean }) =>
  (await checkMigration(of(sql, settings))).faults.map(({ rule_name }) => rule_name);

describe("a migration while the last release still runs", () => {
  it.each([
    ["adds a column that may be empty", "alter table orders add column gift text"],
    ["adds a column with a constant", "alter table orders add column gift boolean not null default false"],
    [
      "makes a table with its indexes",
      "create table gifts (id uuid primary key); create index on gifts (id)",
    ],
    ["adds a constraint for new rows", "alter table orders add constraint c check (qty > 0) not valid"],
    [
      "replaces a function that changes rows",
      "create or replace function f() returns void language sql as $$ update orders set qty = 1; $$",
    ],
    [
      "drops what the last release doesn't use, and says so",
      `-- squawk-ignore ban-drop-column
      alter table orders drop column gift;
      -- db-check-ignore dropped: 0.1.0 doesn't call it
      drop function f`,
    ],
    [
      "changes the few rows of a small table, and says so",
      "-- db-check-ignore rows-changed-in-transaction\nupdate shop_settings set name = 'x;y'",
    ],
  ])("%s", async (_, sql) => {
    expect(await rulesBroken(sql)).toEqual([]);
  });

  it.each([
    [
      "builds an index beside transactions",
      "drop index concurrently if exists o; create index concurrently if not exists o on orders (qty)",
    ],
    ["checks a constraint that was added not valid", "alter table orders validate constraint c"],
    [
      "fills a column in batches",
      "update orders set gift = '' where id in (select id from orders where gift is null limit 1000)",
    ],
  ])("%s, outside of a transaction", async (_, sql) => {
    expect(await rulesBroken(sql, { transaction: false })).toEqual([]);
  });
});

describe("is refused if it", () => {
  it.each([
    [
      "builds an index and blocks changes",
      "create index on orders (qty)",
      "require-concurrent-index-creation",
    ],
    [
      "builds an index beside transactions in one",
      "create index concurrently if not exists o on orders (qty)",
      "ban-concurrent-index-creation-in-transaction",
    ],
    [
      "adds a column that the last release doesn't fill",
      "alter table orders add column gift text not null",
      "adding-required-field",
    ],
    [
      "computes a value for each row",
      "alter table orders add column g uuid default gen_random_uuid()",
      "adding-field-with-default",
    ],
    ["changes a type", "alter table orders alter column qty type bigint", "changing-column-type"],
    [
      "checks all rows for a constraint",
      "alter table orders add constraint c check (qty > 0)",
      "constraint-missing-not-valid",
    ],
    [
      "checks all rows for a foreign key",
      "alter table orders add constraint f foreign key (a) references b (id)",
      "adding-foreign-key-constraint",
    ],
    ["requires a value", "alter table orders alter column phone set not null", "adding-not-nullable-field"],
    ["renames a column", "alter table orders rename column qty to quantity", "renaming-column"],
    ["renames a table", "alter table orders rename to purchases", "renaming-table"],
    ["changes all rows at once", "update orders set gift = ''", "rows-changed-in-transaction"],
    ["empties a table", "truncate orders", "table-locked"],
    ["empties a table after a comment", "-- the shop's; all\ntruncate orders; select 'x'", "table-locked"],
    ["rewrites a table", "vacuum (full) orders", "table-locked"],
  ])("%s", async (_, sql, rule) => {
    expect(await rulesBroken(sql)).toContain(rule);
  });

  it("locks a table for as long as it takes, outside of a transaction", async () => {
    expect(
      await rulesBroken("alter table orders add column if not exists gift text", { transaction: false }),
    ).toEqual(["lock-without-timeout"]);
  });

  it("builds an index that a repeat would find half built", async () => {
    const sql = "create index concurrently o on orders (qty)";
    expect(await rulesBroken(sql, { transaction: false })).toEqual(["not-repeatable"]);
  });

  it.each([
    ["a column", "alter table orders drop column phone", "ban-drop-column"],
    ["a table", "drop table orders", "ban-drop-table"],
    ["a function", "drop function if exists product_query(text)", "dropped"],
  ])("drops %s that the last release may use", async (_, sql, rule) => {
    expect(await rulesBroken(sql)).toEqual([rule]);
  });

  it("hides its SQL", async () => {
    const up = (runner: { dropTable(name: string): Promise<unknown> }) => runner.dropTable("orders");
    await expect(checkMigration({ ...of(""), up })).rejects.toThrow("dropTable is not a function");
  });
});

describe("a release", () => {
  it("keeps its migrations: none is changed, removed or added before its last one", () => {
    const released = {
      migration: "Shop1800000000002",
      files: { "migrations/1800000000001-one.ts": "a", "migrations/shop/tables.sql": "b" },
    };
    const now = { ...released.files, "migrations/1800000000003-next.ts": "c" };
    expect(changedMigrations(released, now)).toEqual([]);
    expect(changedMigrations(released, { ...now, "migrations/shop/tables.sql": "changed" })).toEqual([
      "migrations/shop/tables.sql",
    ]);
    expect(changedMigrations(released, { "migrations/1800000000000-before.ts": "d" })).toEqual([
      ...Object.keys(released.files),
      "migrations/1800000000000-before.ts",
    ]);
  });
});
