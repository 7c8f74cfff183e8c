import { setTimeout as wait } from "node:timers/promises";
import type { Cost, Costs } from "../../capacity/measured-costs";
import { operationNames, operations as places, type Operation } from "../../capacity/operations";
import { inShort } from "../../short";
import { runClosedLoop, type Load } from "../generator/closed-loop";
import { runOpenLoop } from "../generator/open-loop";
import { bytesOf, costOfEach, startMeter, type Idle, type Metered, type Spent } from "./meter";
import type { OperationRequests, RequestOperation } from "./operation-requests";
import type { BenchShop } from "./prepare";

/** How much of a core the shop and PostgreSQL use together while an operation is measured. */
export const LOAD = 0.4;
const RATE = { min: 1, max: 1_000 };
/** How much of the rate of answers one by one is sent at most. */
const BELOW = 0.8;
/** Until what was sent before has been done. */
const REST_SECONDS = inShort(1, 0);
const IDLE_SECONDS = inShort(5, 0.1);
/** How long answers come one by one, which gives the rate. */
const ALONE_SECONDS = inShort(0.4, 0.1);
const WARM_UP_SECONDS = inShort(0.5, 0.1);
/** Few in the short form, which other tests run beside: the shop refuses what waits for too long. */
const AT_ONCE = inShort(32, 4);

/** What many do at once; admins are few, and what is prepared for payments is limited. */
const manyAtOnce: readonly Operation[] = operationNames.filter(
  (name) =>
    ["public", "file"].includes(places[name]) || ["own orders", "order", "cart of three"].includes(name),
);

/** The cost of each operation that is a request. */
export type Measured = Record<RequestOperation, Cost>;

/**
 * What each operation costs with few requests at a time, for some seconds each, and what the processes cost
 * with none.
 */
export async function measureOperations(
  shop: BenchShop,
  metered: Metered,
  each: OperationRequests,
  seconds: number,
): Promise<{ operations: Measured; idle: Idle }> {
  const requests = withCrawlers(each);
  for (const name of namesOf(requests)) await runClosedLoop(loadOf(shop, requests[name]), WARM_UP_SECONDS, 2);
  const idle = await measureIdle(metered);
  const operations: Partial<Measured> = {};
  for (const name of namesOf(requests)) {
    shop.load.renewTokens();
    operations[name] = await measureOne(shop, metered, requests[name], { idle, seconds });
    printCost(name, operations[name]);
  }
  return { operations: operations as Measured, idle };
}

/** What operations cost with 32 requests at a time, as in the bench's rounds. */
export async function measureBusy(
  shop: BenchShop,
  metered: Metered,
  each: OperationRequests,
  seconds: number,
): Promise<Costs["busy"]> {
  const requests = withCrawlers(each);
  const busy: Costs["busy"] = {};
  for (const name of namesOf(requests).filter((one) => manyAtOnce.includes(one))) {
    shop.load.renewTokens();
    await runClosedLoop(loadOf(shop, requests[name]), WARM_UP_SECONDS, AT_ONCE);
    const readCosts = await startMeter(metered);
    const { answers } = await runClosedLoop(loadOf(shop, requests[name]), seconds, AT_ONCE);
    const { shop: own, database } = costOfEach(await readCosts(), answers, 0, { shop: 0, database: 0 });
    busy[name] = { shop: own, database };
  }
  return busy;
}

/**
 * Visitors and crawlers open products' pages in turn, as in the mix: a process caches a hundred pages, which
 * each takes from the other.
 */
function withCrawlers(requests: OperationRequests): OperationRequests {
  let asked = 0;
  const either = () => requests[asked++ % 2 === 0 ? "product page" : "crawled page"]();
  return { ...requests, "product page": either, "crawled page": either };
}

const loadOf = ({ origin }: BenchShop, request: Load["request"]): Load => ({ origin, request });

const namesOf = (requests: OperationRequests) =>
  operationNames.filter((name): name is RequestOperation => name in requests);

async function measureIdle(metered: Metered): Promise<Idle> {
  await wait(REST_SECONDS * 1_000);
  const readCosts = await startMeter(metered);
  await wait(IDLE_SECONDS * 1_000);
  const { seconds, shop, database } = await readCosts();
  return { shop: rounded(shop / seconds), database: rounded(database / seconds) };
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** In an open loop below the target of utilisation: requests of which few meet. */
async function measureOne(
  shop: BenchShop,
  metered: Metered,
  request: Load["request"],
  { idle, seconds }: { idle: Idle; seconds: number },
): Promise<Cost> {
  const load = loadOf(shop, request);
  const rate = await rateOf(load, metered);
  let bytes = 0;
  let answers = 0;
  load.note = (answer) => {
    bytes += bytesOf(answer);
    answers += 1;
  };
  const readCosts = await startMeter(metered);
  await runOpenLoop(load, rate, seconds);
  return costOfEach(await readCosts(), answers, bytes, idle);
}

async function rateOf(load: Load, metered: Metered): Promise<number> {
  const readCosts = await startMeter(metered);
  const { answers } = await runClosedLoop(load, ALONE_SECONDS, 1);
  return rateFor(answers, await readCosts());
}

/**
 * The rate at which the operation takes that much of a core, after `answers` answers one by one. It stays
 * below theirs: what no meter reads, as the Auth emulator or another program on the machine, may be slower,
 * and requests that wait too long are refused.
 */
export function rateFor(answers: number, { seconds, shop, database }: Omit<Spent, "wal">): number {
  const rate = Math.min((LOAD * answers) / Math.max(0.01, shop + database), (BELOW * answers) / seconds);
  return Math.min(RATE.max, Math.max(RATE.min, Math.round(rate)));
}

/** Prints what an operation costs. */
export function printCost(name: string, { shop, database, bytes, wal }: Cost): void {
  console.log(`${name}: ${shop} + ${database} µs, ${bytes} bytes, ${wal} bytes of log`);
}
