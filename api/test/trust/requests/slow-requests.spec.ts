import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { asAdmin, type Person } from "../../support/builders";
import { anImage } from "../../support/images";
import { startTestShop, type TestShop } from "../../support/shop";

const TIMEOUT_MS = 1_000;

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop({ arrivalLimits: { timeoutMs: TIMEOUT_MS, totalMs: 60_000 } });
  admin = await asAdmin(shop);
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.stop());

// fakes only the shop's intervals, which run when a test lets time pass
beforeEach(() => {
  const real = ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate", "nextTick"] as const;
  jest.useFakeTimers({ doNotFake: [...real, "Date", "hrtime", "performance", "queueMicrotask"] });
});
afterEach(() => jest.useRealTimers());

/** Both ends of a connection to the shop. */
interface Line {
  client: Socket;
  server: Socket;
}

async function aLine(): Promise<Line> {
  const accepted = once(shop.app.server, "connection");
  const client = connect((shop.app.server.address() as AddressInfo).port, "127.0.0.1");
  const [server] = (await accepted) as [Socket];
  return { client, server };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Sends a piece, and waits until the shop has received it. */
async function send({ client, server }: Line, piece: string | Buffer): Promise<void> {
  const all = server.bytesRead + Buffer.byteLength(piece);
  client.write(piece);
  while (server.bytesRead < all) await turn();
  await turn();
}

const head = (start: string, headers: Record<string, string | number>) =>
  [start, "host: shop", ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), "", ""].join(
    "\r\n",
  );
const json = { "content-type": "application/json", "content-length": 100 };
const image = (bytes: number) => ({
  "content-type": "image/jpeg",
  "content-length": bytes,
  connection: "close",
  authorization: `Bearer ${admin.token}`,
});

/** Lets time pass until the shop closes the connection; returns everything it has sent. */
async function answerOf({ client }: Line): Promise<string> {
  const pieces: Buffer[] = [];
  client.on("data", (piece: Buffer) => pieces.push(piece));
  let closed = false;
  client.once("close", () => (closed = true));
  while (!closed) {
    jest.advanceTimersByTime(TIMEOUT_MS);
    await turn();
  }
  return Buffer.concat(pieces).toString();
}

function expectTimeout(answer: string): void {
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/content-type: application\/problem\+json/i);
  expect(answer).toContain('"status":408');
}

it.each(["/graphql", "/order"])("ends a call of %s whose body is never sent whole", async (path) => {
  const line = await aLine();
  await send(line, head(`POST ${path} HTTP/1.1`, json) + '{"query":');
  expectTimeout(await answerOf(line));
});

it("ends a body that comes drop by drop", async () => {
  const line = await aLine();
  await send(line, head("POST /graphql HTTP/1.1", json) + "{");
  jest.advanceTimersByTime(0.75 * TIMEOUT_MS);
  await send(line, " ");
  jest.advanceTimersByTime(0.75 * TIMEOUT_MS);
  await turn();
  expect(line.server.bytesWritten).toBeGreaterThan(0);
  expectTimeout(await answerOf(line));
});

it("ends a head that is never sent whole", async () => {
  const line = await aLine();
  await send(line, "GET / HTTP/1.1\r\nhost: shop\r\n");
  expectTimeout(await answerOf(line));
});

it("takes an upload that goes on, however slowly", async () => {
  const bytes = await anImage();
  const line = await aLine();
  await send(line, head("POST /pictures HTTP/1.1", image(bytes.length)));
  const size = Math.ceil(bytes.length / 5);
  for (let from = 0; from < bytes.length; from += size) {
    await send(line, bytes.subarray(from, from + size));
    jest.advanceTimersByTime(TIMEOUT_MS);
  }
  expect(await answerOf(line)).toMatch(/^HTTP\/1\.1 200 /);
});

it("ends an upload that stops", async () => {
  const line = await aLine();
  await send(line, head("POST /pictures HTTP/1.1", image(5_000)) + "half an image");
  expectTimeout(await answerOf(line));
});

it("cuts the connection of a client that was answered but never ends its request", async () => {
  const line = await aLine();
  await send(
    line,
    head("POST /pictures HTTP/1.1", { "content-type": "image/jpeg", "content-length": 5_000 }),
  );
  expect(await answerOf(line)).toMatch(/^HTTP\/1\.1 401 /);
});
