import { randomUUID } from "node:crypto";
import { aProduct, anOrder, asCustomer, type Person } from "../../../../test/support/builders";
import {
  aCartForm,
  CANCEL_ORDER,
  PLACE_ORDERS,
  type PlaceOrdersAnswer,
} from "../../../../test/support/operations";
import { waitingJobs } from "../../../../test/support/jobs";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../../catalogue/product.entity";

let shop: TestShop;
let customer: Person;
const policy = { maxUnitsPerOrder: 50, maxUnpaidUnits: 100 };
beforeAll(async () => (shop = await startTestShop({ policy })));
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

const send = async (person: Person, input: object) =>
  (await person.ask<PlaceOrdersAnswer>(PLACE_ORDERS, { input })).placeOrders;
const entry = ({ id }: Pick<Product, "id">, qty = 1) => ({ productId: id, qty });
const products = (count: number, wanted: Parameters<typeof aProduct>[1] = {}) =>
  Promise.all(Array.from({ length: count }, () => aProduct(shop, wanted)));
const ordersOf = ({ id }: Person) => shop.sql("select id from orders where user_id = $1", [id]);
const stockOf = async (...each: Pick<Product, "id">[]) => {
  const found = await shop.sql<{ id: string; stock: number }>(
    "select id, count_in_stock as stock from products where id = any($1)",
    [each.map(({ id }) => id)],
  );
  return each.map(({ id }) => found.find((product) => product.id === id)?.stock);
};

it("places one order for each entry, with the product's name, price and image of the day", async () => {
  const [watch, strap] = [
    await aProduct(shop, { name: "Cart watch", price: 249.95, countInStock: 10 }),
    await aProduct(shop, { name: "Cart strap", price: 20, countInStock: 5, image: "/pictures/strap.svg" }),
  ];
  const placed = await send(customer, aCartForm([entry(watch, 2), entry(strap, 3)]));
  expect(placed).toMatchObject({
    __typename: "Checkout",
    total: 559.9,
    orders: [
      { productName: "Cart strap", qty: 3, total: 60, imageUrl: "/pictures/strap.svg" },
      { productName: "Cart watch", qty: 2, total: 499.9, product: { countInStock: 8 } },
    ],
  });
  expect(placed.orders.map(({ checkoutId }) => checkoutId)).toEqual([placed.id, placed.id]);
  expect(new Set(placed.orders.map(({ number }) => number)).size).toBe(2);
  expect(await stockOf(watch, strap)).toEqual([8, 2]);
});

it("shows a checkout to its customer, and to no other", async () => {
  const { id } = await send(customer, aCartForm([entry(await aProduct(shop))]));
  const query = "query ($id: ID!) { checkout(id: $id) { id orders { id } } }";
  expect(await customer.ask(query, { id })).toMatchObject({ checkout: { id, orders: [{}] } });
  expect(await (await asCustomer(shop)).refusal(query, { id })).toBe("NOT_FOUND");
});

it("orders nothing of a cart with entries that can't be had, and names each of them with its reason", async () => {
  const [good, scarce, ordered, gone, large, rest] = (await products(6, { countInStock: 60 })) as [
    ...[Product, Product, Product, Product, Product, Product],
  ];
  await shop.sql("update products set count_in_stock = 3 where id = $1", [scarce.id]);
  await shop.sql("update products set archived_at = now() where id = $1", [gone.id]);
  const orderId = await anOrder(shop, customer, ordered, { quantity: 40 });
  const cart = [entry(good, 40), entry(scarce, 3), entry(ordered), entry(gone), entry(large, 51)];
  const more = [entry(rest, 21), { productId: "nonsense", qty: 1 }, { productId: randomUUID(), qty: 1 }];
  const refused = await send(customer, aCartForm([...cart, ...more]));
  const refusal = { countInStock: null, limit: null, order: null };
  const tooMany = (limit: number) => ({ message: expect.stringContaining(String(limit)) as string, limit });
  expect(refused.refusals).toEqual([
    { ...refusal, productId: scarce.id, reason: "INSUFFICIENT_STOCK", countInStock: 3 },
    { ...refusal, productId: ordered.id, reason: "DUPLICATE_ORDER", order: { id: orderId } },
    { ...refusal, productId: gone.id, reason: "NOT_SOLD" },
    { ...refusal, productId: large.id, reason: "LIMIT_EXCEEDED", limit: tooMany(50) },
    { ...refusal, productId: rest.id, reason: "LIMIT_EXCEEDED", limit: tooMany(100) },
    { ...refusal, productId: more[1]?.productId, reason: "NOT_SOLD" },
    { ...refusal, productId: more[2]?.productId, reason: "NOT_SOLD" },
  ]);
  expect(await stockOf(good, scarce, ordered, large, rest)).toEqual([60, 3, 60, 60, 60]);
  expect(await ordersOf(customer)).toHaveLength(1);
});

