import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lockFolder, UNFINISHED_RESTORE } from "../data-folder";
import type { Log } from "../log";
import { postgresMajor } from "../postgres/binaries";
import { stopOrphan } from "../postgres/orphan-cleanup";
import { copyInto, sync } from "./files";
import { type Manifest, readManifest, verifyFiles } from "./manifest";

/** The backup to restore, and its target. */
export interface RestoreOptions {
  /** The backup. */
  folder: string;
  dataDir: string;
  /** Whether existing contents of `dataDir` may be moved aside, into a folder there. */
  replace?: boolean;
  log: Log;
}

/** Files that don't belong to a shop, or to the restored data. */
const IGNORED_ENTRIES = /^(shop\.lock.*|lost\+found|replaced-.*|restore-unfinished\.new)$/;

/** Checks that a backup is complete and undamaged, and that this shop can read it. Errors can be shown to the user. */
export async function verify(folder: string): Promise<Manifest> {
  const manifest = readManifest(resolve(folder));
  await verifyFiles(folder, manifest);
  if (manifest.postgres !== postgresMajor())
    throw new Error(
      `The backup in ${folder} is of PostgreSQL ${manifest.postgres}, and the embedded one is ${postgresMajor()}. ` +
        "Restore it with the version of the shop that made it, then migrate (docs/backups-and-upgrades.md).",
    );
  return manifest;
}

/**
 * Restores a backup into an unused data folder, which must be empty unless `replace` allows moving its contents aside. Until all of the
 * backup is on the disk no shop starts there. Returns the folder of the former contents. Errors can be shown to the user.
 */
export async function restore({
  folder,
  dataDir,
  replace = false,
  log,
}: RestoreOptions): Promise<string | undefined> {
  const [source, place] = [resolve(folder), resolve(dataDir)];
  const manifest = await verify(source);
  const lock = await lockFolder(place, log, 0);
  try {
    const aside = await prepareFolder(place, replace, log);
    for (const path of manifest.folders) await mkdir(join(place, path), { recursive: true, mode: 0o700 });
    for (const { path } of manifest.files) await copyInto(join(source, path), join(place, path));
    await syncRestored(place, manifest);
    await rm(join(place, UNFINISHED_RESTORE));
    await sync(place);
    return aside;
  } finally {
    lock.release();
  }
}

/** Writes the restored files to the disk, without those moved aside. */
async function syncRestored(place: string, { folders, files }: Manifest): Promise<void> {
  for (const path of [...files.map((file) => file.path), ...folders]) await sync(join(place, path));
  await sync(place);
}

/** The content of an unfinished restore's marker. */
interface Progress {
  step: "setting aside" | "copying";
  /** The folder for former contents; undefined if there were none. */
  aside?: string | undefined;
}

/** Marks the folder as partly restored. Moves its contents aside, or removes those left by an interrupted restore. */
async function prepareFolder(place: string, replace: boolean, log: Log): Promise<string | undefined> {
  const found = readdirSync(place).filter(
    (name) => !IGNORED_ENTRIES.test(name) && name !== UNFINISHED_RESTORE,
  );
  const interrupted = readProgress(place);
  if (interrupted?.step === "copying") {
    for (const name of found) await rm(join(place, name), { recursive: true });
    return interrupted.aside;
  }
  if (found.length > 0 && !replace && !interrupted)
    throw new Error(
      `${place} is not empty (${found.slice(0, 5).join(", ")}). With --replace, restore moves its contents to a folder there.`,
    );
  const aside = interrupted ? interrupted.aside : found.length > 0 ? asideOf(place) : undefined;
  await stopOrphan(join(place, "postgres/data"), log);
  await writeProgress(place, { step: "setting aside", aside });
  if (aside) await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of found) await rename(join(place, name), join(aside as string, name));
  await writeProgress(place, { step: "copying", aside });
  return aside;
}

const asideOf = (place: string) => join(place, `replaced-${new Date().toISOString().replace(/[:.]/g, "-")}`);

function readProgress(place: string): Progress | undefined {
  const marker = join(place, UNFINISHED_RESTORE);
  return existsSync(marker) ? (JSON.parse(readFileSync(marker, "utf8")) as Progress) : undefined;
}

async function writeProgress(place: string, progress: Progress): Promise<void> {
  const [marker, draft] = [join(place, UNFINISHED_RESTORE), join(place, `${UNFINISHED_RESTORE}.new`)];
  await writeFile(draft, JSON.stringify(progress), { mode: 0o600 });
  await sync(draft);
  await rename(draft, marker);
  await sync(place);
}
