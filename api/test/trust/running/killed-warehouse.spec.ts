import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transformFile } from "@swc/core";
import { createClient } from "../../../../client/src/main";
import { freePort } from "../../../embedded/free-port";
import { waitUntil } from "../../../embedded/processes";
import type { Product } from "../../../src/modules/catalogue/product.entity";
import { aProduct, asCustomer, asProgram } from "../../support/builders";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { installClient } from "../../support/installed-client";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { onCleanup } from "../support/on-cleanup";
import { overHttp, ShopProcess } from "../support/shop-process";

const WITHIN_MS = 120_000;
const ORDERS = 8;

let made: TestDatabase;
let db: DatabaseClient;
let folder: string;
beforeAll(async () => {
  made = await createTestDatabase();
  db = openDatabase(made.url);
  folder = await installClient();
}, 300_000);
afterAll(async () => {
  await made.drop();
  await rm(folder, { recursive: true });
});

/** The warehouse's state file. */
interface State {
  secret: string | null;
  parcels: Record<string, { step: string }>;
  deliveries: Record<string, string>;
}

const readState = async (): Promise<State> =>
  JSON.parse(await readFile(join(folder, "warehouse.json"), "utf8").catch(() => "{}")) as State;

const eventually = async (what: string, holds: () => Promise<boolean>) => {
  if (!(await waitUntil(holds, WITHIN_MS))) throw new Error(`${what}: not within ${WITHIN_MS} ms`);
};

/** Starts the warehouse of the client's examples, as a user of the example does. It is killed at the end of the file. */
async function startWarehouse(shop: ShopProcess, key: string, port: number): Promise<ChildProcess> {
  const source = join(folder, "node_modules/@shop/client/examples/warehouse.ts");
  const { code } = await transformFile(source, {
    swcrc: false,
    module: { type: "commonjs" },
    jsc: { target: "es2022" },
  });
  await writeFile(join(folder, "warehouse.js"), code);
  const ADDRESS = `http://127.0.0.1:${port}/hook`;
  const env = { ...process.env, SHOP: shop.url, SHOP_KEY: key, ADDRESS, PORT: String(port) };
  const warehouse = spawn(process.execPath, ["warehouse.js"], { cwd: folder, env, stdio: "ignore" });
  onCleanup(() => warehouse.kill("SIGKILL"));
  return warehouse;
}

/** Orders a product and pays at the demo gateway; returns the order's id. */
async function buy(shop: ShopProcess, token: string, product: Product): Promise<string> {
  const customer = createClient({ url: shop.url, token });
  const address = { name: "Carl Shopper", address: "1 High Street", phone: "555-0100" };
  const order = await customer.placeOrder({ input: { productId: product.id, qty: 1, ...address } });
  if (order.__typename !== "Order") throw new Error(order.__typename);
  const payment = await customer.startPayment({ orderIds: [order.id] });
  if (payment.__typename !== "PaymentPage") throw new Error(payment.__typename);
  const body = new URLSearchParams({ decision: "approve" });
  await fetch(new URL(new URL(payment.url).pathname, shop.url), { method: "POST", body, redirect: "manual" });
  return order.id;
}

it("sends every paid order once and counts every delivery once, though warehouse and shop are both killed", async () => {
  const killed = await ShopProcess.start({ databaseUrl: made.url, env: { WEBHOOKS_ALLOW_PRIVATE: "on" } });
  const inProcess = overHttp(killed, db);
  const { token = "" } = await asCustomer(inProcess);
  const { secret: key } = await asProgram(inProcess);
  const products = await Promise.all(
    Array.from({ length: ORDERS }, () => aProduct(inProcess, { countInStock: 10 })),
  );
  const [port, orders] = [await freePort(), [] as string[]];
  const order = async (shop: ShopProcess, ...numbers: number[]) => {
    for (const number of numbers) orders.push(await buy(shop, token, products[number] as Product));
  };
  let deliveries = 0;
  const deliver = async () => {
    const { id } = products[deliveries] as Product;
    await appendFile(join(folder, "goods.txt"), `D${(deliveries += 1)} ${id} 5\n`);
  };
  const noted = async () => Object.keys((await readState()).deliveries ?? {}).length === deliveries;

  const first = await startWarehouse(killed, key, port);
  await eventually("the warehouse is registered", async () => Boolean((await readState()).secret));
  await order(killed, 0, 1);
  await deliver();
  await eventually("the first delivery is reported", noted);
  await order(killed, 2, 3);
  await killed.kill();
  await deliver(); // while the shop is down
  const shop = await killed.startAgain();
  await order(shop, 4);
  await deliver();
  first.kill("SIGKILL");
  await once(first, "close");
  await order(shop, 5, 6);
  await deliver(); // while the warehouse is down
  await startWarehouse(shop, key, port);
  await order(shop, 7);

  const sent = async () =>
    Object.values((await readState()).parcels ?? {}).filter(({ step }) => step === "sent").length;
  await eventually("all is sent and reported", async () => (await sent()) === ORDERS && (await noted()));
  const { parcels, deliveries: reported } = await readState();
  expect(Object.keys(parcels).sort()).toEqual([...orders].sort());
  expect(Object.values(reported)).toEqual(["reported", "reported", "reported", "reported"]);
  const shipped = await db.sql(
    "select order_id from order_events where status = 'SHIPPED' order by order_id",
  );
  expect(shipped).toEqual([...orders].sort().map((id) => ({ order_id: id })));
  for (const [number, { id }] of products.entries()) {
    const [left] = await db.sql("select count_in_stock from products where id = $1", [id]);
    expect(left).toEqual({ count_in_stock: number < deliveries ? 14 : 9 });
  }
}, 480_000);
