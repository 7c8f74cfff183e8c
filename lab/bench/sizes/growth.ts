import { secondsOf } from "../costs/meter";
import type { Database } from "../fill-database";
import { openConnections, type Connection } from "../generator/connection";
import { faultOf } from "../generator/faults";
import type { LoadRequest } from "../generator/request";
import { withProcesses } from "../processes";
import { postgresPidOf } from "../servers";
import type { Services } from "../services";
import { inShort } from "../../short";
import { exponentOf } from "./exponent";
import type { measureSearches } from "./searches";

const LEAST_RUNS = inShort(20, 2);
/** Twice this is less than the orders that are prepared. */
const MOST_RUNS = inShort(2_000, 2);
/** The system counts processor time in hundredths of a second: half a second is enough of them. */
const ENOUGH_SECONDS = inShort(0.5, 0);

/** The n-th request of one kind. */
export interface Measured {
  name: string;
  request: (n: number) => LoadRequest;
}

/** The processor time of a request, in µs. */
export interface Cost {
  shop: number;
  database: number;
}

/** What each request costs at each size. */
export type Growth = Map<number, Map<string, Cost>>;

/** What grows, and what is measured with it. */
export interface Series {
  /** Adds rows to a database that has `before` of them until it has `after`. */
  grow(database: Database, before: number, after: number): Promise<void>;
  requestsFor(database: Database, secret: string): Promise<Measured[]>;
  /** What else is measured at each size, by sending one request after another. */
  alsoMeasure?: typeof measureSearches;
}

/** Starts a shop, and sends each kind of request one after another, so that they share nothing. */
export async function measureSize(
  database: Database,
  services: Services,
  { requestsFor, alsoMeasure }: Series,
): Promise<Map<string, Cost>> {
  const secret = "a secret of the bench, which is long enough";
  const costs = new Map<string, Cost>();
  await withProcesses(async (start) => {
    const { origin, pid } = await start.shop(services, secret);
    const postgresPid = (await postgresPidOf(database)) as number;
    const read = (): Cost => ({ shop: secondsOf(pid), database: secondsOf(postgresPid) });
    const [connection] = await openConnections(origin, 1);
    for (const measured of await requestsFor(database, secret)) {
      const cost = await costOf(connection as Connection, measured, read);
      costs.set(measured.name, cost);
      console.log(`  ${measured.name}: ${cellOf(cost)} µs`);
    }
    await alsoMeasure?.({ database, shopPid: pid, postgresPid }, async (request) => {
      const since = performance.now();
      await sendOne(connection as Connection, { name: "a search", request: () => request }, 0);
      return performance.now() - since;
    });
    connection?.close();
  });
  return costs;
}

async function costOf(connection: Connection, measured: Measured, read: () => Cost): Promise<Cost> {
  let sent = 0;
  const sendEnough = async (): Promise<Cost> => {
    const [first, before] = [sent, read()];
    for (;;) {
      for (const until = sent + LEAST_RUNS; sent < until; sent++) await sendOne(connection, measured, sent);
      const after = read();
      const spent = { shop: after.shop - before.shop, database: after.database - before.database };
      if (spent.shop + spent.database < ENOUGH_SECONDS && sent - first < MOST_RUNS) continue;
      const micros = (seconds: number) => (seconds / (sent - first)) * 1e6;
      return { shop: micros(spent.shop), database: micros(spent.database) };
    }
  };
  await sendEnough(); // compiles, and fills caches
  return sendEnough();
}

function sendOne(connection: Connection, { name, request }: Measured, n: number): Promise<void> {
  const wanted = request(n);
  return new Promise((resolve, reject) =>
    connection.send(wanted, (answer) => {
      const fault = faultOf(answer, wanted, undefined);
      if (fault === undefined) resolve();
      else reject(new Error(`${name}: ${fault}`));
    }),
  );
}

const cellOf = (cost: Cost | undefined) =>
  cost ? `${cost.shop.toFixed(0)} + ${cost.database.toFixed(0)}` : "";

/** Prints a table of what each request costs at each size, and the exponents with which it grows, also between the last two sizes. */
export function printGrowth(of: string, growth: Growth): void {
  const head = [...growth.keys()].map((size) => size.toLocaleString("en-US"));
  console.log(
    `\n| µs, shop + PostgreSQL, with ${of} | ${head.join(" | ")} | exponent | of PostgreSQL | at the end |`,
  );
  console.log(`| --- |${" ---: |".repeat(head.length + 3)}`);
  const names = new Set([...growth.values()].flatMap((costs) => [...costs.keys()]));
  for (const name of names) {
    const costs = [...growth].map(([size, each]) => [size, each.get(name)] as const);
    const exponent = (of: (cost: Cost) => number, last = costs.length) =>
      exponentOf(costs.slice(-last).map(([size, cost]) => [size, cost ? of(cost) : NaN] as const)).toFixed(2);
    const exponents = [
      exponent(({ shop, database }) => shop + database),
      exponent(({ database }) => database),
      exponent(({ database }) => database, 2),
    ];
    const cells = costs.map(([, cost]) => cellOf(cost));
    console.log(`| ${[name, ...cells, ...exponents].join(" | ")} |`);
  }
}
