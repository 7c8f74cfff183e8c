import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/data/data-source";
import { migrate } from "../../../src/data/migrate";
import { maintenanceLimits } from "../../../src/data/connections/limits";
import { generate } from "../../../demo/generate";
import { generatedCustomers, generatedOrders } from "../../../demo/generated-customers";
import { generatedProducts } from "../../../demo/generated-products";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { isLongRun } from "../../support/needs";
import { openDatabase, type DatabaseClient } from "../support/database-client";

/** The major version of the embedded PostgreSQL; an older pg_dump refuses to read its databases. */
const SERVER_VERSION = 18;

/** Whether pg_dump and pg_restore are installed, in a version that reads our server's databases. */
function hasDumpTools(): boolean {
  try {
    return ["pg_dump", "pg_restore"].every((tool) => {
      const said = execFileSync(tool, ["--version"], { encoding: "utf8" });
      return Number(/(\d+)\./.exec(said)?.[1]) >= SERVER_VERSION;
    });
  } catch {
    return false;
  }
}

/** Dumps one database and restores it into another. */
function dumpAndRestore(from: string, to: string): void {
  const dump = execFileSync("pg_dump", ["-Fc", from], { maxBuffer: 2 ** 30 });
  execFileSync("pg_restore", ["--clean", "--if-exists", "--no-owner", "-d", to], { input: dump });
}

/** Copies every row into a migrated database through files, table by table, as pg_dump does. */
async function copyTables(from: DatabaseClient, to: DatabaseClient, tables: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "shop-copy-"));
  chmodSync(folder, 0o777); // PostgreSQL itself writes there, and can run as another user
  try {
    for (const table of tables) await from.sql(`copy "${table}" to '${join(folder, table)}'`);
    const truncate = `truncate ${tables.map((table) => `"${table}"`).join(", ")} cascade`;
    const copies = tables.map((table) => `copy "${table}" from '${join(folder, table)}'`);
    await to.sql(["set session_replication_role = replica", truncate, ...copies].join("; "));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The parts of a schema, one line each: columns, indexes, constraints, triggers, functions. Extensions belong to the server
 * and are left out.
 */
const PARTS = [
  `select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default)
    from information_schema.columns where table_schema = 'public'`,
  "select indexdef from pg_indexes where schemaname = 'public'",
  `select format('constraint %s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace`,
  `select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  `select pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
];

/** TypeORM's own tables. */
const OWN_TABLES = /\bmigrations\b/;

/** All parts of the schema `public`, sorted, without the order of columns and the formatting of functions. */
async function snapshotSchema(database: DataSource): Promise<string[]> {
  const lines: string[] = [];
  for (const part of PARTS)
    lines.push(...(await database.query<object[]>(part)).map((row) => String(Object.values(row)[0])));
  return lines
    .filter((line) => !OWN_TABLES.test(line))
    .map((line) => line.replace(/\s+/g, " "))
    .sort();
}

/** The columns of each table. */
type Columns = Record<string, string[]>;

/** The columns of every table, by table. */
async function columnsOf(database: DataSource): Promise<Columns> {
  const columns = await database.query<{ table: string; columns: string[] }[]>(
    `select table_name as "table", array_agg(column_name::text order by column_name) as columns
      from information_schema.columns where table_schema = 'public' group by table_name`,
  );
  return Object.fromEntries(
    columns.filter(({ table }) => !OWN_TABLES.test(table)).map(({ table, columns: names }) => [table, names]),
  );
}

/** The number of rows and a checksum of these columns' values per table, regardless of the rows' order. */
async function checksumsOf(database: DataSource, columns: Columns): Promise<Record<string, string>> {
  const checksums: Record<string, string> = {};
  for (const [table, names] of Object.entries(columns)) {
    const values = names.map((name) => `"${name}"`).join(", ");
    const [sum] = await database.query<{ rows: string; sum: string | null }[]>(
      `select count(*) as rows, sum(hashtextextended(row(${values})::text, 0)) as sum from "${table}"`,
    );
    checksums[table] = `${sum?.rows} rows, ${sum?.sum ?? "no"} sum`;
  }
  return checksums;
}

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
