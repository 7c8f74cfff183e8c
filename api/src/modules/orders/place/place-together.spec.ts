import { Client } from "pg";
import { aProduct, asCustomer, type Person } from "../../../../test/support/builders";
import { waitingJobs } from "../../../../test/support/jobs";
import { anOrderForm, PLACE_ORDER, type PlaceOrderAnswer } from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../../catalogue/product.entity";
import { quoteAndPlace } from "../place-orders";
import type { OrderRequest } from "./order-request";
import { ordersIn, placeTogether } from "./place-together";
import { quoteRequest } from "./quote-requests";

const policy = { maxUnitsPerOrder: 50, maxUnpaidUnits: 10 };
let shop: TestShop;
/** The database connection of another process of the shop. */
let other: Client;
beforeAll(async () => {
  shop = await startTestShop({ policy });
  other = new Client({ connectionString: shop.databaseUrl });
  await other.connect();
});
beforeEach(() => other.query("begin"));
afterEach(() => other.query("rollback"));
afterAll(async () => {
  await other.end();
  await shop.stop();
});

const order = async (person: Person, form: object) =>
  (await person.ask<PlaceOrderAnswer>(PLACE_ORDER, { input: form })).placeOrder;

/** Orders in the other process: locks the customer, and inserts. */
async function orderInOther({ id }: Person, product: Product, qty: number, key: string): Promise<string> {
  await other.query("select from users where id = $1 for no key update", [id]);
  const { rows } = await other.query<{ id: string }>(
    `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents, idempotency_key)
      values ($1, $2, $3, 'ada@example.com', $4, $5, $6, $7, 100, $8) returning id`,
    [id, product.id, ...shipping, qty, product.name, key],
  );
  return (rows[0] as { id: string }).id;
}

const { name, address, phone } = anOrderForm("any") as unknown as Record<string, string>;
const shipping = [name, address, phone];

/** Resolves when `count` statements wait for a lock of the other process. */
async function untilWaiting(statements = 1): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%item as materialized%'`;
  while ((await shop.sql(waiting)).length < statements);
}

it("counts what another process orders for the same customer while the statement waits for it", async () => {
  const [customer, first, second] = [await asCustomer(shop), await aProduct(shop), await aProduct(shop)];
  await orderInOther(customer, first, 8, "first");
  const placing = order(customer, anOrderForm(second.id, { qty: 3 }));
  await untilWaiting();
  await other.query("commit");
  expect(await placing).toMatchObject({ __typename: "LimitExceeded", limit: 10 });
});

it("finds the order that another process places for the same form while the statement waits for it", async () => {
  const [customer, product] = [await asCustomer(shop), await aProduct(shop, { countInStock: 9 })];
  const form = anOrderForm(product.id, { qty: 3 });
  const id = await orderInOther(customer, product, 3, form.idempotencyKey);
  const [placing, another] = [form, anOrderForm(product.id)].map((each) => order(customer, each));
  await untilWaiting();
  await other.query("commit");
  expect(await placing).toMatchObject({ __typename: "Order", id });
  expect(await another).toMatchObject({ __typename: "DuplicateOrder", order: { id } });
});

it("finds such an order even if it is already paid", async () => {
  const [customer, product] = [await asCustomer(shop), await aProduct(shop, { countInStock: 9 })];
  const form = anOrderForm(product.id, { qty: 3 });
  const id = await orderInOther(customer, product, 3, form.idempotencyKey);
  await other.query("update orders set paid_at = now() where id = $1", [id]);
  const placing = order(customer, form);
  await untilWaiting();
  await other.query("commit");
  expect(await placing).toMatchObject({ __typename: "Order", id });
  const [left] = await shop.sql("select count_in_stock as units from products where id = $1", [product.id]);
  expect(left).toEqual({ units: 9 });
});

