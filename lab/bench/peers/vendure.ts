import { execFile, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../../api/embedded/free-port";
import type { Database } from "../fill-database";
import type { Starter } from "../processes";
import type { Services } from "../services";
import { placeEarlierOrders, waitForSearchIndex } from "./vendure-history";
import { sessionOf, type VendureId } from "./vendure-requests";
import type { Rows } from "./work";

/** A running Vendure, filled with the shop's rows. */
export interface Vendure {
  origin: string;
  /** Connection string of its database. */
  url: string;
  version: string;
  server: ChildProcess;
  /** Works on the jobs. */
  worker: ChildProcess;
  /** In the order of the shop's products. */
  ids: VendureId[];
}

/** What Vendure's programs need. */
interface Installed {
  folder: string;
  env: NodeJS.ProcessEnv;
}

const DATABASE = "vendure";
/** Vendure uses what a later version of pg drops, and says so at each start. */
const QUIETLY = ["--no-deprecation"];

/** Installs Vendure below the run's temporary folder, gives it a database beside the shop's, fills that and starts server and worker. */
export async function startVendure(
  starter: Starter,
  database: Database,
  { url, dataDir }: Services,
  rows: Rows,
): Promise<Vendure> {
  const folder = await install(dataDir);
  await database.query(`create database ${DATABASE}`);
  const own = Object.assign(new URL(url), { pathname: DATABASE }).href;
  const port = String(await freePort());
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: own,
    PORT: port,
    COOKIE_SECRET: randomBytes(16).toString("hex"),
    VENDURE_DISABLE_TELEMETRY: "true",
  };
  const installed = { folder, env };
  const ids = await fill(starter, installed, rows);
  const server = await run(starter, installed, "server.cjs");
  const origin = `http://127.0.0.1:${port}`;
  await placeEarlierOrders(origin, own, ids);
  const worker = await run(starter, installed, "worker.cjs");
  await waitForSearchIndex(own);
  return { origin, url: own, version: versionIn(folder), server, worker, ids };
}

/** Copies the programs of `vendure/` and brings what they need from npm's registry. No package's script is run. */
async function install(dataDir: string): Promise<string> {
  const folder = join(dataDir, "vendure");
  cpSync(join(__dirname, "vendure"), folder, { recursive: true });
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await promisify(execFile)("npm", ["ci", "--prefix", folder, ...flags], { cwd: folder });
  return folder;
}

function versionIn(folder: string): string {
  const path = join(folder, "node_modules/@vendure/core/package.json");
  return (JSON.parse(readFileSync(path, "utf8")) as { version: string }).version;
}

async function fill(
  starter: Starter,
  installed: Installed,
  { products, customers }: Rows,
): Promise<VendureId[]> {
  const oldestFirst = [...products].reverse(); // so that the newest has the highest id
  const sessions = customers.map(({ email, name }, n) => ({ email, name, token: sessionOf(n) }));
  writeFileSync(
    join(installed.folder, "rows.json"),
    JSON.stringify({ products: oldestFirst, customers: sessions }),
  );
  const child = starter.fork(join(installed.folder, "fill.cjs"), QUIETLY, installed.env);
  return (await message<VendureId[]>(child)).reverse();
}

/** Starts a program that sends a message once it is ready. */
async function run(starter: Starter, { folder, env }: Installed, program: string): Promise<ChildProcess> {
  const child = starter.fork(join(folder, program), QUIETLY, env);
  await message(child);
  return child;
}

/** The next message; throws if the program ends without one. */
async function message<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController();
  child.once("exit", () => ended.abort(new Error(`${child.spawnargs.at(-1)} ended`)));
  const [sent] = (await once(child, "message", { signal: ended.signal })) as [T];
  return sent;
}
