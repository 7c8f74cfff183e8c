import { Client } from "pg";

/** An empty, migrated database of a test's own. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The database that the others are copied from; made once a run. */
export const TEMPLATE = "shop_template";

let made = 0;

/** Makes a database in some tens of milliseconds, on the server that the run started. Drop it when the file's tests are done. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(TEMPLATE);
}

/** The same without tables, for what is to make them itself. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase("template1");
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = serverUrl();
  const name = `test_${process.pid}_${(made += 1)}`;
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: urlOf(server, name),
    drop: () => execute(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** The Firebase Auth emulator of this run, as FIREBASE_AUTH_EMULATOR_HOST has it. Its users are shared: give each test its own. */
export function emulatorHost(): string {
  return fromSetup("TEST_AUTH_EMULATOR_HOST");
}

/** The project that the emulator runs for. */
export const TEST_PROJECT = "demo-shop";

/** The same server's address, of another of its databases. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on a connection of its own. */
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
