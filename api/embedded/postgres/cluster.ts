import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Log } from "../log";
import { type Account, chooseAccount } from "./account";
import { findPostgres, postgresMajor, type PostgresBinaries } from "./binaries";

/** The files of one PostgreSQL cluster, and the settings for running a server on them. */
export interface Cluster {
  /** PostgreSQL's own data directory. */
  data: string;
  logFile: string;
  password: string;
  account: Account;
  binaries: PostgresBinaries;
}

/** The name of the superuser and of the database in a new cluster. */
export const DATABASE_USER = "shop";

/** Opens the cluster in `<dataDir>/postgres`, and creates it if it is missing or incomplete. */
export async function openCluster(dataDir: string, log: Log): Promise<Cluster> {
  const folder = join(dataDir, "postgres");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  refuseForeignFolder(folder);
  const binaries = findPostgres(join(folder, "lib"));
  const account = chooseAccount(folder, binaries);
  const dataFolder = join(folder, "data");
  if (!existsSync(dataFolder)) {
    log.info("Creating the embedded database");
    await createCluster(folder, dataFolder, account, binaries);
  }
  refuseOtherVersion(dataFolder);
  return {
    data: dataFolder,
    logFile: join(folder, "server.log"),
    password: readFileSync(join(folder, "password"), "utf8"),
    account,
    binaries,
  };
}

/** Renames the cluster's folder only when it is complete, so that a kill leaves no incomplete one. */
async function createCluster(
  folder: string,
  data: string,
  account: Account,
  binaries: PostgresBinaries,
): Promise<void> {
  const draft = `${data}.new`;
  const password = join(folder, "password");
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (account.owner !== undefined) chownSync(password, account.owner, account.owner);
  const [file = "", ...args] = [
    ...account.prefix,
    binaries.initdb,
    `--pgdata=${draft}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${password}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ];
  const initdb = promisify(execFile)(file, args, { ...account.ids, cwd: "/", env: binaries.env });
  // the next start creates the same folder, and could conflict with this process
  const end = () => initdb.child.kill();
  process.once("exit", end);
  await initdb.finally(() => process.off("exit", end));
  renameSync(draft, data);
}

function refuseForeignFolder(folder: string): void {
  const us = process.getuid?.();
  const owner = statSync(folder).uid;
  if (us === undefined || us === 0 || us === owner) return;
  throw new Error(
    `${folder} belongs to another user (uid ${owner}): the shop ran as that user before, or as root. ` +
      "Run it as that user again, change the owner of the data folder (chown -R), or choose another one: DATA_DIR=…",
  );
}

function refuseOtherVersion(data: string): void {
  const made = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  const ours = postgresMajor();
  if (made === ours) return;
  throw new Error(
    `${data} was created by PostgreSQL ${made}, and the embedded one is ${ours}. ` +
      "Migrate the data (docs/backups-and-upgrades.md), or choose another folder: DATA_DIR=…",
  );
}