it("sells the last sellable unit of a product in a cart, and not the unit that is held back", async () => {
  const product = await aProduct(shop, { countInStock: 2 });
  expect(await send(customer, aCartForm([entry(product)]))).toMatchObject({ __typename: "Checkout" });
  const other = await send(await asCustomer(shop), aCartForm([entry(product)]));
  expect(other.refusals).toMatchObject([{ reason: "INSUFFICIENT_STOCK", countInStock: 1 }]);
});

it("takes a product's id in capitals, and answers with it as it was sent", async () => {
  const product = await aProduct(shop, { countInStock: 3 });
  const productId = product.id.toUpperCase();
  expect((await send(customer, aCartForm([{ productId, qty: 3 }]))).refusals).toMatchObject([{ productId }]);
  expect(await send(customer, aCartForm([{ productId, qty: 2 }]))).toMatchObject({ __typename: "Checkout" });
});

it("orders a cart of fifty products", async () => {
  const cart = (await products(50)).map((product) => entry(product));
  expect((await send(customer, aCartForm(cart))).orders).toHaveLength(50);
});

describe("an invalid cart", () => {
  const ids = (count: number) => Array.from({ length: count }, () => ({ productId: randomUUID(), qty: 1 }));
  const twice = randomUUID();

  it.each([
    ["no entries", []],
    ["51 entries", ids(51)],
    ["101 entries", ids(101)],
    ["the same product twice", [...ids(1), { productId: twice, qty: 1 }, { productId: twice, qty: 2 }]],
    [
      "the same product in other letters",
      [twice, twice.toUpperCase()].map((productId) => ({ productId, qty: 1 })),
    ],
    ["a quantity of 0", [{ productId: twice, qty: 0 }]],
    ["a quantity of -1", [{ productId: twice, qty: -1 }]],
    ["a quantity of 1.5", [{ productId: twice, qty: 1.5 }]],
    ["a product without a name", [{ productId: "", qty: 1 }]],
  ])("is refused: %s", async (_what, items) => {
    expect(await customer.refusal(PLACE_ORDERS, { input: aCartForm(items) })).toBe("BAD_USER_INPUT");
  });
});

it("names the orders that a former cart has placed, until they are cancelled", async () => {
  const [one, other] = (await products(2)) as [Product, Product];
  const { orders } = await send(customer, aCartForm([entry(one)]));
  const again = await send(customer, aCartForm([entry(other), entry(one)]));
  expect(again.refusals).toMatchObject([{ productId: one.id, order: { id: orders[0]?.id } }]);
  await customer.ask(CANCEL_ORDER, { id: orders[0]?.id });
  expect((await send(customer, aCartForm([entry(other), entry(one)]))).orders).toHaveLength(2);
});

it("mails the customer once about the whole cart, and the shop about each product that is sold out now", async () => {
  const [last, plenty] = [await aProduct(shop, { countInStock: 3 }), await aProduct(shop)];
  const before = await waitingJobs(shop);
  const { orders } = await send(customer, aCartForm([entry(last, 2), entry(plenty)]));
  const refused = aCartForm([entry(plenty), entry(last)]);
  await send(await asCustomer(shop), refused);
  const added = (await waitingJobs(shop)).slice(before.length);
  expect(added.map(({ task }) => task)).toEqual(["mail-orders-placed", "mail-stock-run-out"]);
  const [mail, runOut] = added.map(({ payload }) => payload);
  expect(new Set(mail?.orderIds)).toEqual(new Set(orders.map(({ id }) => id)));
  expect(runOut).toEqual({ productId: last.id, requestId: expect.any(String) as string });
});
