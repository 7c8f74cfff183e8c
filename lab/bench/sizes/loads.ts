import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { secondsOf } from "../costs/meter";
import { fillDatabase, type BenchLoad } from "../fill-database";
import { runClosedLoop } from "../generator/closed-loop";
import { withProcesses } from "../processes";
import { chooseScenarios } from "../scenarios/scenarios";
import { postgresPidOf } from "../servers";
import { withServices } from "../services";
import { inShort } from "../../short";

const CONNECTIONS = inShort([1, 10, 100, 1_000], [1, 2]);
const PROCESSES = inShort([1, 2, 3, 4], [1, 2]);
/** Of all processes together. */
const SHARED_CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? inShort(4, 0.2));
const MEASURED = ["list of 24", "product by id, evenly", "my orders", "orders of different products"];

/** Throughput and processor time with more and more connections to one process. */
export const measureConnections = () =>
  measureLoads(
    "connections",
    CONNECTIONS,
    () => 1,
    (count) => count,
  );

/** Throughput and processor time of more and more processes over one database. */
export const measureProcesses = () =>
  measureLoads(
    "processes",
    PROCESSES,
    (count) => count,
    () => SHARED_CONNECTIONS,
  );

function measureLoads(
  of: string,
  counts: number[],
  processesOf: (count: number) => number,
  connectionsOf: (count: number) => number,
): Promise<void> {
  return withServices((database, services) =>
    withProcesses(async (start) => {
      const secret = randomBytes(32).toString("hex");
      const load = await fillDatabase(database, secret);
      const postgresPid = (await postgresPidOf(database)) as number;
      const requests = requestsOf(load);
      const shops: { origin: string; pid: number }[] = [];
      console.log(
        `\n| ${of} | ${MEASURED.map((name) => `${name}: /s | µs, shop + PostgreSQL`).join(" | ")} |`,
      );
      console.log(`| ---: |${" ---: |".repeat(MEASURED.length * 2)}`);
      for (const count of counts) {
        while (shops.length < processesOf(count)) {
          const dataDir = join(services.dataDir, `process-${shops.length}`); // of one process alone
          shops.push(await start.shop({ ...services, dataDir }, secret));
        }
        const cells: string[] = [];
        for (const request of requests) {
          load.renewTokens();
          const read = () => ({
            shop: shops.reduce((sum, { pid }) => sum + secondsOf(pid), 0),
            database: secondsOf(postgresPid),
          });
          const each = Math.max(1, Math.floor(connectionsOf(count) / shops.length));
          const run = (seconds: number) =>
            Promise.all(shops.map(({ origin }) => runClosedLoop({ origin, request }, seconds, each)));
          await run(SECONDS / 4);
          const before = read();
          const loops = await run(SECONDS);
          const after = read();
          const answers = loops.reduce((sum, loop) => sum + loop.answers, 0);
          const perSecond = loops.reduce((sum, loop) => sum + loop.requestsPerSecond, 0);
          const micros = (key: "shop" | "database") =>
            (((after[key] - before[key]) / answers) * 1e6).toFixed(0);
          cells.push(perSecond.toFixed(0), `${micros("shop")} + ${micros("database")}`);
        }
        console.log(`| ${[count, ...cells].join(" | ")} |`);
      }
    }),
  );
}

/** The next request of each kind, for all connections and processes: an order is placed once. */
function requestsOf(load: BenchLoad) {
  return MEASURED.map((name) => {
    const scenario = chooseScenarios(load, name).find((one) => one.name === name);
    if (!scenario) throw new Error(`There is no scenario "${name}".`);
    let sent = 0;
    return () => scenario.shop(sent++);
  });
}
