import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../log";
import { identityOf, waitUntil } from "../processes";

/** A process, distinguished from a later one with the same pid. */
interface KnownProcess {
  pid: number;
  identity: string | undefined;
}

interface Owned {
  emulator: KnownProcess;
  /** The shop that started it and ends it. */
  owner: KnownProcess;
}

const known = (pid: number): KnownProcess => ({ pid, identity: identityOf(pid) });

/**
 * Records that a process is the emulator of a data folder, started by this process. Returns a function that removes the record.
 */
export function recordEmulator(dataDir: string, pid: number): () => void {
  const path = recordIn(dataDir);
  const record: Owned = { emulator: known(pid), owner: known(process.pid) };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(path, JSON.stringify(record), { mode: 0o600 });
  return () => rmSync(path, { force: true });
}

/**
 * Ends an emulator of this data folder that outlived its shop: two would write the same accounts. Leaves other processes alone,
 * and an emulator with a running shop.
 */
export async function endOrphan(dataDir: string, log: Log): Promise<void> {
  const found = readRecord(dataDir);
  if (!found || !runs(found.emulator) || runs(found.owner)) return;
  const { pid } = found.emulator;
  log.info(`Ending the Firebase Auth emulator (process ${pid}) that an earlier shop left running`);
  process.kill(pid, "SIGKILL"); // its answered changes are in its file
  if (!(await waitUntil(() => !runs(found.emulator), 5_000)))
    throw new Error(`The Firebase Auth emulator of an earlier shop (process ${pid}) does not end`);
}

const recordIn = (dataDir: string) => join(dataDir, "auth-emulator.pid");

const runs = ({ pid, identity }: KnownProcess) => identity !== undefined && identityOf(pid) === identity;

function readRecord(dataDir: string): Owned | undefined {
  try {
    return JSON.parse(readFileSync(recordIn(dataDir), "utf8")) as Owned;
  } catch {
    return undefined; // no emulator was started here, or it has ended
  }
}
