import { once } from "node:events";
import { createConnection, type AddressInfo, type Socket } from "node:net";
import pino from "pino";
import { asAdmin, type Person } from "../../support/builders";
import { startTestShop, type TestShop } from "../../support/shop";

const WARNING = 40;

let shop: TestShop;
let admin: Person;
let port: number;
const logged: { level: number }[] = [];
beforeAll(async () => {
  const log = pino({ level: "trace" }, { write: (line) => void logged.push(JSON.parse(line) as never) });
  shop = await startTestShop({ log });
  admin = await asAdmin(shop);
  // 4 MB that compress badly: more than the buffers hold
  await shop.sql(`insert into products (name, description, price_cents, image, rating, count_in_stock)
    select 'Spanner ' || n, (select string_agg(md5(n::text || part), '') from generate_series(1, 150) part),
      100, '/x.svg', 4, 5 from generate_series(1, 800) n`);
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.stop());
beforeEach(() => logged.splice(0));

/** Opens a connection and sends this much of a request. */
async function sending(head: string, body = ""): Promise<Socket> {
  const socket = createConnection(port, "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  const auth = `authorization: Bearer ${admin.token}`;
  socket.write([head, "host: shop.example", auth, "", body].join("\r\n"));
  return socket;
}

/** Closes the socket; resolves when the server has noticed and has ended the request. */
async function abort(socket: Socket): Promise<void> {
  const connections = () =>
    new Promise<number>((found) => shop.app.server.getConnections((_, n) => found(n)));
  socket.resetAndDestroy();
  while ((await connections()) > 0) await new Promise(setImmediate);
  await shop.sql("select 1");
}

const complaints = () => logged.filter(({ level }) => level >= WARNING);

it.each([
  ["an upload", "POST /pictures HTTP/1.1\r\ncontent-type: image/jpeg\r\ncontent-length: 9000000", "half"],
  ["an import", "POST /imports/products HTTP/1.1\r\ncontent-type: text/csv\r\ncontent-length: 9000", "name"],
  ["an order", "POST /order HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 900", '{"na'],
  ["a query", "POST /graphql HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 900", '{"qu'],
])("says nothing of %s whose sender goes away halfway", async (_what, head, body) => {
  const received = once(shop.app.server, "request");
  const socket = await sending(head, body);
  await received;
  await abort(socket);
  expect(complaints()).toEqual([]);
});

it.each([
  ["an export", "GET /exports/products.csv HTTP/1.1"],
  ["a compressed export", "GET /exports/products.csv HTTP/1.1\r\naccept-encoding: br"],
  ["a long list", "GET /products HTTP/1.1"],
  ["a compressed list", "GET /products HTTP/1.1\r\naccept-encoding: gzip"],
])("says nothing of %s whose reader goes away halfway", async (_what, head) => {
  const socket = await sending(head);
  await once(socket, "data");
  await abort(socket);
  expect(complaints()).toEqual([]);
});

it("serves the next one", async () => {
  const { status } = await admin.get("/exports/orders.csv");
  expect(status).toBe(200);
});
