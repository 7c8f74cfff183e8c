import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../../api/embedded/embedded";
import { connect } from "../../api/src/data/connections/connect";
import { migrate } from "../../api/src/data/migrate";
import { maintenanceLimits } from "../../api/src/data/connections/limits";
import type { Database } from "./fill-database";

/** What a shop process needs: a database and a Firebase Auth emulator, both of this run only. */
export interface Services {
  /** Connection string of the database. */
  url: string;
  emulatorHost: string;
  /** A temporary folder, deleted at the end. */
  dataDir: string;
}

const quiet = { info: () => undefined, warn: (message: string) => console.warn(message) };

/** Runs the work with a PostgreSQL and an emulator of its own, migrated and empty, and stops both. */
export async function withServices(
  work: (database: Database, services: Services) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-bench-"));
  const authEmulator = { projectId: "demo-shop", host: undefined };
  const embedded = await startEmbedded({ dataDir, log: quiet, postgres: true, authEmulator });
  const url = embedded.databaseUrl as string;
  try {
    const database = await connect(url, quiet, { limits: maintenanceLimits });
    await migrate(database);
    await embedded.ready;
    await work(database, { url, emulatorHost: embedded.authEmulatorHost as string, dataDir });
    await database.destroy();
  } finally {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
