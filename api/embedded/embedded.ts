import { type AuthEmulator, startAuthEmulator } from "./auth-emulator/auth-emulator";
import type { Log } from "./log";
import { type EmbeddedPostgres, startPostgres } from "./postgres/postgres";

/** The services to embed because they aren't configured. */
export interface EmbeddedNeeds {
  dataDir: string;
  log: Log;
  /** True if DATABASE_URL is not set. */
  postgres: boolean;
  /** Set if no Firebase project is configured; `host` is FIREBASE_AUTH_EMULATOR_HOST. */
  authEmulator?: { projectId: string; host: string | undefined };
}

/** The embedded services of this shop. */
export interface EmbeddedServices {
  databaseUrl?: string;
  authEmulatorHost?: string;
  /** Resolves when the emulator also responds; throws if it can't be started. */
  ready: Promise<void>;
  /** Stops the services started here, and waits for their end. */
  stop(): Promise<void>;
}

/**
 * Starts the needed services concurrently; resolves when the database accepts connections and the emulator's address is known. If one
 * fails, stops the other and throws the first error.
 */
export async function startEmbedded({
  dataDir,
  log,
  postgres,
  authEmulator,
}: EmbeddedNeeds): Promise<EmbeddedServices> {
  const starts = await Promise.allSettled([
    postgres ? timed("Embedded PostgreSQL", log, startPostgres({ dataDir, log })) : undefined,
    authEmulator && startAuthEmulator({ ...authEmulator, dataDir, log }),
  ]);
  const [database, auth] = starts.map((start) =>
    start.status === "fulfilled" ? start.value : undefined,
  ) as [EmbeddedPostgres | undefined, AuthEmulator | undefined];
  const stop = async (): Promise<void> => void (await Promise.all([database?.stop(), auth?.stop()]));
  const failure = starts.find((start) => start.status === "rejected");
  if (failure) {
    await stop();
    throw failure.reason;
  }
  const ready = auth ? timed("Firebase Auth emulator", log, auth.ready) : Promise.resolve();
  ready.catch(() => undefined); // callers that await it get the error
  return { databaseUrl: database?.url, authEmulatorHost: auth?.host, ready, stop };
}

async function timed<T>(what: string, log: Log, start: Promise<T>): Promise<T> {
  const since = performance.now();
  const started = await start;
  log.info(`${what}: ready after ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return started;
}