it("sells what another process has left of a product that the statement waits for, and not more", async () => {
  const product = await aProduct(shop, { countInStock: 9, price: 1 });
  await other.query("update products set count_in_stock = 3, price_cents = 250 where id = $1", [product.id]);
  const placing = [3, 2, 2].map(async (qty) =>
    order(await asCustomer(shop), anOrderForm(product.id, { qty })),
  );
  await untilWaiting();
  await other.query("commit");
  const placed = await Promise.all(placing);
  expect(placed.map(({ __typename }) => __typename).sort()).toEqual([
    "InsufficientStock",
    "InsufficientStock",
    "Order",
  ]);
  expect(placed.find(({ __typename }) => __typename === "Order")).toMatchObject({ unitPrice: 2.5, qty: 2 });
  const [left] = await shop.sql("select count_in_stock as units from products where id = $1", [product.id]);
  expect(left).toEqual({ units: 1 });
});

it("doesn't make other customers wait for a customer locked by another process", async () => {
  const [locked, free, product] = [await asCustomer(shop), await asCustomer(shop), await aProduct(shop)];
  await other.query("select from users where id = $1 for no key update", [locked.id]);
  const waiting = order(locked, anOrderForm(product.id));
  await untilWaiting();
  expect(await order(free, anOrderForm(product.id))).toMatchObject({ __typename: "Order" });
  await other.query("commit");
  expect(await waiting).toMatchObject({ __typename: "Order" });
});

/** Forms of different customers for these quantities of products. */
const forms = (...wanted: { product: Product; qty?: number; address?: string }[]): Promise<OrderRequest[]> =>
  Promise.all(
    wanted.map(async ({ product, qty = 1, address = "1 High Street" }, at) => ({
      ...{
        customer: await asCustomer(shop),
        items: [{ productId: product.id, quantity: qty }],
        isCart: false,
        contentHash: "hash",
        policy,
      },
      ...{ name: "Ada Lovelace", address, phone: "555-0100", idempotencyKey: `form ${at}` },
      ...{
        postalAddress: null,
        shippingMethodId: null,
        discountCode: null,
        expectedTotalMinor: null,
        limits: null,
      },
      requestId: null,
    })),
  );
const placeAll = (all: OrderRequest[]) =>
  Promise.allSettled(all.map((request) => quoteAndPlace(shop.database, request)));
const quantities = (placed: Awaited<ReturnType<typeof placeAll>>) =>
  placed.map((each) => (each.status === "fulfilled" ? (ordersIn(each.value)[0]?.quantity ?? 0) : "failed"));

it("sells the last units to the first who asked, in one statement and in several", async () => {
  const product = await aProduct(shop, { countInStock: 6 });
  const wanted = [1, 2, 3, 2, 1, 1].map((qty) => ({ product, qty }));
  expect(quantities(await placeAll(await forms(...wanted)))).toEqual([1, 2, 0, 2, 0, 0]);
  await shop.sql("update products set count_in_stock = 6 where id = $1", [product.id]);
  const db = shop.database.manager;
  const requests = await Promise.all(
    (await forms(...wanted)).map(async (form) => ({ ...form, quoted: await quoteRequest(db, form) })),
  );
  const together = await placeTogether(db, requests, { wait: true });
  expect(together.map((each) => (each === "again" ? each : ordersIn(each as never).length))).toEqual([
    ...[1, 1, 0, "again", "again", "again"],
  ]);
});

it("places the others where the statement fails for one of its forms, each with its mail", async () => {
  await shop.sql(`create function fail() returns trigger language plpgsql as $$
      begin raise unique_violation using constraint = 'order_idempotency_key'; end $$`);
  await shop.sql(
    `create trigger fail before insert on orders for each row when (new.address = 'bad') execute function fail()`,
  );
  const product = await aProduct(shop);
  const before = await waitingJobs(shop);
  const addresses = ["good", "good", "bad", "good"];
  const placed = await placeAll(await forms(...addresses.map((address) => ({ product, address }))));
  expect(quantities(placed)).toEqual([1, 1, "failed", 1]);
  expect(await waitingJobs(shop)).toHaveLength(before.length + 3);
  const [left] = await shop.sql("select count_in_stock as units from products where id = $1", [product.id]);
  expect(left).toEqual({ units: 97 });
});
