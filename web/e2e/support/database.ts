import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { shopUnderTest } from "./shop-under-test";

/** Runs SQL in the embedded database of the shop under test, for what only time would bring about. */
export async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const folder = join((await shopUnderTest()).env.DATA_DIR ?? "", "postgres");
  const [, , , port = ""] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n");
  const password = readFileSync(join(folder, "password"), "utf8").trim();
  const client = new Client({ connectionString: `postgres://shop:${password}@127.0.0.1:${port}/shop` });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
