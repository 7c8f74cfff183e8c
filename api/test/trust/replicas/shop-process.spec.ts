import { aProduct, asCustomer } from "../../support/builders";
import { createTestDatabase } from "../../support/database";
import { anOrderBody } from "../../support/operations";
import { startTestShop } from "../../support/shop";
import { createCustomers } from "../support/order-request";
import { openDatabase } from "../support/database-client";
import { send } from "../support/http-client";
import { onCleanup } from "../support/on-cleanup";
import { createProducts } from "../support/order-consistency";
import { ShopProcess } from "../support/shop-process";
import { waitUntil } from "../../../embedded/processes";

const NOBODY = "postgres://shop:its-password@127.0.0.1:1/shop";

it("starts although no replica can be used, says why once for each, and sells", async () => {
  const database = await createTestDatabase();
  onCleanup(() => database.drop());
  const shop = await ShopProcess.start({
    databaseUrl: database.url,
    env: { DATABASE_REPLICA_URL: `${NOBODY}, ${database.url}` },
  });
  const left = /replica 2 \(127\.0\.0\.1:\d+\) is left out: it accepts writes/g;
  expect(await waitUntil(() => left.test(shop.log), 60_000)).toBe(true);
  expect(shop.log.match(/replica 1 \(127\.0\.0\.1:1\) is left out: it does not answer/g)).toHaveLength(1);
  expect(shop.log.match(left)).toHaveLength(1);
  expect(shop.log).not.toContain("its-password");

  const db = openDatabase(database.url);
  const [customer] = await createCustomers(db, 1);
  const [product] = await createProducts(db, 1, 5);
  const { token } = customer as { token: string };
  const body = anOrderBody(product?.productId as string);
  const ordered = await send(`${shop.url}/order`, { token, body });
  expect(ordered.status).toBe(200);
  expect(ordered.headers["shop-position"]).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  const [cookie = ""] = ordered.headers["set-cookie"] ?? [];
  expect(cookie).toMatch(/^shop-position=[^;]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/);
  const query = "{ myOrders { totalCount } }";
  const mine = await send(`${shop.url}/graphql`, { token, body: { query }, headers: { cookie } });
  expect(JSON.parse(mine.text)).toEqual({ data: { myOrders: { totalCount: 1 } } });
  expect((await shop.terminate()).code).toBe(0);
});

it("sets no cookie and sends no header where no replica is configured", async () => {
  const shop = await startTestShop();
  onCleanup(() => shop.stop());
  const customer = await asCustomer(shop);
  const { id } = await aProduct(shop);
  const sent = { cookie: "shop-position=0/1", "shop-position": "FFFFFFFF/0" };
  const ordered = await customer.post("/order", anOrderBody(id), sent);
  const signedIn = await customer.post(
    "/graphql",
    { query: 'mutation { signIn(idToken: "") { expiresAt } }' },
    sent,
  );
  for (const { status, headers } of [ordered, signedIn]) {
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty("shop-position");
    expect(headers).not.toHaveProperty("set-cookie");
  }
});
