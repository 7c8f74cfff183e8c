import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../api/embedded/free-port";
import { waitUntil } from "../../api/embedded/processes";
import { connect } from "../../api/src/data/connections/connect";
import { maintenanceLimits } from "../../api/src/data/connections/limits";
import { keepCurrency } from "../../api/src/data/keep-currency";
import { migrate } from "../../api/src/data/migrate";
import { buildStale } from "../../tools/build";
import { ROOT } from "../../tools/build/target";
import { isUp, quiet, withServices, type Services } from "../services";
import { parentOf } from "./figures/cpu-time";
import { fillDatabase, type BenchLoad } from "./fill-database";
import { ask } from "./load";
import { getPage, pagePaths } from "./scenarios/pages";

/** A measured server process. */
export interface Server {
  /** Scheme, host and port. */
  origin: string;
  child: ChildProcess;
}

/** Both servers on one filled database. */
export interface Servers {
  shop: Server;
  baseline: Server;
  /** The parent of all of PostgreSQL's processes; undefined without /proc. */
  postgresPid: number | undefined;
  load: BenchLoad;
}

const START_TIMEOUT_MS = 120_000;
const END_TIMEOUT_MS = 20_000;

/** Fills a new database, starts both servers, runs the work, and ends everything. */
export async function withServers(work: (servers: Servers) => Promise<void>): Promise<void> {
  if (!(await buildStale())) throw new Error("The shop does not build.");
  const children: ChildProcess[] = [];
  await withServices(async (services) => {
    const database = await connect(services.databaseUrl, quiet, { limits: maintenanceLimits });
    try {
      await migrate(database);
      await keepCurrency(database);
      const secret = randomBytes(32).toString("hex");
      const load = await fillDatabase(database, secret);
      const [backend] = await database.query<{ pid: number }[]>("select pg_backend_pid() as pid");
      const postgresPid = backend && parentOf(backend.pid);
      const baseline = await startBaseline(services, children);
      const shop = await startShop(services, secret, children);
      await sendPages(shop, baseline, load.products);
      await work({ shop, baseline, postgresPid, load });
    } finally {
      await Promise.all(children.map(endProcess));
      await database.destroy();
    }
  });
}

async function startBaseline({ databaseUrl }: Services, children: ChildProcess[]): Promise<Server> {
  const child = fork(join(__dirname, "baseline/baseline-server.ts"), [], {
    execArgv: ["-r", join(ROOT, "tools/register.cjs")],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  children.push(child);
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { origin: `http://127.0.0.1:${port}`, child };
}

/** Starts the built shop as `npm start` does; a worker would run its jobs. */
async function startShop(services: Services, secret: string, children: ChildProcess[]): Promise<Server> {
  const port = await freePort();
  const child = fork(join(ROOT, "api/dist/src/boot/main.js"), [], {
    execArgv: ["--max-old-space-size=512", "--max-semi-space-size=8"],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: "2",
      MALLOC_TRIM_THRESHOLD_: "131072",
      DATABASE_URL: services.databaseUrl,
      ACCESS_TOKEN_SECRET: secret,
      LOG_LEVEL: "error",
      FIREBASE_AUTH_EMULATOR_HOST: services.emulatorHost,
      DATA_DIR: join(services.dataDir, "shop"),
      SEED: "off",
      WORKER: "off",
      RATE_LIMITS: "off",
      PORT: String(port),
    },
  });
  children.push(child);
  const origin = `http://127.0.0.1:${port}`;
  const settled = async () => child.exitCode !== null || (await isUp(`${origin}/readyz`));
  if (!(await waitUntil(settled, START_TIMEOUT_MS, 100))) throw new Error("The shop did not start.");
  return { origin, child };
}

/** Gives the baseline server the shop's rendered pages. */
async function sendPages(shop: Server, { child }: Server, products: string[]): Promise<void> {
  const pages: Record<string, string> = {};
  for (const [name, path] of Object.entries(pagePaths(products)))
    pages[name] = await ask(shop.origin, getPage(path));
  child.send(pages);
  await once(child, "message");
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  const force = setTimeout(() => child.kill("SIGKILL"), END_TIMEOUT_MS);
  child.kill();
  await ended;
  clearTimeout(force);
}
