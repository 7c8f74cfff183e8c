import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";

/** What only the database shows. Each statement has a connection of its own, so that no kill of the database ends the test. */
export interface OrderTotals {
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** The database at this address. */
export function orderTotalsAt(url: string): OrderTotals {
  return {
    async sql<Row>(text: string, values: unknown[] = []) {
      const client = new Client({ connectionString: url });
      client.on("error", () => undefined); // it is also thrown by the statement
      await client.connect();
      try {
        return (await client.query(text, values)).rows as Row[];
      } finally {
        await client.end();
      }
    },
  };
}

/** Where the embedded PostgreSQL of a running shop is. */
export function embeddedDatabaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, "postgres/password"), "utf8").trim();
  return `postgres://shop:${password}@127.0.0.1:${postmasterFile(dataDir)[3]}/shop`;
}

/** The process number of the embedded PostgreSQL's first process. */
export function postmasterPid(dataDir: string): number {
  return Number(postmasterFile(dataDir)[0]);
}

function postmasterFile(dataDir: string): string[] {
  return readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n");
}
