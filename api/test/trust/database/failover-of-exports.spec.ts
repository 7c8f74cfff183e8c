import { createHash } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { asAdmin, type Person } from "../../support/builders";
import { startTestShop, type TestShop } from "../../support/shop";
import { send } from "../support/http-client";
import { DatabaseAdmin, checkedOutConnections } from "../support/database-client";

// An 'error' event without a listener, which would end a shop's process, fails the current test.

let shop: TestShop;
let admin: Person;
let operator: DatabaseAdmin;
let url: string;
beforeAll(async () => {
  shop = await startTestShop({ limits: { lockMs: 20_000, statementMs: 20_000 } });
  admin = await asAdmin(shop);
  url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  operator = await DatabaseAdmin.connect(shop.databaseUrl);
  await fillCatalogue();
});
afterEach(async () => {
  expect(checkedOutConnections(shop)).toBe(0);
  expect((await admin.get("/readyz")).status).toBe(200);
});
afterAll(async () => {
  await operator.disconnect();
  await shop.stop();
});

/** Inserts six batches of an export: more than the buffers between a shop and a stalled client hold, compressed or not. */
async function fillCatalogue(): Promise<void> {
  await shop.sql(
    `insert into products (name, description, price_cents, image, rating, count_in_stock)
      select 'Saw ' || n, 'x', 100, long_text, 3, 10
      from generate_series(1, 6000) as n,
        lateral (select '/' || string_agg(md5(n || '/' || part), '') as long_text from generate_series(1, 125) as part) as made`,
  );
}

/** Requests a path and reads only the response's headers. */
function open(path: string, coding = "identity"): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${admin.token}`, "accept-encoding": coding };
  return new Promise((resolve, reject) => {
    get(url + path, { headers, agent: false }, resolve).on("error", reject);
  });
}

/** Longer than 200 ms, TCP's timer for sending the rest of a window. */
const STALLED_MS = 1_000;

/** Resolves when the shop stops sending an unread response: all buffers are full, and no further batch is read. */
async function untilStalled(line: Socket): Promise<void> {
  for (let [since, before] = [performance.now(), -1]; performance.now() - since < STALLED_MS;) {
    await shop.sql("select 1");
    if (line.bytesWritten !== before) [since, before] = [performance.now(), line.bytesWritten];
  }
}

const digestOf = async (answer: IncomingMessage) =>
  createHash("sha256")
    .update(await buffer(answer))
    .digest("hex");

const holdingProducts = <T>(work: () => Promise<T>) =>
  operator.holding("lock table products in access exclusive mode", work);
const terminateRead = () => operator.terminate("wait_event_type = 'Lock'");

const paths = ["/exports/products.csv", "/products"];

it.each(paths)("goes on where the connection is terminated in the middle of %s", async (path) => {
  const whole = await digestOf(await open(path));
  const answer = await open(path);
  const read = await holdingProducts(async () => {
    const reading = digestOf(answer);
    await terminateRead();
    return { reading };
  });
  expect(await read.reading).toBe(whole);
});

it.each(paths)("goes on where the connection is terminated between two reads of %s", async (path) => {
  const whole = await digestOf(await open(path));
  const opened = once(shop.app.server, "connection") as Promise<[Socket]>;
  const answer = await open(path);
  await untilStalled((await opened)[0]);
  await holdingProducts(() => operator.terminate("state = 'idle'"));
  expect(await digestOf(answer)).toBe(whole);
});

const coded = paths.flatMap((path) => ["identity", "gzip", "br"].map((coding) => [path, coding] as const));

it.each(coded)(
  "cuts %s as %s if the repeat is terminated too, so that no client takes it for complete",
  async (...asked) => {
    const answer = await open(...asked);
    expect(answer.headers).toMatchObject({ "transfer-encoding": "chunked" });
    await holdingProducts(async () => {
      const reading = expect(buffer(answer)).rejects.toMatchObject({
        code: "ECONNRESET",
        message: "aborted",
      });
      await terminateRead();
      await terminateRead();
      await reading;
    });
    expect(answer.complete).toBe(false);
  },
);

it.each(paths)("asks for a repeat where nothing of %s is sent yet", async (path) => {
  const { status, headers } = await holdingProducts(async () => {
    const answered = send(url + path, { token: admin.token as string });
    await terminateRead();
    await terminateRead();
    return answered;
  });
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(headers["content-disposition"]).toBeUndefined();
});
