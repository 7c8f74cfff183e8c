import type { DatabaseSettings } from "../data/connections/database-settings";
import { lockDataFolder, secret } from "../../embedded/data-folder";
import { startEmbedded } from "../../embedded/embedded";
import type { Log } from "../../embedded/log";
import type { Env } from "./env";
import { unlessStopped } from "./stop-signal";

/** The addresses of the services that this process uses. */
export interface Services {
  database: DatabaseSettings;
  /** host:port of the Firebase Auth emulator, if used. */
  emulatorHost: string | undefined;
  accessTokenSecret: string;
}

/** The services of the first process. */
export interface OpenServices extends Services {
  /** Resolves once the emulator also accepts requests; throws if it can't be started. */
  ready: Promise<void>;
}

/** The configured database, or the embedded one at `url`. A different direct address, or no prepared statements, means a pooler. */
export function databaseAt({ database }: Pick<Env, "database">, url: string): DatabaseSettings {
  const { directUrl = url, preparedStatements } = database;
  return { ...database, url, directUrl, pooled: directUrl !== url || !preparedStatements };
}

/** Starts embedded services for those not configured, in a data folder that no other shop uses. Adds their stop functions to `stops`. */
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
  // a service that hasn't started yet ends with this process
  const embedded = await unlessStopped(starting);
  stops.push(() => embedded.stop());
  return {
    database: databaseAt(env, env.database.url ?? (embedded.databaseUrl as string)),
    emulatorHost: embedded.authEmulatorHost,
    accessTokenSecret: accessTokenSecret ?? secret(dataDir, "access-token-secret"),
    ready: embedded.ready,
  };
}

/** The environment variables that pass the services to another process of this shop. */
export function variablesOf(env: Env, services: Services): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: services.database.url,
    ACCESS_TOKEN_SECRET: services.accessTokenSecret,
    SEED: env.seed,
    ...(services.emulatorHost && { FIREBASE_AUTH_EMULATOR_HOST: services.emulatorHost }),
  };
}
