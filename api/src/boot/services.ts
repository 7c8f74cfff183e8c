import type { DatabaseSettings } from "../data/connections/database-settings";
import { lockDataFolder, secret } from "../../embedded/data-folder";
import { startEmbedded } from "../../embedded/embedded";
import type { Log } from "../../embedded/log";
import type { Env } from "./env";
import { unlessStopped } from "./stop-signal";

/** The addresses of the services that this process uses. */
export interface Services {
  database: DatabaseSettings;
  /** host:port of the Firebase Auth emulator, if it is used. */
  emulatorHost: string | undefined;
  accessTokenSecret: string;
}

/** The services of the first process. */
export interface OpenServices extends Services {
  /** Resolves when the emulator answers too; throws if it can't be started. Whoever calls it before waits. */
  ready: Promise<void>;
}

/** The configured database, or the embedded one at `url`. Another direct address, or no prepared statements, says that there is a pooler. */
export function databaseAt({ database }: Pick<Env, "database">, url: string): DatabaseSettings {
  const { directUrl = url, preparedStatements } = database;
  return { ...database, url, directUrl, pooled: directUrl !== url || !preparedStatements };
}

/** Starts embedded services for what is not configured, in a data folder that only this shop uses. Adds to `stops` what ends them. */
export async function openServices(
  env: Env,
  log: Log,
  stops: (() => Promise<void>)[],
): Promise<OpenServices> {
  const { accessTokenSecret, firebase, dataDir } = env;
  if (env.database.url && accessTokenSecret && !firebase.emulated)
    return {
      ...{ database: databaseAt(env, env.database.url), accessTokenSecret, emulatorHost: undefined },
      ready: Promise.resolve(),
    };
  const lock = await unlessStopped(lockDataFolder(dataDir, log));
  stops.push(() => Promise.resolve(lock.release()));
  const starting = startEmbedded({
    dataDir,
    log,
    postgres: !env.database.url,
    ...(firebase.emulated && {
      authEmulator: { projectId: firebase.projectId, host: firebase.emulatorHost },
    }),
  });
  // what is only starting ends with this process, however that ends
  const embedded = await unlessStopped(starting);
  stops.push(() => embedded.stop());
  return {
    database: databaseAt(env, env.database.url ?? (embedded.databaseUrl as string)),
    emulatorHost: embedded.authEmulatorHost,
    accessTokenSecret: accessTokenSecret ?? secret(dataDir, "access-token-secret"),
    ready: embedded.ready,
  };
}

/** The variables by which another process of this shop finds the services. */
export function variablesOf(env: Env, services: Services): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: services.database.url,
    ACCESS_TOKEN_SECRET: services.accessTokenSecret,
    SEED: env.seed,
    ...(services.emulatorHost && { FIREBASE_AUTH_EMULATOR_HOST: services.emulatorHost }),
  };
}
