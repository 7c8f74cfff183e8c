import { anOrder, aProduct, asCustomer, type Person } from "../../../test/support/builders";
import { aCart } from "../../../test/support/carts";
import { aJobContext, waitingJobs } from "../../../test/support/jobs";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import type { Product } from "../catalogue/product.entity";
import { expireOrders } from "./expire-orders";

const MINUTE = 60_000;
/** Half an hour. */
const policy = { orderHoldHours: 0.5 };

let shop: TestShop;
let customer: Person;
let product: Product;
beforeAll(async () => (shop = await startTestShop({ policy })));
beforeEach(async () => {
  customer = await asCustomer(shop);
  product = await aProduct(shop, { countInStock: 10 });
});
afterEach(() => shop.sql("delete from graphile_worker._private_jobs"));
afterAll(() => shop.stop());

const placedAgo = (minutes: number, wanted: Parameters<typeof anOrder>[3] = {}) =>
  anOrder(shop, customer, product, { createdAt: new Date(Date.now() - minutes * MINUTE), ...wanted });
const expire = () => expireOrders(aJobContext(shop));
const stock = async () =>
  (
    await shop.sql<{ stock: number }>("select count_in_stock as stock from products where id = $1", [
      product.id,
    ])
  )[0]?.stock;
const statusOf = async (id: string) => {
  const query = "query ($id: ID!) { order(id: $id) { status events { status by note } } }";
  return (await customer.ask<{ order: { status: string; events: object[] } }>(query, { id })).order;
};

it("cancels an order that was not paid in time, returns its units, and says so in its history", async () => {
  const id = await placedAgo(31, { quantity: 4 });
  await expire();
  expect(await statusOf(id)).toMatchObject({
    status: "CANCELLED",
    events: [
      { status: "PLACED" },
      { status: "CANCELLED", by: "system", note: "Not paid within 30 minutes." },
    ],
  });
  expect(await stock()).toBe(14);
});

it("mails the customer, and closes the open payment pages", async () => {
  const orderId = await placedAgo(31);
  await expire();
  expect(await waitingJobs(shop)).toEqual([
    { task: "mail-order-cancelled", payload: { orderId } },
    { task: "close-payments-of-order", payload: { orderId } },
  ]);
});

it("cancels a cart as a whole, at one moment", async () => {
  const createdAt = new Date(Date.now() - 31 * MINUTE);
  const { orderIds } = await aCart(
    shop,
    customer,
    [1, 2, 3].map((price) => ({ price, createdAt })),
  );
  await expire();
  const cancelled = await shop.sql("select distinct cancelled_at from orders where id = any($1)", [orderIds]);
  expect(cancelled).toEqual([{ cancelled_at: expect.any(Date) as Date }]);
});

it("leaves orders alone that are younger, paid, delivered or cancelled", async () => {
  const now = new Date();
  await placedAgo(29);
  await placedAgo(60, { paidAt: now });
  await placedAgo(60, { deliveredAt: now });
  await placedAgo(60, { cancelledAt: now });
  await expire();
  expect(await waitingJobs(shop)).toEqual([]);
  expect(await stock()).toBe(10);
});

it("holds orders for ever where the shop holds them 0 hours", async () => {
  const id = await placedAgo(1_000_000);
  await expireOrders({ ...aJobContext(shop), policy: { ...shop.policy, orderHoldHours: 0 } });
  expect(await statusOf(id)).toMatchObject({ status: "PLACED" });
  await expire();
});

it("cancels each order once when five processes find 250 of them at the same time", async () => {
  const products = await Promise.all(Array.from({ length: 10 }, () => aProduct(shop, { countInStock: 0 })));
  const customers = await Promise.all(Array.from({ length: 25 }, () => asCustomer(shop)));
  const createdAt = new Date(Date.now() - 60 * MINUTE);
  for (const person of customers)
    await Promise.all(products.map((each) => anOrder(shop, person, each, { quantity: 2, createdAt })));
  await Promise.all([expire(), expire(), expire(), expire(), expire()]);
  await expire(); // handles the orders that the first process left because another held the customer
  const units = await shop.sql<{ units: number }>(
    "select distinct count_in_stock as units from products where id = any($1)",
    [products.map(({ id }) => id)],
  );
  expect(units).toEqual([{ units: 50 }]);
  expect(await waitingJobs(shop)).toHaveLength(500);
});

it("leaves a customer alone while another transaction changes their orders", async () => {
  const id = await placedAgo(31);
  await shop.database.transaction(async (other) => {
    await other.query("select from users where id = $1 for no key update", [customer.id]);
    await expire();
  });
  expect(await statusOf(id)).toMatchObject({ status: "PLACED" });
  await expire();
  expect(await statusOf(id)).toMatchObject({ status: "CANCELLED" });
});
