import { randomBytes } from "node:crypto";
import { Client, DatabaseError } from "pg";
import type { Limits } from "../../src/data/connections/limits";

/** An empty, migrated database for one test file. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The database that every test database is copied from; created once per run. */
export const TEMPLATE = "shop_template";

/** Creates a database in tens of milliseconds on this run's server. Drop it after the file's tests. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(TEMPLATE);
}

/** Creates a database without tables, for tests of migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase("template1");
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = serverUrl();
  // a unique name: a failed test file of this process may have left its database behind
  const name = `test_${randomBytes(8).toString("hex")}`;
  // copying files: the default, through the log, takes the server four times as long
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return {
    url: urlOf(server, name),
    drop: () => dropDatabase(server, name),
  };
}

/** PostgreSQL's code for a database with other connections. */
const IN_USE = "55006";

/**
 * Drops a database. First it waits without force, up to 5 s: a pool's `end` resolves before its connections are closed, and
 * forcing one of them would emit an unhandled error. Then it forces the connections that a failed test has left open.
 */
async function dropDatabase(server: string, name: string): Promise<void> {
  try {
    await execute(server, `DROP DATABASE ${name}`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== IN_USE) throw error;
    await execute(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

/** `host:port` of this run's Firebase Auth emulator. All tests share its users: create new ones for each test. */
export function emulatorHost(): string {
  return fromSetup("TEST_AUTH_EMULATOR_HOST");
}

/** The emulator's project. */
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

/** Longer limits than in production: the tests check rules, however slow the machine is. */
export const patientLimits: Limits = {
  connectMs: 30_000,
  statementMs: 30_000,
  lockMs: 30_000,
  idleInTransactionMs: 60_000,
};
