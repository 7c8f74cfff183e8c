import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { RateLimits } from "../../../src/limits/rate-limits";
import { createTestDatabase } from "../../support/database";
import { asAdmin, type Person } from "../../support/builders";
import { startTestShop, type TestShop } from "../../support/shop";
import { openDatabase } from "../support/database-client";
import { send } from "../support/http-client";
import { isLongRun } from "../../support/needs";
import { memoryOf, memoryProbeEnvironment } from "../support/processes";
import { ShopProcess } from "../support/shop-process";

const CONNECTIONS = 150;
const READERS = 60;
const PRODUCTS = isLongRun ? 100_000 : 4_000;
/** With a small heap a few thousand products show the effect of a hundred thousand with the heap of `npm start`. */
const HEAP_MB = isLongRun ? 512 : 160;
const MAX_RSS_MB = 450;
/** The limits on a quiet machine; the short version runs in parallel with other tests. */
const HOME_TIMEOUT_MS = isLongRun ? 3_000 : 20_000;
const HOME = { query: "{ topProducts { id name price image rating countInStock } }" };

const insertProducts = `insert into products (name, description, price_cents, image, rating, count_in_stock)
  select 'Spanner ' || n, (select string_agg(md5(n::text || part), '') from generate_series(1, $2::int) part),
    100, '/x.svg', 4, 5 from generate_series(1, $1::int) n`;

/** A text that makes a product list longer than the buffers between shop and client. */
const PIECES_OF_A_LONG_TEXT = 150;
const ADDRESS = "192.0.2.1";

const sockets: Socket[] = [];

/** Sends a request on a new connection, and reads only the beginning of the response; resolves to its status. */
async function askAndStopReading(url: string, path: string, address = ADDRESS): Promise<[number, Socket]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on("error", () => undefined);
  sockets.push(socket);
  const headers = ["host: shop", "accept: application/json", `x-forwarded-for: ${address}`];
  socket.write(`${[`GET ${path} HTTP/1.1`, ...headers].join("\r\n")}\r\n\r\n`);
  const [beginning] = (await once(socket, "data")) as [Buffer];
  socket.pause();
  return [Number(/^HTTP\/1\.1 (\d+)/.exec(beginning.toString("latin1"))?.[1]), socket];
}

