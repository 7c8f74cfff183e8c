import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { attachPostgres } from "../attach";
import type { Log } from "../log";
import { baseBackup } from "../postgres/base-backup";
import { postgresMajor } from "../postgres/binaries";
import { copyInto, entriesBelow, sync } from "./files";
import { type Manifest, writeManifest } from "./manifest";

/** In addition to the database: the emulator's accounts, uploaded images, and generated secrets. */
const OTHER_ENTRIES = ["firebase-auth", "pictures", "access-token-secret", "payment-webhook-secret"];

/** The source and the target of a backup. */
export interface BackUpOptions {
  dataDir: string;
  /** Must not exist, or be empty. */
  target: string;
  log: Log;
}

/**
 * Backs up all embedded data in `dataDir`, with or without a running shop. The database is in the state of the backup's end. The rest is
 * copied afterwards, so that it includes all files that the database refers to. The folder gets its name when it is complete and on the
 * disk: an interrupted backup is called `….partial`, and has no manifest. Errors can be shown to the user.
 */
export async function backUp({ dataDir, target, log }: BackUpOptions): Promise<Manifest> {
  const [source, place] = [resolve(dataDir), resolve(target)];
  refuse(source, place);
  const draft = `${place}.${process.pid}.partial`;
  const discard = () => rmSync(draft, { recursive: true, force: true });
  process.once("exit", discard);
  try {
    await mkdir(join(draft, "postgres"), { recursive: true, mode: 0o700 });
    const position = await copyDatabase(source, draft, log);
    for (const name of OTHER_ENTRIES) await copyOther(source, draft, name);
    const manifest = await writeManifest(draft, {
      madeAt: new Date().toISOString(),
      postgres: postgresMajor(),
      position,
    });
    await rename(draft, place);
    await sync(dirname(place));
    return manifest;
  } finally {
    discard();
    process.off("exit", discard);
  }
}

function refuse(source: string, place: string): void {
  if (!existsSync(join(source, "postgres/data/PG_VERSION")))
    throw new Error(`There is no embedded database in ${source}. Name the shop's folder: DATA_DIR=…`);
  if (`${place}${sep}`.startsWith(`${source}${sep}`))
    throw new Error(`${place} is in the data folder, and would be lost with it. Choose a folder elsewhere.`);
  if (existsSync(place) && !isEmptyFolder(place))
    throw new Error(`${place} exists already. Each backup needs a folder of its own.`);
}

function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false; // a file
  }
}

async function copyDatabase(source: string, draft: string, log: Log): Promise<string> {
  const postgres = await attachPostgres({ dataDir: source, log });
  try {
    const position = await baseBackup(postgres, join(draft, "postgres/data"));
    await copyInto(join(source, "postgres/password"), join(draft, "postgres/password"));
    return position;
  } finally {
    await postgres.stop();
  }
}

/** Files still being written by the emulator or by uploads. */
const INCOMING = /\.(new|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Copies a file, or the complete files of a folder, if it exists. */
async function copyOther(source: string, draft: string, name: string): Promise<void> {
  if (statSync(join(source, name), { throwIfNoEntry: false })?.isFile())
    return void (await copyInto(join(source, name), join(draft, name)));
  for (const { path, entry } of await entriesBelow(join(source, name)))
    if (entry.isFile() && !INCOMING.test(path))
      await copyInto(join(source, name, path), join(draft, name, path));
}
