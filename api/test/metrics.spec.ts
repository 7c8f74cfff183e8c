import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { databaseAt } from "../src/boot/services";
import { readEnv } from "../src/boot/env";
import { openMetrics } from "../src/boot/open-metrics";
import { openPools } from "../src/data/connections/open-pools";
import { RateLimits } from "../src/limits/rate-limits";
import { aProduct, asCustomer, asVisitor, type Person } from "./support/builders";
import { anOrderBody, anOrderForm, PLACE_ORDER } from "./support/operations";
import { readMetrics } from "./support/telemetry";
import { runJobs } from "./support/jobs";
import { startTestShop, type TestShop } from "./support/shop";
import { createTestDatabase, type TestDatabase } from "./support/database";
import pino from "pino";

const log = pino({ level: "silent" });
const SEARCHED = "somebody@example.com";

let made: TestDatabase;
let shop: TestShop;
let customer: Person;
let metrics: NonNullable<Awaited<ReturnType<typeof openMetrics>>>;
let address: string;
beforeAll(async () => {
  made = await createTestDatabase();
  const env = readEnv({ METRICS_PORT: "0" });
  const logged: string[] = [];
  const opened = await openMetrics(env, databaseAt(env, made.url), {
    ...log,
    info: (text: string) => void logged.push(text),
  } as never);
  if (!opened) throw new Error("no metrics");
  metrics = opened;
  address = /http:\S+/.exec(logged.join())?.[0] ?? "";
  const rateLimits = new RateLimits({ points: { search: 2 } });
  shop = await startTestShop({ databaseUrl: made.url, watchRequests: metrics.watchRequests, rateLimits });
  customer = await asCustomer(shop);
});
afterAll(async () => {
  await shop.stop();
  await metrics.close();
  await made.drop();
});

const read = () => readMetrics(address);

/** The increase of each of these sums during the work. */
async function growthOf(
  work: () => Promise<unknown>,
  ...wanted: [name: string, labels?: Record<string, string>][]
): Promise<number[]> {
  const before = await read();
  await work();
  const after = await read();
  return wanted.map(([name, labels]) => (after.sum(name, labels) ?? 0) - (before.sum(name, labels) ?? 0));
}

it("counts and times requests by the pattern of their route, never by their address", async () => {
  const { id } = await aProduct(shop);
  const route = { route: "/products/:id", method: "GET" };
  const growth = await growthOf(
    async () => {
      await asVisitor(shop).get(`/products/${id}`);
      await asVisitor(shop).get("/products/unknown");
      await asVisitor(shop).get(`/${id}/no/such/path`);
    },
    ["http_requests_total", { ...route, status: "200" }],
    ["http_requests_total", { ...route, status: "404" }],
    ["http_request_duration_seconds_count", route],
    ["http_requests_total", { route: "unmatched", status: "404" }],
  );
  expect(growth).toEqual([1, 1, 2, 1]);
});

it("counts operations of the shop's own pages by name, and all others together", async () => {
  const name = "graphql_operation_duration_seconds_count";
  const ask = (query: string) => asVisitor(shop).graphql(query);
  const growth = await growthOf(
    async () => {
      await ask("query Home { topProducts { id } }");
      await ask("query Mine { topProducts { id } }");
      await ask("{ topProducts { id } }");
      await ask("query Home { me { id } }");
    },
    [name, { operation: "Home", kind: "query" }],
    [name, { operation: "other", kind: "query" }],
    ["graphql_errors_total", { operation: "Home", code: "UNAUTHENTICATED" }],
  );
  expect(growth).toEqual([2, 2, 1]);
});

it("counts orders with their units and value, and refused ones by reason", async () => {
  const [one, two] = [await aProduct(shop, { price: 2.5 }), await aProduct(shop, { price: 0.1 })];
  const growth = await growthOf(
    async () => {
      const form = anOrderForm(one.id, { qty: 3 });
      for (const input of [form, form, anOrderForm(one.id, { qty: 1 }), anOrderForm(two.id, { qty: 100 })])
        await customer.graphql(PLACE_ORDER, { input });
      await customer.post("/order", anOrderBody(two.id, { qty: 7 }));
    },
    ["shop_orders_placed_total"],
    ["shop_order_units_total"],
    ["shop_orders_refused_total", { reason: "DUPLICATE_ORDER" }],
    ["shop_orders_refused_total", { reason: "INSUFFICIENT_STOCK" }],
  );
  expect(growth).toEqual([2, 10, 1, 1]);
  const [dollars] = await growthOf(
    async () => customer.post("/order", anOrderBody((await aProduct(shop, { price: 2.5 })).id, { qty: 4 })),
    ["shop_order_revenue_dollars_total"],
  );
  expect(dollars).toBeCloseTo(10);
});

