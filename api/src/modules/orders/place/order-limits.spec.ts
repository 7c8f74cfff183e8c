import { anOrder, aProduct, asCustomer, type Person } from "../../../../test/support/builders";
import {
  anOrderBody,
  anOrderForm,
  CANCEL_ORDER,
  PLACE_ORDER,
  type PlaceOrderAnswer,
} from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop({ policy: { maxUnitsPerOrder: 5, maxUnpaidUnits: 12 } })));
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

const order = async (qty: number, product?: { id: string }, wanted: object = {}) => {
  const { id } = product ?? (await aProduct(shop));
  const input = anOrderForm(id, { qty, ...wanted });
  return (await customer.ask<PlaceOrderAnswer>(PLACE_ORDER, { input })).placeOrder;
};
const stockOf = async ({ id }: { id: string }) =>
  (await shop.sql<{ stock: number }>("select count_in_stock as stock from products where id = $1", [id]))[0]
    ?.stock;

it("lets one order have the most units that are allowed, and none have more", async () => {
  const product = await aProduct(shop);
  expect(await order(6, product)).toEqual({
    __typename: "LimitExceeded",
    message: "An order can have up to 5 units.",
    limit: 5,
  });
  expect(await stockOf(product)).toBe(100);
  expect(await order(5, product)).toMatchObject({ __typename: "Order" });
});

it("counts the units of all unpaid orders of a customer", async () => {
  for (const qty of [5, 5]) expect(await order(qty)).toMatchObject({ __typename: "Order" });
  const product = await aProduct(shop);
  expect(await order(3, product)).toEqual({
    __typename: "LimitExceeded",
    message: "Your unpaid orders can have up to 12 units in total.",
    limit: 12,
  });
  expect(await stockOf(product)).toBe(100);
  expect(await order(2, product)).toMatchObject({ __typename: "Order" });
});

it("counts no paid, delivered or cancelled order, and nobody else's", async () => {
  for (const at of ["paidAt", "deliveredAt", "cancelledAt"])
    await anOrder(shop, customer, await aProduct(shop), { quantity: 12, [at]: new Date() });
  await anOrder(shop, await asCustomer(shop), await aProduct(shop), { quantity: 12 });
  expect(await order(5)).toMatchObject({ __typename: "Order" });
});

it("lets a customer order again once an unpaid order is cancelled", async () => {
  const [first] = [await order(5), await order(5)];
  expect(await order(5)).toMatchObject({ __typename: "LimitExceeded" });
  await customer.ask(CANCEL_ORDER, { id: first.id });
  expect(await order(5)).toMatchObject({ __typename: "Order" });
});

it("says over REST that nothing was ordered, and how many units are allowed", async () => {
  const { id } = await aProduct(shop);
  const answer = await customer.post("/order", anOrderBody(id, { qty: 6 }));
  expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(answer).toMatchObject({
    status: 409,
    body: { status: 409, acknowledged: false, limit: 5, detail: "An order can have up to 5 units." },
  });
});

it("reports too little stock, or an unpaid order of the product, before any limit", async () => {
  const scarce = await aProduct(shop, { countInStock: 6 });
  expect(await order(6, scarce)).toMatchObject({ __typename: "InsufficientStock", countInStock: 6 });
  const plenty = await aProduct(shop);
  const first = await order(5, plenty);
  expect(await order(6, plenty)).toMatchObject({ __typename: "DuplicateOrder", order: { id: first.id } });
  await order(5);
  expect(await order(5, plenty)).toMatchObject({ __typename: "DuplicateOrder", order: { id: first.id } });
});

it("answers a repeated form with its order, also where it arrives ten times at once and fills the limit", async () => {
  await order(5);
  await order(4);
  const product = await aProduct(shop);
  const forms = Array.from({ length: 10 }, () => order(3, product, { idempotencyKey: "one form" }));
  const ids = (await Promise.all(forms)).map(({ __typename, id }) => `${__typename} ${id}`);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^Order /);
  expect(await stockOf(product)).toBe(97);
});

it("never lets a customer's unpaid orders pass the limit together, however many arrive at once", async () => {
  const products = await Promise.all(Array.from({ length: 20 }, () => aProduct(shop)));
  const placed = await Promise.all(products.map((product) => order(4, product)));
  expect(placed.filter(({ __typename }) => __typename === "Order")).toHaveLength(3);
  expect(placed.filter(({ __typename }) => __typename === "LimitExceeded")).toHaveLength(17);
  const [{ units } = { units: 0 }] = await shop.sql<{ units: number }>(
    "select sum(qty)::int as units from orders where user_id = $1",
    [customer.id],
  );
  expect(units).toBe(12);
});
