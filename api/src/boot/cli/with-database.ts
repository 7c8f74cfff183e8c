import { setLocale, textLanguage } from "@shop/shared/locale";
import { Stopped, stopSignal, unlessStopped } from "../stop-signal";
import type { DataSource } from "typeorm";
import { connect } from "../../data/connections/connect";
import type { DatabaseSettings } from "../../data/connections/database-settings";
import { keepCurrency } from "../../data/keep-currency";
import { migrate } from "../../data/migrate";
import { maintenanceLimits } from "../../data/connections/limits";
import { requireSessions } from "../../data/connections/sessions";
import { attachPostgres } from "../../../embedded/attach";
import { readEnv } from "../env";
import { databaseAt } from "../services";

const log = { info: () => undefined, warn: (message: string) => console.error(message) };

type Work = (database: DataSource, settings: DatabaseSettings) => Promise<void>;

/**
 * Runs a command on the shop's migrated database, configured or embedded, and exits with its exit code. SIGTERM or SIGINT ends the
 * process at once, as a failure, and uncommitted work is rolled back.
 */
export function withDatabase(work: Work): void {
  runUntilStopped((database, settings) => unlessStopped(work(database, settings)));
}

/** Runs a long-running command on the shop's migrated database. The command handles SIGTERM and SIGINT itself. */
export function runUntilStopped(work: Work): void {
  run(work)
    .catch((error: unknown) => {
      const isStopped = error instanceof Stopped;
      console.error(isStopped ? `Ended by ${error.message}` : error instanceof Error ? error.message : error);
      process.exitCode = 1;
    })
    .finally(() => stopSignal.aborted && process.exit());
}

async function run(work: Work): Promise<void> {
  const env = readEnv(process.env);
  setLocale(env.locale);
  const embedded = env.database.url
    ? undefined
    : await unlessStopped(attachPostgres({ dataDir: env.dataDir, log }));
  const settings = databaseAt(env, env.database.url ?? (embedded as { url: string }).url);
  try {
    const database = await unlessStopped(connect(settings.directUrl, log, { limits: maintenanceLimits }));
    try {
      await unlessStopped(prepare(database));
      await work(database, settings);
    } finally {
      // after a signal, pending statements end with the process
      if (!stopSignal.aborted) await database.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}

async function prepare(database: DataSource): Promise<void> {
  await requireSessions(database, log);
  await migrate(database, { language: textLanguage(), onMessage: log.warn });
  await keepCurrency(database);
}

/** Invalid arguments of a command; the message shows its usage. */
export class UsageError extends Error {}
