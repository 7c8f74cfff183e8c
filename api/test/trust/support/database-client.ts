import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import type { ResilientPool } from "../../../src/data/connections/resilient-pool";
import type { TestShop } from "../../support/shop";

/**
 * Reads and changes the shop's database directly. Each statement has its own connection, so that a killed database doesn't
 * end the test.
 */
export interface DatabaseClient {
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** A client of the database at this URL. */
export function openDatabase(url: string): DatabaseClient {
  return {
    async sql<Row>(text: string, values: unknown[] = []) {
      const client = new Client({ connectionString: url });
      client.on("error", () => undefined); // the statement throws the error too
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

/** The maximum wait for a connection's state, in ms. */
const TIMEOUT_MS = 20_000;

const ofShop = "datname = current_database() and application_name = 'shop'";

/** A second client of the shop's database, which holds locks and terminates the shop's connections. */
export class DatabaseAdmin {
  private constructor(private readonly client: Client) {}

  /** Connects to the shop's database. */
  static async connect(url: string): Promise<DatabaseAdmin> {
    const client = new Client({
      connectionString: url,
      application_name: "database-admin",
      statement_timeout: TIMEOUT_MS,
    });
    await client.connect();
    return new DatabaseAdmin(client);
  }

  /** Runs `work` while a transaction holds the lock of the statement `lock`. */
  async holding<T>(lock: string, work: () => Promise<T>): Promise<T> {
    await this.client.query("begin");
    try {
      await this.client.query(lock);
      return await work();
    } finally {
      await this.client.query("rollback");
    }
  }

  /**
   * Waits until a connection of the shop has this state, terminates all connections with it, and waits until their processes
   * have ended.
   */
  async terminate(state: string): Promise<void> {
    await this.client.query(`do $$
      declare found int[];
      begin
        loop
          perform pg_stat_clear_snapshot();
          select array_agg(pid) into found from pg_stat_activity where ${ofShop} and ${state};
          exit when found is not null;
        end loop;
        assert (select bool_and(pg_terminate_backend(pid, ${TIMEOUT_MS})) from unnest(found) as pid);
      end $$`);
  }

  /** The number of the shop's connections. */
  async connections(): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where ${ofShop}`,
    );
    return (rows[0] as { count: number }).count;
  }

  disconnect(): Promise<void> {
    return this.client.end();
  }
}

/** The number of checked-out connections of the shop's pool; 0 while no request is in progress. */
export function checkedOutConnections({ database }: Pick<TestShop, "database">): number {
  const { totalCount, idleCount } = (database.driver as PostgresDriver).master as ResilientPool;
  return totalCount - idleCount;
}
