import { appendFileSync, chmodSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { baseBackup } from "./base-backup";
import { startPostgres, type EmbeddedPostgres, type PostgresOptions } from "./postgres";

/** The folder of the replica's data, and its primary. */
export interface ReplicaOptions extends PostgresOptions {
  primary: Pick<EmbeddedPostgres, "url" | "data">;
  /** Its name at the primary, in `synchronous_standby_names` and pg_stat_replication. */
  name: string;
}

/**
 * Starts a streaming replica of a running embedded PostgreSQL, with its data in `<dataDir>/postgres`, which must not exist yet.
 * The primary needs `wal_keep_size`, so that the replica can catch up.
 */
export async function startReplica({ primary, name, ...options }: ReplicaOptions): Promise<EmbeddedPostgres> {
  const folder = join(resolve(options.dataDir), "postgres");
  const draft = join(folder, "data.new");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  rmSync(draft, { recursive: true, force: true });
  await baseBackup(primary, draft);
  follow(draft, primary.url, name);
  const password = join(folder, "password");
  cpSync(join(dirname(primary.data), "password"), password);
  chmodSync(password, 0o600);
  renameSync(draft, join(folder, "data"));
  return startPostgres(options);
}

/** Turns the files of a base backup into those of a standby that streams from `primary`. */
export function follow(data: string, primary: string, name: string): void {
  const { hostname, port, username, password } = new URL(primary);
  const conninfo = Object.entries({
    host: hostname,
    port: port || "5432",
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    application_name: name,
  }).map(([key, value]) => `${key}=${value}`);
  // the last value of a setting applies
  appendFileSync(join(data, "postgresql.auto.conf"), `primary_conninfo = '${conninfo.join(" ")}'\n`);
  writeFileSync(join(data, "standby.signal"), "", { mode: 0o600 });
}
