import "reflect-metadata";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maintenanceLimits } from "../../src/data/connections/limits";
import { createDataSource } from "../../src/data/data-source";
import { keepCurrency } from "../../src/data/keep-currency";
import { migrate } from "../../src/data/migrate";
import { startAuthEmulator } from "../../embedded/auth-emulator/auth-emulator";
import { startPostgres } from "../../embedded/postgres/postgres";
import { execute, TEMPLATE, TEST_PROJECT, urlOf } from "./database";
import { keepForTeardown } from "./services";

/**
 * Faster settings, because this data need not survive a power cut. Commits stay synchronous, which is free without fsync:
 * otherwise vacuum can't mark recently written pages as all-visible, and index-only scans would not work.
 */
const FAST = { fsync: "off", full_page_writes: "off", max_connections: "200" };

const quiet = { info: () => undefined, warn: (message: string) => console.warn(message) };

/**
 * Starts one PostgreSQL and one Firebase Auth emulator for the whole run in a temporary folder. `npm test` provides the
 * folder (TEST_FOLDER) and also removes it when Jest is interrupted and runs no teardown.
 */
async function globalSetup(): Promise<void> {
  const dataDir = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), "shop-test-"));
  chmodSync(dataDir, 0o711);
  const [postgres, emulator] = await Promise.all([
    startPostgres({ dataDir, log: quiet, settings: FAST }),
    startAuthEmulator({ host: "127.0.0.1:0", dataDir, projectId: TEST_PROJECT, log: quiet }),
  ]);
  keepForTeardown({ dataDir, services: [postgres, emulator] });
  await makeTemplate(postgres.url);
  await emulator.ready; // a shop that finds no emulator at that address starts its own
  process.env.TEST_DATABASE_SERVER = postgres.url;
  process.env.TEST_AUTH_EMULATOR_HOST = emulator.host;
}

async function makeTemplate(server: string): Promise<void> {
  await execute(server, `CREATE DATABASE ${TEMPLATE}`);
  const settings = { limits: maintenanceLimits };
  const template = await createDataSource(urlOf(server, TEMPLATE), settings).initialize();
  await migrate(template);
  await keepCurrency(template);
  await template.destroy();
}

export = globalSetup;
