import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { createCustomers, type LoadCustomer, placeOrder, type OrderAnswer } from "../support/order-request";
import { DatabaseAdmin, openDatabase } from "../support/database-client";
import { send } from "../support/http-client";
import { isLongRun } from "../../support/needs";
import { createProducts } from "../support/order-consistency";
import { ShopProcess } from "../support/shop-process";

const CONNECTIONS = 2_000;
const ROUNDS = isLongRun ? 10 : 1;
/** The size of the pool for requests. */
const POOL_SIZE = 6;

let made: TestDatabase;
let shop: ShopProcess;
let customers: LoadCustomer[];
let productId: string;
let admin: DatabaseAdmin;
beforeAll(async () => {
  made = await createTestDatabase();
  const db = openDatabase(made.url);
  customers = await createCustomers(db, ROUNDS);
  [productId = ""] = (await createProducts(db, 20, 100)).map((product) => product.productId);
  shop = await ShopProcess.start({ databaseUrl: made.url });
  admin = await DatabaseAdmin.connect(made.url);
});
afterAll(async () => {
  await admin.disconnect();
  await shop.kill();
  await made.drop();
});

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  return socket;
}

/** Sends a request and reads the response until the connection closes. */
async function ask(socket: Socket, path: string): Promise<{ status: string; retryAfter: boolean }> {
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\nconnection: close\r\n\r\n`,
  );
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return { status: text.slice(9, 12), retryAfter: /\r\nretry-after: \d/i.test(text) };
}

/** Orders as a customer, and retries as long as the shop asks for it. */
async function order(customer: LoadCustomer): Promise<OrderAnswer> {
  for (;;) {
    const wanted = { customer, productId, qty: 1, key: "key", via: "graphql" } as const;
    const answer = await placeOrder(shop.url, wanted);
    if (answer.kind !== "unavailable") return answer;
  }
}

it(
  `answers ${CONNECTIONS} concurrent connections, or asks them to repeat, and keeps taking orders`,
  async () => {
    for (const customer of customers) {
      const sockets = Array.from({ length: CONNECTIONS }, open);
      // each as soon as it is open, because the shop closes a connection that is silent for 30 s; different searches query the database
      const asked = Promise.all(
        sockets.map(async (socket, at) => ask(await socket, `/products?search=Product%20${at}`)),
      );
      await Promise.all(sockets);
      expect((await order(customer)).kind).toBe("acknowledged");
      expect(await admin.connections()).toBeLessThanOrEqual(POOL_SIZE);
      const answers = await asked;
      const served = answers.filter(({ status }) => status === "200");
      const unavailable = answers.filter(({ status, retryAfter }) => status === "503" && retryAfter);
      expect(served.length + unavailable.length).toBe(CONNECTIONS);
      expect(served.length).toBeGreaterThan(0);
    }
    expect((await send(`${shop.url}/readyz`)).status).toBe(200);
    expect((await send(`${shop.url}/products`)).status).toBe(200);
    expect(shop.running).toBe(true);
  },
  ROUNDS * 60_000,
);
