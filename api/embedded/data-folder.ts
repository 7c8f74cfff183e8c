import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Log } from "./log";
import { identityOf, waitUntil } from "./processes";

interface Holder {
  pid: number;
  identity: string;
}

/** The exclusive right to use a data folder. Release it last when the shop ends. */
export interface DataFolderLock {
  release(): void;
}

/** Present while a data folder is being restored from a backup. */
export const UNFINISHED_RESTORE = "restore-unfinished";

/** Like `lockFolder`. Throws an error for the user if the folder is partly restored. */
export async function lockDataFolder(dataDir: string, log: Log, timeoutMs?: number): Promise<DataFolderLock> {
  const lock = await lockFolder(dataDir, log, timeoutMs);
  if (!existsSync(join(dataDir, UNFINISHED_RESTORE))) return lock;
  lock.release();
  throw new Error(
    `A restore of ${dataDir} was interrupted. Run it again: npm run restore -- FOLDER; or use another folder: DATA_DIR=…`,
  );
}

/**
 * Creates the data folder and locks it for this process. A shop that has ended, even by SIGKILL, never holds the lock. If another shop
 * holds it, waits up to `timeoutMs` for its end, because a restart often overlaps with the shop that it replaces, then throws an error for
 * the user. A lock of the parent process is valid for its children.
 */
export async function lockFolder(dataDir: string, log: Log, timeoutMs = 10_000): Promise<DataFolderLock> {
  makeDataFolder(dataDir);
  const path = join(dataDir, "shop.lock");
  if (readHolder(path)?.pid === process.ppid) return { release: () => undefined };
  const content = JSON.stringify({
    pid: process.pid,
    identity: identityOf(process.pid),
  } satisfies Partial<Holder>);

  let taken = tryLock(path, content);
  if (!taken) {
    log.info(`Another shop uses ${dataDir} (process ${readHolder(path)?.pid}): waiting for it to end`);
    taken = await waitUntil(() => tryLock(path, content), timeoutMs, 100);
  }
  if (!taken) {
    throw new Error(
      `Another shop is running on ${dataDir} (process ${readHolder(path)?.pid}). Stop it, or use another folder for this one: DATA_DIR=…`,
    );
  }
  return { release: () => void (readOrEmpty(path) === content && rmSync(path, { force: true })) };
}

/** The secrets stored here if not configured: of access tokens, and of the demo gateway's webhooks. */
export type SecretName = "access-token-secret" | "payment-webhook-secret";

/** A secret of the shop, created once and stored in the data folder, readable only by its owner. */
export function secret(dataDir: string, name: SecretName, make = generated): string {
  makeDataFolder(dataDir);
  const path = join(dataDir, name);
  createOnce(path, make());
  return readFileSync(path, "utf8");
}

const generated = (): string => randomBytes(48).toString("base64url");

/**
 * If started by root, other users may enter the folder but not list it: PostgreSQL refuses to run as root and accesses its folder as
 * another user.
 */
function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `The data folder ${dataDir} is not writable. If the shop ran as another user or as root before, ` +
        "run it as that user again, or choose another folder: DATA_DIR=…",
    );
  }
}

function tryLock(path: string, content: string): boolean {
  for (;;) {
    if (createOnce(path, content)) return true;
    const found = readOrEmpty(path);
    const holder = parseHolder(found);
    if (holder && identityOf(holder.pid) === holder.identity) return false;
    removeStaleLock(path, found);
  }
}

/** Removes the lock of an ended process, unless another process has replaced the lock in the meantime. */
function removeStaleLock(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readOrEmpty(aside) !== stale) linkSync(aside, path);
  } catch {
    // Another process was faster; the next attempt reads its lock.
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Creates a file with its complete content atomically. Returns false if it already exists. */
function createOnce(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.new`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readHolder(path: string): Holder | undefined {
  return parseHolder(readOrEmpty(path));
}

function parseHolder(content: string): Holder | undefined {
  try {
    return JSON.parse(content) as Holder;
  } catch {
    return undefined;
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
