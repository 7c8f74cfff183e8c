import { randomBytes } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { copyLiveFile } from "../backup/files";
import { isCompleteControlFile } from "./control-file";

/** A running server, and the folder of its files on this machine. */
export interface RunningServer {
  /** Connection string of a superuser, or of a user with the right to back up. */
  url: string;
  data: string;
}

/** Folders with contents of the running server only: a new server creates them again. */
const EMPTY_FOLDERS =
  /^(pg_wal|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;

/** Files of the running server only, and temporary ones. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|backup_manifest|current_logfiles(\.tmp)?|standby\.signal|recovery\.signal|pg_internal\.init.*|pgsql_tmp.*|t\d+_\d+.*)$/;

/** Copied last, as PostgreSQL's own tool does. */
const CONTROL_FILE = join("global", "pg_control");
const CONTROL_FILE_ATTEMPTS = 100;
const CONTROL_FILE_RETRY_DELAY_MS = 10;

/**
 * Copies the files of a running server to `target`, a folder that doesn't exist yet, by PostgreSQL's low-level base backup. The
 * server may be in use. A server that starts on the copy recovers to the moment at which the backup ended. Returns that position in
 * the log.
 */
export async function baseBackup({ url, data }: RunningServer, target: string): Promise<string> {
  const session = new Client({ connectionString: url, application_name: "shop-backup" });
  session.on("error", () => undefined); // the running statement fails as well
  await session.connect();
  try {
    return await copyDuringBackup(session, data, target);
  } finally {
    await session.end().catch(() => undefined);
  }
}

async function copyDuringBackup(session: Client, data: string, target: string): Promise<string> {
  await refuseTablespaces(data);
  // retains the log from here on, until this session ends
  const slot = `shop_backup_${randomBytes(6).toString("hex")}`;
  await session.query("select pg_create_physical_replication_slot($1, true, true)", [slot]);
  const started = await session.query<{ segment: string }>(
    "select pg_walfile_name(pg_backup_start($1, fast => true)) segment",
    [slot],
  );
  await copyFolder(data, target, "");
  await copyControlFile(join(data, CONTROL_FILE), join(target, CONTROL_FILE));
  const { rows } = await session.query<{ lsn: string; label: string; last: string }>(
    "select lsn::text, labelfile label, pg_walfile_name(lsn) last from pg_backup_stop(wait_for_archive => false)",
  );
  const [stopped] = rows;
  if (!stopped) throw new Error("pg_backup_stop returned nothing");
  await copyLog(data, target, started.rows[0]?.segment ?? "", stopped.last);
  await writeFile(join(target, "backup_label"), stopped.label, { mode: 0o600 });
  return stopped.lsn;
}

/** The files of a tablespace are elsewhere, and would have to be restored there. */
async function refuseTablespaces(data: string): Promise<void> {
  const [tablespace] = await readdir(join(data, "pg_tblspc"));
  if (tablespace !== undefined)
    throw new Error(
      `The database has a tablespace (${join(data, "pg_tblspc", tablespace)}), which this backup can't copy: use pg_basebackup.`,
    );
}

async function copyFolder(data: string, target: string, folder: string): Promise<void> {
  await mkdir(join(target, folder), { mode: 0o700 });
  for (const entry of await entriesOf(join(data, folder))) {
    const path = join(folder, entry.name);
    if (LEFT_OUT.test(entry.name) || path === CONTROL_FILE) continue;
    // a file deleted by the server in the meantime isn't part of the backup, and the log repairs a changed one
    if (!entry.isDirectory()) await copyLiveFile(join(data, path), join(target, path));
    else if (folder === "" && EMPTY_FOLDERS.test(entry.name))
      await mkdir(join(target, path), { mode: 0o700 });
    else await copyFolder(data, target, path);
  }
}

/** A folder deleted by the server in the meantime, with its database, counts as empty. */
function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/** The server may be writing the file while it is read. Its checksum reveals that, and then it is read again. */
async function copyControlFile(source: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const content = await readFile(source);
    if (isCompleteControlFile(content)) return writeFile(target, content, { mode: 0o600 });
    if (attempt === CONTROL_FILE_ATTEMPTS) throw new Error(`${source} is damaged: its checksum is wrong`);
    await wait(CONTROL_FILE_RETRY_DELAY_MS);
  }
}

/** Copies the part of the log that recovery needs: file names are in the log's order. */
async function copyLog(data: string, target: string, first: string, last: string): Promise<void> {
  const [from, to] = [join(data, "pg_wal"), join(target, "pg_wal")];
  await mkdir(join(to, "archive_status"), { mode: 0o700 });
  await mkdir(join(to, "summaries"), { mode: 0o700 });
  const needed = (name: string) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last;
  for (const name of await readdir(from))
    if (needed(name) || name.endsWith(".history")) await copyLiveFile(join(from, name), join(to, name));
}
