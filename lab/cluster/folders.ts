import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder for everything that a cluster writes; PostgreSQL's user may enter it where root starts this. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-cluster-"));
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, "pictures"));
  return folder;
}

/** The data folder of one process. All share the uploaded images, as machines share a bucket. */
export function makeDataFolder(folder: string, name: string): string {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { mode: 0o711 });
  symlinkSync(join(folder, "pictures"), join(dataDir, "pictures"));
  return dataDir;
}

const logOf = (folder: string, name: string) => join(folder, `${name}.log`);

/** Opens the log file of a process for its output. */
export const openLog = (folder: string, name: string): number => openSync(logOf(folder, name), "a", 0o600);

/** The last lines of a process's log. */
export const endOfLog = (folder: string, name: string): string =>
  readFileSync(logOf(folder, name), "utf8").trim().split("\n").slice(-15).join("\n");
