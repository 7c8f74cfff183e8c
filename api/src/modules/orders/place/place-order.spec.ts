import fc from "fast-check";
import { aProduct, asAdmin, asCustomer, type Person } from "../../../../test/support/builders";
import {
  anOrderBody,
  anOrderForm,
  PLACE_ORDER,
  type PlaceOrderAnswer,
} from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

let shop: TestShop;
let customer: Person;
/** Limits of the shop that these orders never reach. */
const policy = { maxUnitsPerOrder: 1_000_000, maxUnpaidUnits: 1_000_000 };
beforeAll(async () => (shop = await startTestShop({ policy })));
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

const order = async (person: Person, productId: string, wanted: Record<string, unknown> = {}) =>
  (await person.ask<PlaceOrderAnswer>(PLACE_ORDER, { input: anOrderForm(productId, wanted) })).placeOrder;
const stockOf = async (id: string) =>
  (await shop.sql<{ stock: number }>("select count_in_stock as stock from products where id = $1", [id]))[0]
    ?.stock;

it("takes the ordered units from stock", async () => {
  const { id } = await aProduct(shop, { countInStock: 10 });
  expect(await order(customer, id, { qty: 3 })).toMatchObject({ product: { countInStock: 7 } });
});

it("refuses an order for the last unit, and leaves the stock as it was", async () => {
  const { id } = await aProduct(shop, { countInStock: 5 });
  expect(await order(customer, id, { qty: 5 })).toEqual({
    __typename: "InsufficientStock",
    message: expect.any(String) as string,
    countInStock: 5,
  });
  expect(await order(customer, id, { qty: 4 })).toMatchObject({ __typename: "Order" });
  expect(await stockOf(id)).toBe(1);
  expect(await order(await asCustomer(shop), id)).toMatchObject({
    __typename: "InsufficientStock",
    countInStock: 1,
  });
});

it("states over REST how many units of an out-of-stock product are left", async () => {
  const { id } = await aProduct(shop, { countInStock: 2 });
  const answer = await customer.post("/order", anOrderBody(id, { qty: 2 }));
  expect(answer.status).toBe(409);
  expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(answer.body).toMatchObject({ acknowledged: false, countInStock: 2, status: 409, title: "Conflict" });
});

it("sells nine of ten units to forty buyers at once", async () => {
  const { id } = await aProduct(shop, { countInStock: 10 });
  const buyers = await Promise.all(Array.from({ length: 40 }, () => asCustomer(shop)));
  const outcomes = await Promise.all(buyers.map((buyer) => order(buyer, id)));
  const sold = outcomes.filter(({ __typename }) => __typename === "Order");
  expect(sold).toHaveLength(9);
  expect(outcomes.filter(({ __typename }) => __typename === "InsufficientStock")).toHaveLength(31);
  expect(await stockOf(id)).toBe(1);
});

it("believes the product about its name and price, and nobody about a payment", async () => {
  const { id } = await aProduct(shop, { name: "Lagoon 36", price: 249.95 });
  const said = { product: "Something cheap", paid: true, email: customer.email.toUpperCase() };
  expect((await customer.post("/order", anOrderBody(id, { qty: 3, ...said }))).status).toBe(200);
  expect((await customer.get(`/orders/${customer.email}`)).body).toMatchObject([
    { product: "Lagoon 36", price: 249.95, total: 749.85, paid: false, email: customer.email },
  ]);
});

it("stores the price and the name of the day, whatever happens to the product", async () => {
  const admin = await asAdmin(shop);
  const { id, name } = await aProduct(shop, { price: 10 });
  const placed = await order(customer, id);
  await shop.sql("update products set price_cents = 1, name = 'Renamed' where id = $1", [id]);
  await admin.ask("mutation ($id: ID!) { deleteProduct(id: $id) }", { id });
  const storedOrder = "query ($id: ID!) { order(id: $id) { productName unitPrice total product { id } } }";
  expect(await customer.ask(storedOrder, { id: placed.id })).toEqual({
    order: { productName: name, unitPrice: 10, total: 10, product: null },
  });
});

it("is exact to the cent, whatever the price and the quantity", async () => {
  const minor = fc.integer({ min: 1, max: 99_999_999 });
  const property = fc.asyncProperty(minor, fc.integer({ min: 1, max: 999 }), async (price, qty) => {
    const product = await aProduct(shop, { price: price / 100, countInStock: 1_000 });
    const { unitPrice, total } = await order(customer, product.id, { qty });
    // as text, because 0.1 + 0.2 would not pass
    expect([unitPrice, total].map(String)).toEqual([price / 100, (price * qty) / 100].map(String));
  });
  await fc.assert(property, { numRuns: 40 });
});

it("refuses a second order of a product while the first is unpaid, and names the first", async () => {
  const { id } = await aProduct(shop, { countInStock: 10 });
  const first = await order(customer, id);
  expect(await order(customer, id)).toMatchObject({ __typename: "DuplicateOrder", order: { id: first.id } });
  const overRest = await customer.post("/order", anOrderBody(id));
  expect(overRest).toMatchObject({ status: 200, body: { acknowledged: false } });
  expect(await stockOf(id)).toBe(9);
  expect(await order(await asCustomer(shop), id)).toMatchObject({ __typename: "Order" });
  await shop.sql("update orders set paid_at = now() where id = $1", [first.id]);
  expect(await order(customer, id)).toMatchObject({ __typename: "Order" });
});

it("allows a customer one unpaid order of a product when ten forms arrive at once", async () => {
  const { id } = await aProduct(shop, { countInStock: 100 });
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => order(customer, id)));
  expect(outcomes.filter(({ __typename }) => __typename === "Order")).toHaveLength(1);
  expect(outcomes.filter(({ __typename }) => __typename === "DuplicateOrder")).toHaveLength(9);
  expect(await stockOf(id)).toBe(99);
});

it("knows no order of an unknown or deleted product", async () => {
  const { id } = await aProduct(shop, { archivedAt: new Date() });
  for (const productId of [id, "00000000-0000-4000-8000-000000000000", "nonsense"]) {
    expect(await customer.refusal(PLACE_ORDER, { input: anOrderForm(productId) })).toBe("NOT_FOUND");
    expect((await customer.post("/order", anOrderBody(productId))).status).toBe(404);
  }
});

it("takes no order under another's email", async () => {
  const { id } = await aProduct(shop);
  const answer = await customer.post("/order", anOrderBody(id, { email: "somebody@else.com" }));
  expect(answer.status).toBe(403);
});
