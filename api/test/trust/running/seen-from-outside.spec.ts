import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { freePort } from "../../../embedded/free-port";
import { waitUntil } from "../../../embedded/processes";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { anOrderForm, PLACE_ORDER } from "../../support/operations";
import { startCollector, type ReceivedSpan, readMetrics } from "../../support/telemetry";
import { createCustomers, type LoadCustomer } from "../support/order-request";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { send } from "../support/http-client";
import { waitForExit, type RunningProcess } from "../support/processes";
import { ShopProcess } from "../support/shop-process";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const REQUEST = "edge-7f3k-0001";
const WITHIN_MS = 180_000; // in the meantime a process starts again from source

let made: TestDatabase;
let db: DatabaseClient;
let customer: LoadCustomer;
let productId: string;
let shop: ShopProcess;
let collector: Awaited<ReturnType<typeof startCollector>>;
let metrics: string;
beforeAll(async () => {
  made = await createTestDatabase();
  db = openDatabase(made.url);
  collector = await startCollector();
  [customer] = (await createCustomers(db, 1)) as [LoadCustomer];
  const [product] = await db.sql<{ id: string }>(
    `insert into products (name, description, price_cents, image, rating, count_in_stock)
      values ('A thing', 'Of no great distinction.', 1999, '/x', 4, 100) returning id`,
  );
  productId = (product as { id: string }).id;
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  const env = {
    ...{ WEB_CONCURRENCY: "2", METRICS_PORT: String(port), TRUST_PROXY: "1", DRAIN_SECONDS: "0" },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_PROTOCOL: "http/json" },
    ...{ OTEL_SERVICE_NAME: "shop-under-test", OTEL_BSP_SCHEDULE_DELAY: "100" },
  };
  shop = await ShopProcess.start({ databaseUrl: made.url, env });
  // both processes listen: if one ends earlier, the start fails
  expect(await waitUntil(() => shop.log.includes("is open at"), WITHIN_MS)).toBe(true);
}, 300_000);
afterAll(async () => {
  await collector.stop();
  await made.drop();
});

function order(headers: Record<string, string> = {}) {
  const body = { query: PLACE_ORDER, variables: { input: anOrderForm(productId) } };
  return send(`${shop.url}/graphql`, { body, token: customer.token, headers });
}

const spansNamed = (name: string) => collector.spans.filter((span) => span.name === name);

it("shows an order as one trace, from the proxy over HTTP and GraphQL to its statements", async () => {
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  let placed = await order({ traceparent, "x-request-id": REQUEST });
  // a busy machine has no time for the first requests
  while (placed.status === 503) {
    collector.spans.length = 0;
    placed = await order({ traceparent, "x-request-id": REQUEST });
  }
  expect(JSON.parse(placed.text)).toMatchObject({ data: { placeOrder: { __typename: "Order" } } });
  expect(await waitUntil(() => spansNamed("POST /graphql").length > 0, WITHIN_MS)).toBe(true);
  const [http] = spansNamed("POST /graphql") as [ReceivedSpan];
  const [operation] = spansNamed("mutation PlaceOrder") as [ReceivedSpan];
  expect(http).toMatchObject({
    traceId: TRACE,
    parentSpanId: "00f067aa0ba902b7",
    service: "shop-under-test",
  });
  expect(http.attributes).toMatchObject({
    "http.route": "/graphql",
    "http.request.method": "POST",
    "http.response.status_code": 200,
    "shop.request_id": REQUEST,
  });
  expect(operation).toMatchObject({ traceId: TRACE, parentSpanId: http.spanId });
  const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === operation.spanId);
  const texts = below.map(({ attributes }) => attributes["db.statement"] ?? attributes["db.query.text"]);
  expect(texts.join()).toContain("insert into orders");
  expect(new Set(below.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
});

it("sends no value of a statement, no address and no token with a trace", async () => {
  const path = `/orders/${encodeURIComponent(customer.email)}`;
  await send(`${shop.url}${path}?search=secret`, { token: customer.token });
  expect(await waitUntil(() => spansNamed("GET /orders/:email").length > 0, WITHIN_MS)).toBe(true);
  const sent = collector.raw.join();
  for (const secret of [customer.email, encodeURIComponent(customer.email), customer.token, "search=secret"])
    expect(sent).not.toContain(secret);
  expect(sent).not.toContain(new URL(made.url).password || "no password");
});

it("traces no health check", () => {
  expect(collector.spans.filter(({ name }) => /livez|readyz/.test(name))).toEqual([]);
});

it("serves the metrics of both processes on one port, each with its own series", async () => {
  for (let n = 0; n < 20; n += 1) await send(`${shop.url}/products`);
  const { sum, samples, status } = await readMetrics(metrics);
  expect(status).toBe(200);
  expect(sum("http_requests_total", { route: "/products", status: "200" })).toBe(20);
  expect(sum("shop_orders_placed_total")).toBe(1);
  expect(sum("shop_jobs_readable")).toBe(1);
  const started = samples.filter(({ name }) => name === "shop_process_start_time_seconds");
  expect(started.map(({ labels }) => labels.process).sort()).toEqual(["0", "1"]);
});

it("gives a process that replaces a killed one the series of its place", async () => {
  const startOf = async (place: string) =>
    (await readMetrics(metrics)).sum("shop_process_start_time_seconds", { process: place });
  const before = [await startOf("0"), await startOf("1")];
  const [killed] = shop.descendants();
  process.kill((killed as { pid: number }).pid, "SIGKILL");
  const after = async () => [await startOf("0"), await startOf("1")];
  const isReplaced = async () =>
    (await after()).filter((at, place) => at !== undefined && at !== before[place]).length === 1;
  expect(await waitUntil(isReplaced, WITHIN_MS)).toBe(true);
  expect((await after()).every((at) => at !== undefined)).toBe(true);
});

const isStopped = (pid: number) => readFileSync(`/proc/${pid}/stat`, "utf8").includes(") T ");

it("goes on if a process dies just before it is asked for its metrics", async () => {
  const scraper = connect(Number(new URL(metrics).port), "127.0.0.1");
  const ask = () => scraper.write(`GET /metrics HTTP/1.1\r\nhost: ${new URL(metrics).host}\r\n\r\n`);
  ask(); // so that the connection is open
  await once(scraper, "data");
  const replacements = () => shop.log.split("starting another").length - 1;
  const before = replacements();
  // the first process receives the request before it notices that the other one has ended
  process.kill(shop.pid, "SIGSTOP");
  expect(await waitUntil(() => isStopped(shop.pid), WITHIN_MS)).toBe(true);
  ask();
  const [killed] = shop.descendants() as [RunningProcess];
  process.kill(killed.pid, "SIGKILL");
  expect(await waitForExit([killed])).toEqual([]);
  process.kill(shop.pid, "SIGCONT");
  expect(await waitUntil(() => replacements() === before + 1, WITHIN_MS)).toBe(true);
  scraper.destroy();
  expect((await readMetrics(metrics)).status).toBe(200);
});

it("sends the last spans before it ends", async () => {
  await shop.ready(); // the replacements of the killed processes may still be starting
  const { length } = spansNamed("mutation PlaceOrder");
  await order();
  expect(await shop.terminate()).toEqual({ code: 0, signal: null });
  expect(spansNamed("mutation PlaceOrder")).toHaveLength(length + 1);
});