it("counts the runs and the callers of shared reads", async () => {
  const ask = () => asVisitor(shop).ask("query Home { topProducts { id } }");
  await ask();
  const [callers, runs] = await growthOf(
    () => Promise.all(Array.from({ length: 50 }, ask)),
    ["shop_shared_read_callers_total", { read: "graphql" }],
    ["shop_shared_read_runs_total", { read: "graphql" }],
  );
  expect(callers).toBe(50);
  expect(runs).toBeLessThan(25);
  expect(runs).toBeGreaterThan(0);
});

it("counts requests refused by a rate limit", async () => {
  const search = () => asVisitor(shop).get(`/products?search=${SEARCHED}`);
  const growth = await growthOf(
    async () => {
      for (let n = 0; n < 4; n += 1) await search();
    },
    ["shop_rate_limited_total", { rule: "search" }],
    ["http_requests_total", { route: "/products", status: "429" }],
  );
  expect(growth).toEqual([2, 2]);
});

it("counts jobs that are run, and the mails that they send", async () => {
  await shop.sql(
    "select graphile_worker.add_job('send-refund', '{\"refundId\": \"no uuid\"}', max_attempts => 1)",
  );
  const growth = await growthOf(
    () => runJobs(shop),
    ["shop_job_runs_total", { task: "send-refund", outcome: "failed" }],
    ["shop_job_duration_seconds_count", { task: "mail-orders-placed" }],
    ["shop_mails_total", { mail: "order-placed", outcome: "sent" }],
  );
  expect(growth).toEqual([1, 3, 3]);
});

it("says what the process and the database are busy with", async () => {
  const { sum, status, type } = await read();
  expect([status, type]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  for (const state of ["in use", "idle", "max"])
    expect(sum("shop_database_connections", { pool: "shop", state })).toBeGreaterThanOrEqual(0);
  const ofThisProcess = openPools().flatMap(({ name, max }) => (name === "shop" ? [max] : []));
  expect(ofThisProcess).toContain(6);
  const max = ofThisProcess.reduce((total, one) => total + one, 0);
  expect(sum("shop_database_connections", { pool: "shop", state: "max" })).toBe(max);
  expect(sum("shop_database_waiting_requests", { pool: "shop" })).toBe(0);
  expect(sum("shop_database_statement_duration_seconds_count")).toBeGreaterThan(10);
  expect(sum("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  expect(sum("nodejs_heap_size_used_bytes")).toBeGreaterThan(1e6);
  expect(sum("shop_event_loop_utilization_ratio")).toBeGreaterThan(0);
  expect(sum("shop_event_loop_utilization_ratio")).toBeLessThanOrEqual(1);
});

it("has bounded labels without text from a request", async () => {
  const { samples } = await read();
  const values = samples.flatMap(({ labels }) => Object.values(labels));
  expect(values.length).toBeGreaterThan(100);
  expect(values.filter((value) => /@|[\da-f]{8}-|eyJ|postgres|password|somebody/i.test(value))).toEqual([]);
  const seriesOf = (name: string) => samples.filter((sample) => sample.name === name).length;
  const before = seriesOf("http_requests_total") + seriesOf("graphql_operation_duration_seconds_count");
  for (let n = 0; n < 30; n += 1) {
    await asVisitor(shop).get(`/nowhere/${n}`);
    await asVisitor(shop).graphql(`query Made${n} { topProducts { id } }`);
  }
  const after = (await read()).samples;
  const now = (name: string) => after.filter((sample) => sample.name === name).length;
  expect(now("http_requests_total") + now("graphql_operation_duration_seconds_count")).toBe(before);
});

it("serves the metrics and nothing else, and not on the shop's own port", async () => {
  expect((await asVisitor(shop).get("/metrics")).status).toBe(404);
  for (const path of ["/", "/livez", "/graphql", "/metrics/x"])
    expect((await fetch(new URL(path, address))).status).toBe(404);
  expect((await fetch(address, { method: "POST" })).status).toBe(405);
});

it("refuses to start on the shop's port, on a port that is taken, and on none", async () => {
  expect(() => readEnv({ METRICS_PORT: "4000" })).toThrow("METRICS_PORT: must be another port than PORT");
  expect(() => readEnv({ METRICS_PORT: "9464", PORT: "9464" })).toThrow("METRICS_PORT");
  for (const bad of ["x", "-1", "65536", "1.5"])
    expect(() => readEnv({ METRICS_PORT: bad })).toThrow("METRICS_PORT: must be a whole number");
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const env = readEnv({ METRICS_PORT: String((taken.address() as AddressInfo).port) });
  await expect(openMetrics(env, databaseAt(env, made.url), log)).rejects.toThrow(
    /METRICS_PORT: .*EADDRINUSE/,
  );
  taken.close();
});
