import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
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

/** The right to use a data folder; release it as the last act of a shop. */
export interface DataFolderLock {
  release(): void;
}

/**
 * Makes the data folder and takes it for this process alone. A shop that ended in any way, SIGKILL included, never holds it.
 * Where another shop still runs there it is given `patienceMs` to end, since a restart often overlaps with the shop
 * that it replaces; then throws an error fit to be shown. A folder that our parent process has taken is taken for us.
 */
export async function lockDataFolder(
  dataDir: string,
  log: Log,
  patienceMs = 10_000,
): Promise<DataFolderLock> {
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
    taken = await waitUntil(() => tryLock(path, content), patienceMs, 100);
  }
  if (!taken) {
    throw new Error(
      `Another shop is running on ${dataDir} (process ${readHolder(path)?.pid}). Stop it, or give this one a folder of its own: DATA_DIR=…`,
    );
  }
  return { release: () => void (readOrEmpty(path) === content && rmSync(path, { force: true })) };
}

/** The shop's signing secret, generated once and kept in the data folder, readable by its owner only. */
export function secret(dataDir: string): string {
  makeDataFolder(dataDir);
  const path = join(dataDir, "access-token-secret");
  createOnce(path, randomBytes(48).toString("base64url"));
  return readFileSync(path, "utf8");
}

/** As root, others may pass through (not list): PostgreSQL refuses to run as root and reaches its own folder as another user. */
function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `The data folder ${dataDir} can't be written to. If the shop ran as another user or as root before, ` +
        "run it so again, or choose another folder: DATA_DIR=…",
    );
  }
}

function tryLock(path: string, content: string): boolean {
  for (;;) {
    if (createOnce(path, content)) return true;
    const found = readOrEmpty(path);
    const holder = parseHolder(found);
    if (holder && identityOf(holder.pid) === holder.identity) return false;
    setAside(path, found);
  }
}

/** Removes a lock whose holder is gone, unless another starter replaced it by its own in the meantime. */
function setAside(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readOrEmpty(aside) !== stale) linkSync(aside, path);
  } catch {
    // Another starter was faster: the next attempt reads what it left.
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Writes a file with its whole content at once, or leaves the one that exists; true if it is ours. */
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
