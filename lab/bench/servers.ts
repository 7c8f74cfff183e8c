import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { FinishedPages } from "./baseline/baseline-server";
import { parentOf } from "./figures/cpu-time";
import { fillDatabase, type BenchLoad, type Database } from "./fill-database";
import { exchange } from "./generator/connection";
import { withProcesses, type ServerProcess } from "./processes";
import { getPage, pagePaths } from "./scenarios/pages";
import { withServices } from "./services";

/** Both servers over one filled database, and what is sent to them. */
export interface Servers {
  shop: ServerProcess;
  baseline: ServerProcess;
  /** The process above all of PostgreSQL's; undefined without /proc. */
  postgresPid: number | undefined;
  load: BenchLoad;
}

/** Fills a database of its own, starts both servers, runs the work, and ends everything. */
export function withServers(
  work: (servers: Servers) => Promise<void>,
  shopArguments: string[] = [],
): Promise<void> {
  return withServices((database, services) =>
    withProcesses(async (start) => {
      const secret = randomBytes(32).toString("hex");
      const load = await fillDatabase(database, secret);
      const baseline = await start.program("baseline/baseline-server.ts", { DATABASE_URL: services.url });
      const shop = await start.shop(services, secret, shopArguments);
      await sendPages(shop, baseline, load.products);
      await work({ shop, baseline, postgresPid: await postgresPidOf(database), load });
    }),
  );
}

/** Gives the baseline server the shop's finished pages. */
export async function sendPages(
  shop: ServerProcess,
  { child }: ServerProcess,
  products: string[],
): Promise<void> {
  const pages: FinishedPages = {};
  for (const [name, path] of Object.entries(pagePaths(products)))
    pages[name] = (await exchange(shop.origin, getPage(path))).body.toString("base64");
  child.send(pages);
  await once(child, "message");
}

/** The process above all of PostgreSQL's: each connection has one, all with one parent. */
export async function postgresPidOf(database: Database): Promise<number | undefined> {
  const [row] = await database.query<{ pid: number }[]>("select pg_backend_pid() as pid");
  return row && parentOf(row.pid);
}
