import type { DataSource } from "typeorm";
import { connect } from "../../data/connections/connect";
import type { DatabaseSettings } from "../../data/connections/database-settings";
import { migrate } from "../../data/migrate";
import { maintenanceLimits } from "../../data/connections/limits";
import { requireSessions } from "../../data/connections/sessions";
import { attachPostgres } from "../../../embedded/attach";
import { readEnv } from "../env";
import { databaseAt } from "../services";

const log = { info: () => undefined, warn: (message: string) => console.error(message) };

/** Runs a command on the shop's migrated database, configured or embedded, and exits with its exit code. */
export function withDatabase(
  work: (database: DataSource, settings: DatabaseSettings) => Promise<void>,
): void {
  run(work).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function run(work: (database: DataSource, settings: DatabaseSettings) => Promise<void>): Promise<void> {
  const env = readEnv(process.env);
  const embedded = env.database.url ? undefined : await attachPostgres({ dataDir: env.dataDir, log });
  const settings = databaseAt(env, env.database.url ?? (embedded as { url: string }).url);
  const database = await connect(settings.directUrl, log, { limits: maintenanceLimits });
  try {
    await requireSessions(database, log);
    await migrate(database, { onLockTimeout: log.warn });
    await work(database, settings);
  } finally {
    await database.destroy();
    await embedded?.stop();
  }
}

/** Wrong arguments of a command; the message shows its usage. */
export class UsageError extends Error {}
