import { randomBytes } from "node:crypto";
import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { measureOperations } from "../bench/costs/measure-operations";
import { bytesOf, startMeter, type Spent } from "../bench/costs/meter";
import { operationRequests, type OperationRequests } from "../bench/costs/operation-requests";
import type { BenchShop } from "../bench/costs/prepare";
import { seededRandom } from "../bench/figures/draws";
import { fillDatabase, type Database } from "../bench/fill-database";
import { runClosedLoop } from "../bench/generator/closed-loop";
import { runOpenLoop } from "../bench/generator/open-loop";
import { withProcesses } from "../bench/processes";
import { postgresPidOf } from "../bench/servers";
import { withServices } from "../bench/services";
import { inShort, isShort } from "../short";
import { CONNECTIONS_OF_PROCESS } from "./capacity-of";
import { compare, idleCores, predict, sizeForMachine, type Found } from "./compare";
import type { Costs } from "./measured-costs";
import type { Day } from "./day";
import { drawOperations } from "./draw-operations";
import { figure } from "./table";

const WARM_UP_SECONDS = inShort(6, 0.5);
const SECONDS = inShort(20, 0.5);
/** For each operation. */
const SECONDS_EACH = inShort(1.5, 0.1);
/** More than the run starts and pays. */
const PAYMENTS = inShort(1_000, 150);

/**
 * npm run lab -- capacity --check: measures what each operation costs here and now, sends a mix of all of them to one process of the shop,
 * and compares what that took with what the model computes from these costs, and from those of costs.json. Sets the exit code to 1 if
 * the first differ by more than 25 %. Without a number of shoppers, it is the largest day that this machine can take.
 */
export function checkModel(day: Day, isOneDay: boolean, known: Costs): Promise<void> {
  return withServices((database, services) =>
    withProcesses(async (start) => {
      const secret = randomBytes(32).toString("hex");
      const load = await fillDatabase(database, secret);
      const { origin, pid } = await start.shop(services, secret);
      const shop: Running = { origin, database, services, load, secret, pid };
      const requests = await operationRequests(shop, PAYMENTS);
      await warmUp(shop, requests, day);
      const costs = await costsNow(shop, requests, known);
      const sized = isOneDay ? day : await dayOfMachine(day, costs);
      report(sized, [costs, known], await drive(shop, requests, sized, costs));
    }),
  );
}

/** The costs of this machine at this moment; what is no request stays as it was measured. */
async function costsNow(shop: Running, requests: OperationRequests, known: Costs): Promise<Costs> {
  const metered = await meteredOf(shop);
  const { operations, idle } = await measureOperations(shop, metered, requests, SECONDS_EACH);
  return { ...known, operations: { ...operations, mail: known.operations.mail }, idle };
}

const meteredOf = async ({ database, pid }: Running) => ({
  database,
  shopPid: pid,
  postgresPid: (await postgresPidOf(database)) as number,
});

/** The largest day that this machine can take with what nobody else uses of it, load generator included. */
async function dayOfMachine(day: Day, costs: Costs): Promise<Day> {
  const before = cpus();
  await wait(inShort(2_000, 200));
  const cores = idleCores(before, cpus());
  console.log(`\n${cores.toFixed(1)} of ${before.length} cores are idle`);
  return { ...day, shoppers: sizeForMachine(day, costs, cores) };
}

type Running = BenchShop & { pid: number };

/** Many requests of the mix, so that the code is compiled and the caches are filled, as in any shop that has run for a while. */
async function warmUp({ origin, load }: Running, requests: OperationRequests, day: Day): Promise<void> {
  load.renewTokens();
  const drawn = drawOperations(day, seededRandom(1));
  await runClosedLoop({ origin, request: () => requests[drawn()]() }, WARM_UP_SECONDS);
  await wait(inShort(1_000, 0));
}

async function drive(shop: Running, requests: OperationRequests, day: Day, costs: Costs): Promise<Found> {
  const { origin, database, load } = shop;
  load.renewTokens();
  const { perSecond } = predict(day, costs, 1);
  const drawn = drawOperations(day, seededRandom(2));
  let bytes = 0;
  const generated = process.cpuUsage();
  const readCosts = await startMeter(await meteredOf(shop));
  const { latencies } = await runOpenLoop(
    { origin, request: () => requests[drawn()](), note: (answer) => (bytes += bytesOf(answer)) },
    perSecond,
    SECONDS,
  );
  const spent: Spent = await readCosts();
  const { user, system } = process.cpuUsage(generated);
  const connections = await connectionsOf(database);
  return { ...spent, bytes, connections, answers: latencies.length, generator: (user + system) / 1e6 };
}

/** How many connections the shop has; this program has one of its own. */
async function connectionsOf(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return row?.count ?? 0;
}

function report(day: Day, [now, known]: readonly [Costs, Costs], found: Found): void {
  const { perSecond } = predict(day, now, 1);
  console.log(
    `A day of ${figure(day.shoppers)} shoppers: ${figure(perSecond)} requests/s in its busiest seconds, sent for ${SECONDS} s; ` +
      `${found.answers} answers in ${found.seconds.toFixed(1)} s, the load generator ${found.generator.toFixed(1)} s of a processor\n`,
  );
  const rows = compare(predict(day, now, found.seconds), found);
  const others = compare(predict(day, known, found.seconds), found);
  console.log("| | predicted | measured | measured : predicted | with the costs of costs.json |");
  console.log("| --- | ---: | ---: | ---: | ---: |");
  for (const [at, { name, predicted, measured, ratio }] of rows.entries())
    console.log(
      `| ${name} | ${predicted.toFixed(2)} | ${measured.toFixed(2)} | ${ratio.toFixed(2)} | ${others[at]?.ratio.toFixed(2)} |`,
    );
  console.log(
    `\nConnections of the process: ${found.connections}, predicted at most ${CONNECTIONS_OF_PROCESS}`,
  );
  if (isShort) return;
  const missed = rows.filter(({ isWithin }) => !isWithin).map(({ name }) => name);
  if (found.connections > CONNECTIONS_OF_PROCESS) missed.push("connections");
  for (const name of missed) console.log(`Missed: ${name}`);
  if (missed.length > 0) process.exitCode = 1;
}
