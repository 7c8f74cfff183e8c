import type { Agent } from "node:http";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { isLongRun } from "../../support/needs";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { createCustomers, type LoadCustomer, type IntendedOrder, placeOrder } from "../support/order-request";
import { keepAlive, send, type HttpAnswer } from "../support/http-client";
import { memoryOf, memoryProbeEnvironment, type Memory } from "../support/processes";
import { createProducts } from "../support/order-consistency";
import { ShopProcess } from "../support/shop-process";

/** The shop, users and products for a mix of requests. */
interface RequestMix {
  url: string;
  customers: LoadCustomer[];
  productIds: string[];
  agent: Agent;
}

type Request = (mix: RequestMix, turn: number) => Promise<{ status: number }>;

const of = <Item>(items: Item[], turn: number) => items[turn % items.length] as Item;
const customerOf = ({ customers }: RequestMix, turn: number) => of(customers, turn);
const get = ({ url, agent }: RequestMix, path: string, token?: string) =>
  send(url + path, { agent, ...(token !== undefined && { token }) });

/** Sends a GraphQL query; a response with errors counts as 400. */
async function sendQuery(
  { url, agent }: RequestMix,
  query: string,
  token?: string,
): Promise<{ status: number }> {
  const answer: HttpAnswer = await send(`${url}/graphql`, {
    agent,
    body: { query },
    ...(token !== undefined && { token }),
  });
  return { status: answer.status === 200 && answer.text.includes('"errors"') ? 400 : answer.status };
}

const WORDS = ["watch", "hammer", "steel", "diver", "wrench", "unheardof", "plane", "gold"];

/** Typical requests of people and programs: product pages, searches, orders, their own data, and missing objects. */
const requests: Request[] = [
  (mix) => get(mix, "/products?limit=24"),
  (mix, turn) => get(mix, `/products?limit=24&search=${of(WORDS, turn)}`),
  (mix, turn) => get(mix, `/products/${of(mix.productIds, turn)}`),
  (mix, turn) => get(mix, `/products/${turn}`),
  (mix) => sendQuery(mix, "{ topProducts { id name price rating image } }"),
  (mix) =>
    sendQuery(mix, "{ products(first: 24) { nodes { id name price } totalCount pageInfo { endCursor } } }"),
  (mix) => sendQuery(mix, "{ reviews(first: 10) { nodes { name rating comment } } }"),
  (mix, turn) => sendQuery(mix, "{ me { id email role } }", customerOf(mix, turn).token),
  (mix, turn) => sendQuery(mix, "{ myOrders { nodes { id paid } } }", customerOf(mix, turn).token),
  (mix, turn) => get(mix, `/orders/${customerOf(mix, turn).email}`, customerOf(mix, turn).token),
  (mix, turn) => get(mix, "/orders", customerOf(mix, turn).token),
  (mix) => sendQuery(mix, "{ nobodyKnowsThis }"),
  async (mix, turn) => {
    const answer = await placeOrder(mix.url, intended(mix, turn), mix.agent);
    return { status: answer.kind === "broken" ? answer.status : answer.kind === "unavailable" ? 503 : 200 };
  },
];

function intended(mix: RequestMix, turn: number): IntendedOrder {
  const productId = of(mix.productIds, Math.floor(turn / mix.customers.length));
  return { customer: customerOf(mix, turn), productId, qty: 1, key: `soak-${turn}`, via: "rest" };
}

/** Sends the request of this turn. */
const sendMixedRequest: Request = (mix, turn) => of(requests, turn)(mix, turn);

/** Sends a small new query twice, because it is compiled at its second use. */
async function sendDistinctQuery(mix: RequestMix, turn: number): Promise<{ status: number }> {
  const fields = ["id", "name", "price", "rating", "image", "description", "countInStock"];
  const chosen = fields.filter((_, bit) => (turn % 127) & (1 << bit)).join(" ") || "id";
  const query = `{ q${turn}: products(first: 2) { nodes { ${chosen} } totalCount pageInfo { hasNextPage } } }`;
  await sendQuery(mix, query);
  return sendQuery(mix, query);
}

