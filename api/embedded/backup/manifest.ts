import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { isAbsolute, join, normalize } from "node:path";
import { digestOf, entriesBelow, sync, syncAll } from "./files";

/** A file of a backup. */
export interface BackupFile {
  /** The path in the backup and in the data folder. */
  path: string;
  bytes: number;
  sha256: string;
}

/** The contents of a backup. It is written last: a folder without it is not a backup. */
export interface Manifest {
  format: string;
  /** The time at which the backup ended, ISO 8601. */
  madeAt: string;
  /** PostgreSQL's major version. */
  postgres: string;
  /** The position in PostgreSQL's log that the backup reaches. */
  position: string;
  /** Folders, which may be empty: PostgreSQL needs them. */
  folders: string[];
  files: BackupFile[];
}

/** Changes if older shops can't restore the backup. */
const FORMAT = "shop-backup-1";

export const MANIFEST = "manifest.json";

/** Lists and hashes all files of a folder, and writes them and the manifest to the disk. */
export async function writeManifest(
  folder: string,
  made: Pick<Manifest, "madeAt" | "postgres" | "position">,
): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, ...made, folders: [], files: [] };
  for (const { path, entry } of await entriesBelow(folder))
    if (entry.isDirectory()) manifest.folders.push(path);
    else manifest.files.push({ path, ...(await digestOf(join(folder, path))) });
  await syncAll(folder);
  const sealed = { ...manifest, checksum: checksumOf(manifest) };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(sealed, null, 1)}\n`, {
    mode: 0o600,
    flag: "wx",
  });
  await sync(join(folder, MANIFEST));
  await sync(folder);
  return manifest;
}

/** Reads the manifest of a backup; throws an error for the user if the folder isn't a backup. */
export function readManifest(folder: string): Manifest {
  if (!existsSync(folder)) throw new Error(`There is no backup at ${folder}: the folder doesn't exist.`);
  if (!statSync(folder).isDirectory())
    throw new Error(`${folder} is a file; a backup of the shop is a folder.`);
  refuseUnreadable(folder);
  const path = join(folder, MANIFEST);
  if (!existsSync(path))
    throw new Error(
      `${folder} is no complete backup of the shop: it has no ${MANIFEST}, which is written last.`,
    );
  const { checksum, ...manifest } = parse(path);
  if (manifest.format !== FORMAT)
    throw new Error(`${path} is not of this shop, or a newer release made it: its format is not ${FORMAT}.`);
  if (checksum !== checksumOf(manifest)) throw new Error(`${path} is damaged: its checksum is wrong.`);
  const outside = [...manifest.folders, ...manifest.files.map(({ path: file }) => file)].find(leadsOutside);
  if (outside !== undefined) throw new Error(`${path} names ${outside}, which is outside of the backup.`);
  return manifest;
}

/** Compares each file of a backup with its manifest; throws an error that names missing and changed files. */
export async function verifyFiles(folder: string, { files }: Manifest): Promise<void> {
  const faults: string[] = [];
  for (const { path, bytes, sha256 } of files) {
    const found = await digestOf(join(folder, path)).catch(({ code }: NodeJS.ErrnoException) => ({ code }));
    if ("code" in found) faults.push(`${path} ${found.code === "ENOENT" ? "is missing" : "can't be read"}`);
    else if (found.bytes !== bytes) faults.push(`${path} has ${found.bytes} bytes, not ${bytes}`);
    else if (found.sha256 !== sha256) faults.push(`${path} has changed`);
  }
  if (faults.length === 0) return;
  const shown = faults.slice(0, 10).map((fault) => `  - ${fault}`);
  if (faults.length > shown.length) shown.push(`  - and ${faults.length - shown.length} more`);
  throw new Error(`The backup in ${folder} is incomplete or damaged:\n${shown.join("\n")}`);
}

function refuseUnreadable(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch {
    throw new Error(
      `${folder} can't be read by this user. Restore as the user that made the backup, or as root.`,
    );
  }
}

function parse(path: string): Manifest & { checksum?: string } {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Manifest & { checksum?: string };
  } catch (error) {
    throw new Error(`${path} can't be read: ${(error as Error).message}`, { cause: error });
  }
}

const checksumOf = (manifest: Manifest) =>
  createHash("sha256").update(JSON.stringify(manifest)).digest("hex");

const leadsOutside = (path: string) => isAbsolute(path) || normalize(path).split(/[\\/]/).includes("..");