describe("a process", () => {
  let shop: ShopProcess;
  let drop: () => unknown;
  beforeAll(async () => {
    const made = await createTestDatabase();
    drop = () => made.drop();
    const db = openDatabase(made.url);
    await db.sql(insertProducts, [PRODUCTS, 16]);
    shop = await ShopProcess.start({
      databaseUrl: made.url,
      env: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} ${memoryProbeEnvironment.NODE_OPTIONS}` },
    });
  }, 300_000);
  afterAll(async () => {
    sockets.splice(0).forEach((socket) => socket.destroy());
    await shop.kill();
    await drop();
  });

  const home = () => send(`${shop.url}/graphql`, { body: HOME, timeoutMs: HOME_TIMEOUT_MS });

  it(`outlives ${CONNECTIONS} connections that ask for all products and read nothing`, async () => {
    const asked = Array.from({ length: CONNECTIONS }, () => askAndStopReading(shop.url, "/products"));
    const answered = await Promise.all(asked);
    expect((await home()).status).toBe(200);
    expect((await memoryOf(shop)).rss).toBeLessThan(MAX_RSS_MB);
    // 503 if the database has no connection left on a slow machine
    const statuses = answered.map(([status]) => status);
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
    for (const [, socket] of answered) socket.destroy();
  }, 300_000);

  it(`sends all products to some of ${READERS} readers, asks the others to wait, and keeps serving pages`, async () => {
    const headers = { "accept-encoding": "br" };
    const asked = Array.from({ length: READERS }, () => send(`${shop.url}/products`, { headers }));
    expect((await home()).status).toBe(200);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect((await memoryOf(shop)).rss).toBeLessThan(MAX_RSS_MB);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  }, 300_000);
});

describe("a shop that sends three long answers at once, two of them to an address", () => {
  const longAnswerLimits = { short: 1_000, reading: 2, sending: 3, sendingToAddress: 2 };
  const ROWS = 2_000;
  let shop: TestShop;
  let admin: Person;
  let url: string;
  beforeAll(async () => {
    shop = await startTestShop({ longAnswerLimits, trustProxy: 1 });
    admin = await asAdmin(shop);
    await shop.sql(insertProducts, [ROWS, PIECES_OF_A_LONG_TEXT]);
    await fillOtherLists(shop, admin);
    url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => shop.stop());
  afterEach(release);

  /** Resolves when the slots of all stalled clients are free again. */
  async function release(): Promise<void> {
    sockets.splice(0).forEach((socket) => socket.destroy());
    while ((await get("/users", ADDRESS)).status !== 200);
  }

  const get = (path: string, address: string) =>
    send(url + path, { token: admin.token as string, headers: { "x-forwarded-for": address } });

  const lists = [
    ...["/products", "/products?updatedSince=2026-01-01T00:00:00Z", "/products?priceMin=1"],
    ...[
      "/orders",
      "/orders?status=PLACED",
      "/orders?updatedSince=2026-01-01T00:00:00Z",
      "/orders/ada@example.com",
    ],
    ...["/users", "/me/data", "/sitemap.xml"],
    ...["/exports/products.csv", "/exports/orders.csv", "/exports/newsletter.csv"],
    ...["/exports/products.jsonl", "/exports/orders.jsonl"],
  ];

  it("asks an address that doesn't read two of them to wait for all others", async () => {
    await askAndStopReading(url, "/products");
    await askAndStopReading(url, "/products");
    for (const path of [...lists, ...lists]) {
      const { status, headers } = await get(path, ADDRESS);
      expect([path, status, headers["retry-after"]]).toEqual([path, 429, "5"]);
      expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
    }
    expect((await get("/products", "192.0.2.2")).status).toBe(200);
  });

  it("asks everybody to wait while three are sent, and answers short queries", async () => {
    for (const address of [ADDRESS, ADDRESS, "192.0.2.2"])
      expect((await askAndStopReading(url, "/products", address))[0]).toBe(200);
    const { status, headers } = await get("/products", "192.0.2.3");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect((await get("/products?limit=1", ADDRESS)).status).toBe(200);
    expect((await get("/orders/nobody@example.com", ADDRESS)).text).toBe("[]");
  });

  it.each(["identity", "gzip", "br"])("sends each row once to a client that reads, as %s", async (coding) => {
    const headers = { "accept-encoding": coding };
    const answer = await shop.app.inject({ url: "/products", headers });
    const decode = { identity: String, gzip: gunzipSync, br: brotliDecompressSync }[
      coding
    ] as typeof gunzipSync;
    const rows = JSON.parse(decode(answer.rawPayload).toString()) as { _id: string }[];
    expect(new Set(rows.map(({ _id }) => _id)).size).toBe(ROWS);
  });

  it("doesn't read a list for a HEAD", async () => {
    const { statusCode, body } = await shop.app.inject({ method: "HEAD", url: "/products" });
    expect([statusCode, body]).toEqual([200, ""]);
  });

  it("charges a long list by its sent length", async () => {
    const rateLimits = new RateLimits({ points: { api: 5_000 } });
    const other = await startTestShop({ databaseUrl: shop.databaseUrl, longAnswerLimits, rateLimits });
    const statusOf = async () => (await other.app.inject("/products")).statusCode;
    expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
    await other.stop();
  });

  it("cuts an unread answer after the shop's timeout, whole or streamed", async () => {
    for (const short of [1_000, 1_000_000_000]) {
      const other = await startTestShop({
        databaseUrl: shop.databaseUrl,
        longAnswerLimits: { ...longAnswerLimits, short },
        readingLimits: { timeoutMs: 300, unreadBytes: 100_000_000 },
      });
      const opened = once(other.app.server, "connection") as Promise<[Socket]>;
      await askAndStopReading(await other.app.listen({ port: 0, host: "127.0.0.1" }), "/products");
      const [line] = await opened;
      if (!line.destroyed) await once(line, "close");
      await other.stop();
    }
  });

  it("cuts the oldest unread answers if they hold too much memory", async () => {
    const other = await startTestShop({
      databaseUrl: shop.databaseUrl,
      longAnswerLimits: { ...longAnswerLimits, short: 1_000_000_000 },
      readingLimits: { timeoutMs: 600_000, unreadBytes: 15_000_000 },
    });
    const address = await other.app.listen({ port: 0, host: "127.0.0.1" });
    const opened = once(other.app.server, "connection") as Promise<[Socket]>;
    await askAndStopReading(address, "/products");
    const [oldest] = await opened;
    const answer = await send(`${address}/products?priceMin=0.5`);
    expect(JSON.parse(answer.text)).toHaveLength(ROWS);
    expect(oldest.destroyed).toBe(true);
    await other.stop();
  });
});

/** Makes all other lists longer than a short response. */
async function fillOtherLists(shop: TestShop, { id }: Person): Promise<void> {
  await shop.sql(
    `insert into users (firebase_uid, email) select 'uid ' || n, n || '@example.com' from generate_series(1, 50) n`,
  );
  await shop.sql(
    `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents)
      select $1, id, 'Ada', 'ada@example.com', 'x', '555', 1, name, 100 from products limit 50`,
    [id],
  );
  await shop.sql(
    `insert into newsletter_subscriptions (email, wording, confirmed_at, unsubscribe_token)
      select n || '@example.com', 'x', now(), n::text from generate_series(1, 50) n`,
  );
}
