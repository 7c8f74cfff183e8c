import { databaseTables } from "@shop/shared/privacy/database-tables";
import type { StoredTable } from "@shop/shared/privacy/stored-table";
import { Client } from "pg";
import { createTestDatabase, type TestDatabase } from "./support/database";

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

const columnsOf = ({ personal, other }: StoredTable) => [
  ...personal.flatMap(({ columns }) => columns),
  ...other,
];

async function columnsInSchema(): Promise<string[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ column: string }>(
      `select table_name || '.' || column_name as column from information_schema.columns
        where table_schema = 'public' order by 1`,
    );
    return rows.map(({ column }) => column);
  } finally {
    await client.end();
  }
}

it("says of each column of the database whether it is about a person, and names none that is not there", async () => {
  const named = databaseTables.flatMap((table) =>
    columnsOf(table).map((column) => `${table.name}.${column}`),
  );
  expect(named.toSorted()).toEqual((await columnsInSchema()).toSorted());
});

it("names each table and each key of 'Download my data' once", () => {
  const names = databaseTables.map(({ name }) => name);
  const keys = databaseTables.flatMap(({ download }) => download ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(keys).size).toBe(keys.length);
});

it("has a key for what 'Download my data' gives", () => {
  const given = databaseTables.filter(({ personal }) => personal.some(({ downloaded }) => downloaded));
  expect(given.filter(({ download }) => download === null)).toEqual([]);
});

it("tells of everything that is about a person in whole sentences", () => {
  for (const { about, personal } of databaseTables)
    for (const { what, why, kept, afterDeletion } of personal)
      for (const sentence of [about, what, why, kept, afterDeletion])
        expect(sentence).toMatch(/^[A-Z][^]*\.$/);
});
