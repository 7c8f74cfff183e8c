import { randomBytes } from "node:crypto";
import { Client, DatabaseError } from "pg";
import type { Limits } from "../../src/data/connections/limits";

/** An empty, migrated database for one test file. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The database that the others are copied from; created once per run. */
export const TEMPLATE = "shop_template";

/** Creates a database in tens of milliseconds, on the server of this run. Drop it after the file's tests. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(TEMPLATE);
}

/** Creates a database without tables, for tests of migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase("template1");
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = serverUrl();
  // never the name of a database that a failed test file of this process has left behind
  const name = `test_${randomBytes(8).toString("hex")}`;
  // as files: through the log, which is the default, it takes the server four times as long
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return {
    url: urlOf(server, name),
    drop: () => dropDatabase(server, name),
  };
}

/** PostgreSQL's code for a database that others are connected to. */
const IN_USE = "55006";

/**
 * Drops a database. Without force, the server waits up to 5 s for connections that are about to end: a pool's `end`
 * answers before its connections are closed, and one that is ended by force meanwhile reports an error to nobody.
 * Those that a failed test has left open are ended after that.
 */
async function dropDatabase(server: string, name: string): Promise<void> {
  try {
    await execute(server, `DROP DATABASE ${name}`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== IN_USE) throw error;
    await execute(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

/** `host:port` of this run's Firebase Auth emulator. Its users are shared: create new ones for each test. */
export function emulatorHost(): string {
  return fromSetup("TEST_AUTH_EMULATOR_HOST");
}

/** The project that the emulator runs for. */
export const TEST_PROJECT = "demo-shop";

/** The URL of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on a new connection. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  return fromSetup("TEST_DATABASE_SERVER");
}

function fromSetup(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run the tests through api/jest.config.js`);
  return value;
}

/** Longer than those of requests: what is tested are rules, however slow the machine is. */
export const patientLimits: Limits = {
  connectMs: 30_000,
  statementMs: 30_000,
  lockMs: 30_000,
  idleInTransactionMs: 60_000,
};
