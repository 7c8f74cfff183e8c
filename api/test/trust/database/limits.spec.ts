import type { EntityManager } from "typeorm";
import { aProduct, asAdmin, asCustomer, asVisitor } from "../../support/builders";
import { anOrderForm, PLACE_ORDER } from "../../support/operations";
import { startTestShop, type TestShop } from "../../support/shop";
import { ServiceUnavailable } from "../../../src/errors";
import { asServiceUnavailable } from "../../../src/data/connections/connection-errors";

const POOL_SIZE = 6;
/**
 * Each limit is reached by a test that blocks as long as it wants, and leaves a busy machine enough time for everything
 * else.
 */
const limits = { connectMs: 1_000, statementMs: 1_000, lockMs: 400, idleInTransactionMs: 3_000 };

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop({ limits })));
afterAll(() => shop.stop());

/** Blocks rows or tables in a transaction until the returned function is called. */
async function hold(what: (tx: EntityManager) => Promise<unknown>): Promise<() => Promise<void>> {
  const runner = shop.database.createQueryRunner();
  await runner.startTransaction();
  await what(runner.manager);
  return async () => {
    await runner.rollbackTransaction();
    await runner.release();
  };
}

const unavailable = { status: 503, headers: { "retry-after": expect.stringMatching(/^[15]$/) as string } };

/** Makes placing an order run this statement first. */
const beforeOrders = (what: string) =>
  shop.sql(`create or replace function before_order() returns trigger language plpgsql as $$
      begin ${what}; return new; end
    $$;
    create or replace trigger before_order before insert on orders for each row execute function before_order()`);
const asUsual = () => shop.sql("drop trigger before_order on orders; drop function before_order()");

describe("an order", () => {
  afterEach(asUsual);

  it.each([
    ["takes longer than the statement timeout", "perform pg_sleep(5)"],
    ["is the victim of a deadlock", "raise 'deadlock' using errcode = '40P01'"],
    ["reaches a standby", "raise 'read-only' using errcode = '25006'"],
  ])("that %s is answered with 503 in both APIs, and leaves nothing behind", async (_how, what) => {
    const customer = await asCustomer(shop);
    const { id } = await aProduct(shop, { countInStock: 10 });
    await beforeOrders(what);
    const input = anOrderForm(id);
    expect(await customer.post("/graphql", { query: PLACE_ORDER, variables: { input } })).toMatchObject({
      ...unavailable,
      body: {
        errors: [{ extensions: { code: "SERVICE_UNAVAILABLE", retryAfter: expect.any(Number) as number } }],
      },
    });
    const sent = { id, qty: 1, name: "Carl Shopper", address: "1 High Street", zip: "555-0100" };
    expect(await customer.post("/order", sent)).toMatchObject({
      ...unavailable,
      body: { title: "Service Unavailable" },
    });
    expect(await shop.sql("select count_in_stock from products where id = $1", [id])).toEqual([
      { count_in_stock: 10 },
    ]);
  });

  it("fails for good where the statement itself is wrong", async () => {
    const customer = await asCustomer(shop);
    const { id } = await aProduct(shop);
    await beforeOrders("perform 1 / 0");
    expect(await customer.refusal(PLACE_ORDER, { input: anOrderForm(id) })).toBe("INTERNAL_SERVER_ERROR");
  });
});

it("does not wait for ever for a product that somebody else holds", async () => {
  const customer = await asCustomer(shop);
  const { id } = await aProduct(shop);
  const letGo = await hold((tx) => tx.query("select from products where id = $1 for update", [id]));
  const sent = { query: PLACE_ORDER, variables: { input: anOrderForm(id) } };
  // after one second; the statement timeout would be five
  expect(await customer.post("/graphql", sent)).toMatchObject({
    status: 503,
    headers: { "retry-after": "1" },
  });
  await letGo();
  expect(await customer.refusal(PLACE_ORDER, sent.variables)).toBeUndefined();
});

it("answers an export that can't begin with 503, and not with half a file", async () => {
  const admin = await asAdmin(shop);
  const letGo = await hold((tx) => tx.query("lock table products in access exclusive mode"));
  expect(await admin.get("/exports/products.csv")).toMatchObject(unavailable);
  await letGo();
  expect((await admin.get("/exports/products.csv")).status).toBe(200);
});

it("ends a transaction that does nothing, and rolls it back", async () => {
  const { id } = await aProduct(shop, { countInStock: 10 });
  const idle = shop.database.transaction(async (tx) => {
    const [own] = await tx.query<{ pid: number }[]>("select pg_backend_pid() as pid");
    await tx.query("update products set count_in_stock = 0 where id = $1", [id]);
    const alive = "select pg_sleep(0.05) from pg_stat_activity where pid = $1";
    for (let left = 100; left > 0 && (await shop.sql(alive, [own?.pid])).length > 0; left -= 1);
  });
  const error: unknown = await idle.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(asServiceUnavailable(error)).toBeInstanceOf(ServiceUnavailable);
  expect(await shop.sql("select count_in_stock from products where id = $1", [id])).toEqual([
    { count_in_stock: 10 },
  ]);
});

it("refuses requests that get no free connection, and stays ready", async () => {
  const holds: (() => Promise<void>)[] = [];
  while (holds.length < POOL_SIZE) holds.push(await hold((tx) => tx.query("select 1")));
  const [products, topProducts, ready] = await Promise.all([
    asVisitor(shop).get("/products"),
    asVisitor(shop).post("/graphql", { query: "{ topProducts { id } }" }),
    asVisitor(shop).get("/readyz"),
  ]);
  await Promise.all(holds.map((letGo) => letGo()));
  expect([products, topProducts]).toMatchObject([unavailable, unavailable]);
  expect(ready.status).toBe(200);
  expect((await asVisitor(shop).get("/products")).status).toBe(200);
});

it("gives an import more time than a request", async () => {
  const admin = await asAdmin(shop);
  await shop.sql(`create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(1.5); return null; end $$;
    create trigger slowly after insert on products for each statement execute function slowly()`);
  const sheet = "name,description,price,image,rating,countInStock\nTorque wrench,Clicks.,10,/x.svg,4,5\n";
  const imported = await admin.post("/imports/products", sheet, { "content-type": "text/csv" });
  await shop.sql("drop trigger slowly on products; drop function slowly()");
  expect(imported).toMatchObject({ status: 200, body: { added: 1 } });
});
