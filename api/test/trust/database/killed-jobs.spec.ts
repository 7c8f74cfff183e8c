import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { waitUntil } from "../../../embedded/processes";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { startMailServer, type MailServer } from "../../support/mail-server";
import { createCustomers, type LoadCustomer, placeOrder } from "../support/order-request";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { onCleanup } from "../support/on-cleanup";
import { ShopProcess } from "../support/shop-process";

const WITHIN_MS = 60_000;

let made: TestDatabase;
let db: DatabaseClient;
let customer: LoadCustomer;
beforeEach(async () => {
  made = await createTestDatabase();
  db = openDatabase(made.url);
  [customer] = (await createCustomers(db, 1)) as [LoadCustomer];
});
afterEach(() => made.drop());

const start = (mailPort: number, env: Record<string, string> = {}) =>
  ShopProcess.start({
    databaseUrl: made.url,
    env: { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_FROM: "Shop <shop@example.com>", ...env },
  });

async function mailServer(port?: number): Promise<MailServer> {
  const server = await startMailServer(port === undefined ? {} : { port });
  onCleanup(() => server.stop());
  return server;
}

/** Places an order; resolves to its id once the shop has acknowledged it, which implies a commit. */
async function order(shop: ShopProcess): Promise<string> {
  const [product] = await db.sql<{ id: string }>(
    `insert into products (name, description, price_cents, image, rating, count_in_stock)
      values ('Drill', 'x', 100, '/x', 3, 10) returning id`,
  );
  const productId = (product as { id: string }).id;
  const placed = await placeOrder(shop.url, { customer, productId, qty: 1, key: "key", via: "graphql" });
  if (placed.kind !== "acknowledged") throw new Error(JSON.stringify(placed));
  return placed.orderId;
}

const jobs = async () =>
  (await db.sql("select from graphile_worker.jobs where task_identifier like 'mail-%'")).length;

const mailsTo = ({ received }: MailServer, { email }: LoadCustomer) =>
  received.filter(({ to }) => to.includes(email));

const soon = async (condition: () => boolean | Promise<boolean>) =>
  expect(await waitUntil(condition, WITHIN_MS)).toBe(true);

it("sends the mail of an order although the shop is killed between its commit and the mail", async () => {
  const server = await mailServer();
  const shop = await start(server.port, { WORKER: "off" });
  await order(shop);
  await shop.kill();
  expect(server.received).toEqual([]);
  const next = await start(server.port);
  await soon(() => mailsTo(server, customer).length === 1);
  await soon(async () => (await jobs()) === 0);
  expect(mailsTo(server, customer)).toHaveLength(1);
  expect(await next.terminate()).toEqual({ code: 0, signal: null });
}, 300_000);

it("soon takes over the mail that a killed shop was sending", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const shop = await start(port);
  const connected = once(silent, "connection");
  await order(shop);
  await connected;
  await shop.kill();
  silent.close();
  const server = await mailServer(port);
  const next = await start(port);
  await soon(() => mailsTo(server, customer).length === 1);
  await soon(async () => (await jobs()) === 0);
  expect(next.log).toContain("workers have died");
  await next.terminate();
}, 300_000);

it("does each of 200 jobs once in two shops at a time", async () => {
  const server = await mailServer();
  const idle = await start(server.port, { WORKER: "off" });
  const orderId = await order(idle);
  await idle.terminate();
  await db.sql("select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs");
  await db.sql(
    "select graphile_worker.add_job('mail-orders-placed', json_build_object('orderIds', array[$1::text])) from generate_series(1, 200)",
    [orderId],
  );
  const shops = await Promise.all([start(server.port), start(server.port)]);
  await soon(async () => (await jobs()) === 0);
  expect(mailsTo(server, customer)).toHaveLength(200);
  for (const shop of shops) expect(await shop.terminate()).toEqual({ code: 0, signal: null });
}, 300_000);
