import { randomBytes } from "node:crypto";
import { generate, type Generated } from "../../../api/demo/generate";
import { generatedCustomers, generatedOrders } from "../../../api/demo/generated-customers";
import { generatedProducts } from "../../../api/demo/generated-products";
import { percentile } from "../figures/percentile";
import type { Database } from "../fill-database";
import { openConnections, type Connection } from "../generator/connection";
import { faultOf } from "../generator/faults";
import type { LoadRequest } from "../generator/request";
import { withProcesses } from "../processes";
import { withServices, type Services } from "../services";
import { inShort } from "../../short";
import { postgresPidOf } from "../servers";
import { measuredNames, requestsFor, type Measured } from "./requests";
import { measureSearches } from "./searches";

const SIZES = (process.env.BENCH_SIZES ?? "1000,10000,100000,1000000").split(",").map(Number);
/** There are this many times fewer customers and orders than products, and some at the least. */
const PRODUCTS_PER_ORDER = 10;
const MIN_ORDERS = 200;
const WARM_UPS = inShort(30, 1);
const RUNS = Number(process.env.BENCH_RUNS ?? inShort(300, 2));

interface Times {
  p50: number;
  p99: number;
}

/**
 * npm run lab -- bench sizes: p50 and p99 of a single visitor's requests, with a thousand to a million products; of a hundred searches
 * the processor time too.
 */
export async function measureSizes(): Promise<void> {
  await withServices(async (database, services) => {
    const found = new Map<number, Map<string, Times>>();
    let products = 0;
    for (const size of SIZES) {
      await fill(database, products, size);
      products = size;
      found.set(size, await measureSize(database, services));
    }
    report(found);
  });
}

async function fill(database: Database, before: number, after: number): Promise<void> {
  const ordersAt = (products: number) =>
    products === 0 ? 0 : Math.max(MIN_ORDERS, products / PRODUCTS_PER_ORDER);
  const added: [Generated, number][] = [
    [generatedProducts, after - before],
    [generatedCustomers, ordersAt(after) - ordersAt(before)],
    [generatedOrders, ordersAt(after) - ordersAt(before)],
  ];
  const since = performance.now();
  for (const [generated, amount] of added) await generate(database, generated, amount, () => undefined);
  console.log(`${after} products after ${((performance.now() - since) / 1_000).toFixed(0)} s more`);
}

async function measureSize(database: Database, services: Services): Promise<Map<string, Times>> {
  const secret = randomBytes(32).toString("hex");
  const times = new Map<string, Times>();
  await withProcesses(async (start) => {
    const { origin, pid } = await start.shop(services, secret);
    const [connection] = await openConnections(origin, 1);
    for (const measured of await requestsFor(database, secret)) {
      const { p50, p99 } = await measure(connection as Connection, measured);
      times.set(measured.name, { p50, p99 });
      console.log(`  ${measured.name}: ${ms(p50)} · ${ms(p99)} ms`);
    }
    const answering = { database, shopPid: pid, postgresPid: (await postgresPidOf(database)) as number };
    await measureSearches(answering, async (request) => {
      const { ms, fault } = await send(connection as Connection, request);
      if (fault !== undefined) throw new Error(`a search: ${fault}`);
      return ms;
    });
    connection?.close();
  });
  return times;
}

/** One request after another, so that the time is the request's own and not that of a queue. */
async function measure(connection: Connection, { name, request }: Measured): Promise<Times> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UPS + RUNS; n++) {
    const { ms, fault } = await send(connection, request(n));
    if (fault !== undefined) throw new Error(`${name}: ${fault}`);
    if (n >= WARM_UPS) times.push(ms);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

function send(
  connection: Connection,
  request: LoadRequest,
): Promise<{ ms: number; fault?: string | undefined }> {
  const since = performance.now();
  return new Promise((resolve) =>
    connection.send(request, (answer) =>
      resolve({ ms: performance.now() - since, fault: faultOf(answer, request, undefined) }),
    ),
  );
}

/** The sizes that the limits compare, if both are measured. */
const COMPARED = [10_000, 1_000_000] as const;
const ms = (value: number | undefined) => (value === undefined ? "" : value.toFixed(1));

function report(found: Map<number, Map<string, Times>>): void {
  const head = [...found.keys()].map((size) => size.toLocaleString("en-US"));
  console.log(`| p50 · p99, ms | ${head.join(" | ")} | p99, a million : ten thousand | at most |`);
  console.log(`| --- |${" ---: |".repeat(head.length + 2)}`);
  for (const { name, limit } of measuredNames) {
    const times = [...found.values()].map((each) => each.get(name));
    const [small, large] = COMPARED.map((size) => found.get(size)?.get(name)?.p99);
    const ratio = small && large ? large / small : undefined;
    if (limit && ratio && ratio > limit) process.exitCode = 1;
    const cells = times.map((each) => `${ms(each?.p50)} · ${ms(each?.p99)}`);
    console.log(`| ${name} | ${cells.join(" | ")} | ${ratio?.toFixed(2) ?? ""} | ${limit ?? "–"} |`);
  }
}
