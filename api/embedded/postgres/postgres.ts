import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { freePort } from "../free-port";
import { guard } from "../guardian";
import { supervise, type Service } from "../supervisor";
import type { Log } from "../log";
import { type Cluster, DATABASE_USER, openCluster } from "./cluster";
import { stopOrphan } from "./orphan-cleanup";

/** The embedded PostgreSQL server on 127.0.0.1. */
export interface EmbeddedPostgres {
  /** Connection string of the shop's database, including the password. */
  url: string;
  /** The folder of the server's files. */
  data: string;
  stop(): Promise<void>;
}

/** The folder of the data, and settings that override the shop's defaults. */
export interface PostgresOptions {
  dataDir: string;
  log: Log;
  settings?: Settings;
  /** Whether a server is restarted after it ends unexpectedly; default: true. */
  restarts?: boolean;
  /** Default: a free port. */
  port?: number;
}

type Settings = Record<string, string>;

/** Settings for a shop on a laptop. fsync and synchronous_commit keep their defaults, so that committed data is on the disk. */
const SETTINGS: Settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "128MB",
  io_method: "sync",
  jit: "off",
  max_wal_size: "512MB",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "log",
  log_checkpoints: "off",
};

/**
 * Starts the PostgreSQL installed by npm, with its data in `<dataDir>/postgres`. It ends with this process, however that ends. A server
 * left running by an earlier shop is stopped first. If the server is killed, it is restarted on the same port.
 */
export async function startPostgres({
  dataDir,
  log,
  settings,
  restarts = true,
  port: wanted,
}: PostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(resolve(dataDir), log);
  const launchAt = (port: number) => launch(cluster, { ...SETTINGS, ...settings, port: String(port) });
  await stopOrphan(cluster.data, log);
  const { port, server } = await (wanted
    ? launchAt(wanted).then((on) => ({ port: wanted, server: on }))
    : onFreePort(launchAt));
  try {
    await createDatabase(urlOf(cluster, port, "postgres"));
  } catch (error) {
    await server.stop();
    throw error;
  }
  const url = urlOf(cluster, port, DATABASE_USER);
  if (!restarts) return { url, data: cluster.data, stop: () => server.stop() };
  const restart = () => stopOrphan(cluster.data, log).then(() => launchAt(port));
  const { stop } = supervise(`PostgreSQL (log: ${cluster.logFile})`, server, restart, log);
  return { url, data: cluster.data, stop };
}

function urlOf({ password }: Cluster, port: number, database: string): string {
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Tries another port if the free one is in use before PostgreSQL listens on it. */
async function onFreePort(
  launchAt: (port: number) => Promise<Service>,
): Promise<{ port: number; server: Service }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return { port, server: await launchAt(port) };
    } catch (error) {
      if (attempt === 3 || !/could not bind/.test((error as Error).message)) throw error;
    }
  }
}

/** Resolves when the server accepts connections. Retries while processes of a killed server still use the data. */
async function launch(cluster: Cluster, settings: Settings): Promise<Service> {
  for (let attempt = 1; ; attempt++) {
    const log = openSync(cluster.logFile, "a", 0o600);
    const from = statSync(cluster.logFile).size;
    const server = guard(commandLine(cluster, settings), cluster.account, cluster.binaries.env, log);
    closeSync(log);
    if (await isReady(cluster.data, server)) return server;
    const output = readFileSync(cluster.logFile).subarray(from).toString().trim();
    if (attempt === 20 || !/still in use/.test(output))
      throw new Error(`PostgreSQL does not start:\n${output}`);
    await new Promise((wake) => setTimeout(wake, 250));
  }
}

function commandLine({ binaries, data }: Cluster, settings: Settings): string[] {
  const set = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return [binaries.postgres, "-D", data, ...set];
}

/** PostgreSQL writes its state into the eighth line of postmaster.pid, which `stopOrphan` has removed before. */
async function isReady(data: string, server: Service): Promise<boolean> {
  let ended = false;
  void server.ended.then(() => (ended = true));
  while (!ended) {
    if (stateOf(data) === "ready") return true;
    await new Promise((wake) => setTimeout(wake, 10));
  }
  return false;
}

function stateOf(data: string): string | undefined {
  try {
    return readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[7]?.trim();
  } catch {
    return undefined;
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined); // without a listener, a lost connection ends the process
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE_USER]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE_USER}`);
  } finally {
    await client.end();
  }
}
