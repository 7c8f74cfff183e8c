import { Client } from "pg";
import { createTestDatabase, type TestDatabase } from "./support/database";

let databases: TestDatabase[];
beforeAll(async () => (databases = await Promise.all([createTestDatabase(), createTestDatabase()])));
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function ask(database: TestDatabase | undefined, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database?.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

it("gives each test file a migrated database without rows", async () => {
  expect(await ask(databases[0], "SELECT * FROM products")).toEqual([]);
});

it("shows nothing that one test file writes to another", async () => {
  await ask(databases[0], "CREATE TABLE mine ()");
  await expect(ask(databases[1], "SELECT * FROM mine")).rejects.toThrow("does not exist");
});
