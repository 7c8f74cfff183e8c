import type { DataSource } from "typeorm";
import { connect } from "../../data/connect";
import { migrate } from "../../data/data-source";
import { maintenanceLimits } from "../../data/limits";
import { attachPostgres } from "../../../embedded/attach";
import { readEnv } from "../env";

const log = { info: () => undefined, warn: (message: string) => console.error(message) };

/** Runs a command on the shop's migrated database, configured or embedded, and exits with its exit code. */
export function withDatabase(work: (database: DataSource, url: string) => Promise<void>): void {
  run(work).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function run(work: (database: DataSource, url: string) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = readEnv(process.env);
  const embedded = databaseUrl ? undefined : await attachPostgres({ dataDir, log });
  const url = databaseUrl ?? (embedded as { url: string }).url;
  const database = await connect(url, log, maintenanceLimits);
  try {
    await migrate(database);
    await work(database, url);
  } finally {
    await database.destroy();
    await embedded?.stop();
  }
}

/** Wrong arguments of a command; the message shows its usage. */
export class UsageError extends Error {}