const REQUESTS = isLongRun ? 200_000 : 2_000;
/** Each is sent twice. */
const DISTINCT_QUERIES = isLongRun ? 20_000 : 1_000;
const ROUNDS = 10;
const AT_ONCE = 16;

/** 503: a busy machine may refuse visitors, which costs no memory either. */
const EXPECTED = new Set(["200", "400", "403", "404", "503"]);
/** The maximum number of connections of a shop process: its pool, and one for urgent statements. */
const MAX_CONNECTIONS = 8;
/** The allowed growth of memory in the second half of the requests, when every cache is full, in MB. */
const NOISE_MB = 15;

interface Round extends Memory {
  requests: number;
  connections: number;
  statuses: Record<number, number>;
}

let made: TestDatabase;
let db: DatabaseClient;
let shop: ShopProcess;
let mix: RequestMix;
beforeAll(async () => {
  made = await createTestDatabase();
  db = openDatabase(made.url);
  shop = await ShopProcess.start({ databaseUrl: made.url, env: memoryProbeEnvironment });
  const productIds = (await createProducts(db, 200, 1_000_000)).map((one) => one.productId);
  const customers = await createCustomers(db, 200);
  mix = { url: shop.url, customers, productIds, agent: keepAlive() };
});
afterAll(async () => {
  mix.agent.destroy();
  await made.drop();
});

/** Sends the requests of these turns, some of them concurrently, and counts the responses by status. */
async function sendAll(
  first: number,
  last: number,
  send: typeof sendMixedRequest,
  statuses: Record<number, number>,
) {
  let turn = first;
  const work = async () => {
    while (turn < last) {
      const { status } = await send(mix, turn++);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function connections(): Promise<number> {
  const [row] = await db.sql<{ count: string }>(
    "select count(*) from pg_stat_activity where application_name = 'shop' and datname = current_database()",
  );
  return Number(row?.count);
}

async function round(number: number): Promise<Round> {
  const statuses: Record<number, number> = {};
  const part = (all: number, upTo: number) => Math.round((all * upTo) / ROUNDS);
  await sendAll(part(REQUESTS, number), part(REQUESTS, number + 1), sendMixedRequest, statuses);
  await sendAll(
    part(DISTINCT_QUERIES, number),
    part(DISTINCT_QUERIES, number + 1),
    sendDistinctQuery,
    statuses,
  );
  const requests = part(REQUESTS, number + 1) + 2 * part(DISTINCT_QUERIES, number + 1);
  return { requests, ...(await memoryOf(shop)), connections: await connections(), statuses };
}

it(
  `keeps memory and connections flat over ${REQUESTS} mixed requests and ${DISTINCT_QUERIES} distinct queries`,
  async () => {
    const before = await memoryOf(shop);
    const rounds: Round[] = [];
    for (let number = 0; number < ROUNDS; number += 1) rounds.push(await round(number));
    if (isLongRun || process.env.TEST_LOG)
      console.table([{ requests: 0, ...before }, ...rounds.map(({ statuses: _, ...row }) => row)]);

    for (const { statuses } of rounds) {
      const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
      expect(Object.keys(statuses)).toEqual(Object.keys(statuses).filter((status) => EXPECTED.has(status)));
      expect(statuses[200]).toBeGreaterThan(total / 2);
    }
    for (const one of rounds) expect(one.connections).toBeLessThanOrEqual(MAX_CONNECTIONS);
    const last = rounds.at(-1) as Round;
    const middle = rounds[ROUNDS / 2 - 1] as Round;
    expect(last.heapUsed - middle.heapUsed).toBeLessThan(NOISE_MB);
    expect(await shop.terminate()).toEqual({ code: 0, signal: null });
  },
  isLongRun ? 3_600_000 : 600_000,
);
