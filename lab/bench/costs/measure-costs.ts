import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { format } from "oxfmt";
import { sumSales } from "../../../api/src/modules/statistics/sales";
import { COSTS_FILE, type Costs } from "../../capacity/measured-costs";
import { inShort, isShort } from "../../short";
import { residentMegabytes } from "../figures/memory";
import { fillDatabase } from "../fill-database";
import { withProcesses } from "../processes";
import { postgresPidOf } from "../servers";
import { withServices } from "../services";
import { measureMails } from "./mails";
import { measureOneProduct } from "./one-product";
import { LOAD, measureBusy, measureOperations, printCost } from "./measure-operations";
import { operationRequests } from "./operation-requests";
import type { BenchShop } from "./prepare";
import { measureReplay } from "./replay";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const PAYMENTS = inShort(1_500, 150);

/** npm run lab -- bench costs: the cost of each operation of a day, into lab/capacity/costs.json. */
export function measureCosts(): Promise<void> {
  return withServices((database, services) =>
    withProcesses(async (start) => {
      const secret = randomBytes(32).toString("hex");
      await delayCheckpoints(database);
      const load = await fillDatabase(database, secret);
      const { origin, pid } = await start.shop(services, secret);
      const shop: BenchShop = { origin, database, services, load, secret };
      const metered = { database, shopPid: pid, postgresPid: (await postgresPidOf(database)) as number };
      const requests = await operationRequests(shop, PAYMENTS);
      const dashboardOrders = await countRecentOrders(database);
      const busy = await measureBusy(shop, metered, requests, SECONDS / 2);
      await sumSalesOf(database);
      await load.vacuum();
      const { operations, idle } = await measureOperations(shop, metered, requests, SECONDS);
      const megabytes = Math.round(residentMegabytes(pid) ?? 0);
      const mail = await measureMails(start.worker(services, secret), metered);
      printCost("mail", mail);
      const placed = await measureOneProduct(shop, metered);
      const replayPerMegabyte = await measureReplay(shop, requests.order);
      const measured = { ...(await machine(database)), load: `at ${LOAD * 100} % of a core` };
      const costs = { ...operations, mail };
      await write({
        measured,
        operations: costs,
        busy,
        idle,
        dashboardOrders,
        ...placed,
        replayPerMegabyte,
        megabytes,
      });
    }),
  );
}

/** Sums the sales as a job does each minute. The dashboard adds up anew what changed in the minute before, which is all orders here: that minute is taken off. */
async function sumSalesOf(database: BenchShop["database"]): Promise<void> {
  await sumSales({ db: database.manager });
  await database.query("update sales set summed_before = summed_before + interval '1 minute'");
}

/** After a checkpoint each page is logged as a whole once: how much that is depends on when, and not on the operation. */
async function delayCheckpoints(database: BenchShop["database"]): Promise<void> {
  await database.query("alter system set max_wal_size = '4GB'");
  await database.query("alter system set checkpoint_timeout = '1h'");
  await database.query("select pg_reload_conf()");
}

async function countRecentOrders(database: BenchShop["database"]): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    "select count(*)::int as count from orders where created_at > now() - interval '60 days'",
  );
  return row?.count ?? 0;
}

async function machine(database: BenchShop["database"]) {
  const [row] = await database.query<{ server_version: string }[]>("show server_version");
  const [first] = cpus();
  return {
    at: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, ${first?.model.trim() ?? "unknown"}`,
    node: process.version,
    postgres: row?.server_version ?? "",
  };
}

async function write(costs: Costs): Promise<void> {
  if (isShort) return console.log(`\nNot written: a short run measures too little.`);
  writeFileSync(COSTS_FILE, (await format(COSTS_FILE, JSON.stringify(costs), { printWidth: 110 })).code);
  console.log(`\nWritten: ${COSTS_FILE}`);
}
