import { supervise } from "../supervisor";
import type { Log } from "../log";
import { waitUntil } from "../processes";
import { startProcess } from "./emulator-process";
import { endOrphan } from "./orphaned-emulator";

/** A Firebase Auth emulator. Requests to it may wait until it has started. */
export interface AuthEmulator {
  /** `address:port`, as in FIREBASE_AUTH_EMULATOR_HOST. */
  host: string;
  /** Resolves when it responds; throws if it can't be started. */
  ready: Promise<void>;
  /** Stops the emulator if it is embedded. */
  stop(): Promise<void>;
}

const DEFAULT_HOST = "127.0.0.1:9099";
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;
/** An emulator on another machine, for example in another container, may still be starting. */
const REMOTE_TIMEOUT_MS = 60_000;

/**
 * Uses the Firebase Auth emulator at `host` if one responds there. Otherwise, and always without a `host`, starts the official one with
 * separate accounts: on the port of `host` or 9099, or on a free port if it is in use. Its users are stored in `<dataDir>/firebase-auth`.
 * It ends with this process, however that ends.
 */
export async function startAuthEmulator(options: {
  host: string | undefined;
  dataDir: string;
  projectId: string;
  log: Log;
}): Promise<AuthEmulator> {
  const { host, dataDir, projectId, log } = options;
  await endOrphan(dataDir, log);
  if (host !== undefined && (await answers(host, log))) {
    log.info(`Using the Firebase Auth emulator at ${host}, which FIREBASE_AUTH_EMULATOR_HOST names`);
    return { host, ready: Promise.resolve(), stop: () => Promise.resolve() };
  }
  const { hostname, port } = new URL(`http://${host ?? DEFAULT_HOST}`);
  const wanted = Number(port || 80);
  const startAt = (at: number) => startProcess({ projectId, dataDir }, { hostname, port: at }, log);
  const first = await startAt(wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") return startAt(0);
    throw error;
  });
  const started = `${hostname}:${first.port}`;
  if (first.port !== wanted && wanted !== 0)
    log.warn(
      `Port ${wanted} is taken by another program: this shop's Firebase Auth emulator listens on ${started}`,
    );
  else log.info(`This shop's Firebase Auth emulator listens on ${started}`);
  const restart = async () => {
    const next = await startAt(first.port);
    await next.ready;
    return next;
  };
  let running: { stop(): Promise<void> } = first;
  // an emulator that can't be started isn't restarted repeatedly
  const ready = first.ready.then(() => {
    running = supervise("The Firebase Auth emulator", first, restart, log);
  });
  ready.catch(() => undefined); // callers that await it get the error
  return { host: started, ready, stop: () => running.stop() };
}

/** Whether an emulator responds at an address. Waits for one on another machine, and throws if none appears. */
async function answers(host: string, log: Log): Promise<boolean> {
  const isLocal = LOCAL.test(new URL(`http://${host}`).hostname);
  if (!isLocal) log.info(`Waiting for the Firebase Auth emulator at ${host}`);
  const found = await waitUntil(() => isEmulator(host), isLocal ? 0 : REMOTE_TIMEOUT_MS, 500);
  if (!found && !isLocal) throw new Error(`No Firebase Auth emulator answers at ${host}`);
  return found;
}

/** Whether an emulator responds: it identifies itself at its root. */
async function isEmulator(host: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(2000) });
    const body = (await answer.json()) as { authEmulator?: { ready?: boolean } };
    return body.authEmulator?.ready === true;
  } catch {
    return false;
  }
}
