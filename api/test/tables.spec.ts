import { personalTables } from "@shop/shared/privacy/personal-tables";
import type { DataSource } from "typeorm";
import { entities } from "../src/boot/entities";
import { createDataSource } from "../src/data/data-source";
import { tableOf } from "../src/data/tables";
import { createTestDatabase, type TestDatabase } from "./support/database";

let made: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  made = await createTestDatabase();
  database = await createDataSource(made.url, { entities }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await made.drop();
});

const tables = entities.map(tableOf);
const columns = tables.flatMap((table) =>
  table.columns.map((column) => ({ ...column, name: `${table.name}.${column.name}` })),
);

it("makes the tables that the entities describe, with nothing left to change", async () => {
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it("has an entity for each table, with each of its columns", async () => {
  const stored = await database.query<{ name: string }[]>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name <> 'migrations'`,
  );
  expect(columns.map(({ name }) => name).sort()).toEqual(stored.map(({ name }) => name).sort());
});

it("says of each column of the database whether it is about a person, and names none that is not there", () => {
  expect(columns.filter(({ personal }) => personal === undefined)).toEqual([]);
  const spokenOf = Object.entries(personalTables).flatMap(([table, { entries }]) =>
    Object.keys(entries).map((entry) => `${table}.${entry}`),
  );
  const marks = new Set(columns.map(({ personal }) => personal));
  marks.delete("nobody");
  expect([...marks].sort()).toEqual(spokenOf.sort());
});

it("marks a column with an entry of its own table", () => {
  for (const { name, personal } of columns)
    if (personal !== "nobody") expect([name, personal?.split(".")[0]]).toEqual([name, name.split(".")[0]]);
});

it("names each key of 'Download my data' once, and has one for what it gives", () => {
  const downloads = Object.values(personalTables).map(({ download, entries }) => ({
    download,
    gives: Object.values(entries).some(({ downloaded }) => downloaded),
  }));
  expect(downloads.filter(({ download, gives }) => gives !== (download !== null))).toEqual([]);
  const keys = downloads.flatMap(({ download }) => download ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

it("describes everything that is about a person in whole sentences", () => {
  for (const { about, entries } of Object.values(personalTables))
    for (const { what, why, retention, afterDeletion } of Object.values(entries))
      for (const sentence of [about, what, why, retention, afterDeletion])
        expect(sentence).toMatch(/^[A-Z][^]*\.$/);
});
