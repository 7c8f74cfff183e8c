import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { freePort } from "../../embedded/free-port";
import { chooseAccount } from "../../embedded/postgres/account";
import { findPostgres } from "../../embedded/postgres/binaries";
import { waitUntil } from "../../embedded/processes";

/** The state that a session keeps between transactions: a pooler's sessions must have none of it. */
const REMAINS = `
  select 'prepared statement ' || name as remains from pg_prepared_statements
  union all select 'channel ' || channel from pg_listening_channels() as channel
  union all select 'lock ' || classid || ' ' || objid from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
  union all select 'temporary table ' || relname from pg_class where relnamespace = pg_my_temp_schema() and relkind = 'r'
  union all select 'cursor ' || name from pg_cursors where is_holdable
  union all select 'setting ' || name from pg_settings where source = 'session'`;

/** Inspects all sessions of a pooler: opens one transaction per session, with a client each. */
export async function sessionRemains(url: string, sessions: number): Promise<string[]> {
  const clients = Array.from({ length: sessions }, () => new Client({ connectionString: url }));
  try {
    const pids = new Set<number>();
    const remains: string[] = [];
    for (const client of clients) {
      await client.connect();
      await client.query("begin");
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      pids.add((rows[0] as { pid: number }).pid);
      const found = await client.query<{ remains: string }>(REMAINS);
      remains.push(...found.rows.map((row) => row.remains));
    }
    if (pids.size < sessions) throw new Error(`only ${pids.size} of ${sessions} sessions were seen`);
    return remains;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Debian installs it outside the PATH of ordinary users. */
const CANDIDATES = [process.env.PGBOUNCER, "pgbouncer", "/usr/sbin/pgbouncer"];
/** The sessions per database by default. */
export const POOL_SIZE = 3;

const START_TIMEOUT_MS = 10_000;

/** An installed PgBouncer. */
export interface InstalledPgBouncer {
  command: string;
  version: string;
  /** Whether it supports prepared statements in transaction mode, as versions since 1.21 do. */
  preparedStatements: boolean;
}

/** The PgBouncer of the variable PGBOUNCER, or the installed one; undefined without any. */
export function findPgBouncer(): InstalledPgBouncer | undefined {
  for (const command of CANDIDATES.filter((candidate) => candidate !== undefined))
    try {
      const said = execFileSync(command, ["--version"], { encoding: "utf8" });
      const [, version = "", minor] = /PgBouncer (\d+\.(\d+)\S*)/.exec(said) ?? [];
      return { command, version, preparedStatements: Number(minor) >= 21 };
    } catch {
      continue;
    }
  return undefined;
}

/** Deviations from the settings of deploy/pgbouncer. */
export interface PoolerOptions {
  /** Sessions per database. */
  sessions?: number;
  /** Whether it keeps prepared statements apart; by default if its version can. */
  preparedStatements?: boolean;
  /** Whether it sets the time limits of requests in each session. */
  limits?: boolean;
}

/** The settings of deploy/pgbouncer with few sessions, used round robin, so that each client gets several of them. */
function configuration(
  target: URL,
  port: number,
  { preparedStatements: supported }: InstalledPgBouncer,
  { sessions = POOL_SIZE, preparedStatements = supported, limits = true }: PoolerOptions,
): string {
  const deployed = readFileSync(resolve(__dirname, "../../../deploy/pgbouncer/pgbouncer.ini"), "utf8");
  const settings = deployed.replace("host=postgres port=5432", `host=${target.hostname} port=${target.port}`);
  // of duplicate settings the last one applies; versions before 1.21 refuse to start with max_prepared_statements
  return `${limits ? settings : settings.replace(/ connect_query=.*/, "")}
${supported ? `max_prepared_statements = ${preparedStatements ? 200 : 0}` : ""}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_file = users.txt
default_pool_size = ${sessions}
reserve_pool_size = 0
server_round_robin = 1
`;
}

/** Starts a PgBouncer in transaction mode in front of the server of `target`. */
export async function startPgBouncer(
  installed: InstalledPgBouncer,
  target: string,
  options: PoolerOptions = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "shop-pgbouncer-"));
  const to = new URL(target);
  const port = await freePort();
  writeFileSync(join(folder, "pgbouncer.ini"), configuration(to, port, installed, options));
  writeFileSync(join(folder, "users.txt"), `"${to.username}" "${decodeURIComponent(to.password)}"\n`);
  chmodSync(folder, 0o700);
  const { prefix, ids } = chooseAccount(folder, findPostgres(join(folder, "lib")));
  const [file = "", ...args] = [...prefix, installed.command, "pgbouncer.ini"];
  const child = spawn(file, args, { ...ids, cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await waitUntil(() => accepts(port), START_TIMEOUT_MS))) {
    await stop();
    throw new Error(`PgBouncer does not listen:\n${log}`);
  }
  const url = new URL(target);
  [url.hostname, url.port] = ["127.0.0.1", String(port)];
  return { url: url.href, stop };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.on("error", () => resolve(false)).on("connect", () => socket.destroy());
  });
}
