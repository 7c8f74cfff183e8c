import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";

/** Reads and changes the shop's database directly. Each statement has its own connection, so that a killed database doesn't end the test. */
export interface DatabaseClient {
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** A client of the database at this URL. */
export function openDatabase(url: string): DatabaseClient {
  return {
    async sql<Row>(text: string, values: unknown[] = []) {
      const client = new Client({ connectionString: url });
      client.on("error", () => undefined); // the statement throws it too
      await client.connect();
      try {
        return (await client.query(text, values)).rows as Row[];
      } finally {
        await client.end();
      }
    },
  };
}

/** The URL of a running shop's embedded PostgreSQL. */
export function embeddedDatabaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, "postgres/password"), "utf8").trim();
  return `postgres://shop:${password}@127.0.0.1:${postmasterFile(dataDir)[3]}/shop`;
}

/** The pid of the embedded PostgreSQL's main process. */
export function postmasterPid(dataDir: string): number {
  return Number(postmasterFile(dataDir)[0]);
}

function postmasterFile(dataDir: string): string[] {
  return readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n");
}
