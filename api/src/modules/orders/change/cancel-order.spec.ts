import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../../../../test/support/builders";
import {
  anOrderForm,
  CANCEL_ORDER,
  MY_ORDERS,
  ORDERS,
  PLACE_ORDER,
  type PlaceOrderAnswer,
} from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../../catalogue/product.entity";

let shop: TestShop;
let admin: Person;
let customer: Person;
let product: Product;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(async () => {
  customer = await asCustomer(shop);
  product = await aProduct(shop, { countInStock: 10 });
});
afterAll(() => shop.stop());

const order = async (person: Person, wanted: Record<string, unknown> = {}) =>
  (await person.ask<PlaceOrderAnswer>(PLACE_ORDER, { input: anOrderForm(product.id, wanted) })).placeOrder;
const stock = async () =>
  (
    await shop.sql<{ stock: number }>("select count_in_stock as stock from products where id = $1", [
      product.id,
    ])
  )[0]?.stock;
const entries = () =>
  shop.sql(
    "select actor_id, target_user_id, target from audit_entries where action = 'CANCEL_ORDER' order by done_at desc",
  );

it("returns the units of a customer's cancelled order to stock, and lets them order the product again", async () => {
  const { id } = await order(customer, { qty: 3 });
  expect(await stock()).toBe(7);
  expect(await customer.ask(CANCEL_ORDER, { id })).toEqual({
    cancelOrder: { id, cancelledAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string },
  });
  expect(await stock()).toBe(10);
  expect(await order(customer)).toMatchObject({ __typename: "Order" });
});

it("takes a cancelled order out of every list and leaves it in the books", async () => {
  const { id } = await order(customer);
  await customer.ask(CANCEL_ORDER, { id });
  expect(await customer.ask(MY_ORDERS)).toMatchObject({ myOrders: { nodes: [], totalCount: 0 } });
  expect(await admin.ask(ORDERS, { search: customer.email })).toMatchObject({ orders: { nodes: [] } });
  expect((await customer.get(`/orders/${customer.email}`)).body).toEqual([]);
  expect((await admin.get(`/orders/${customer.email}`)).body).toEqual([]);
  expect((await admin.get<{ _id: string }[]>("/orders")).body.map(({ _id }) => _id)).not.toContain(id);
  expect(await customer.ask("query ($id: ID!) { order(id: $id) { status } }", { id })).toEqual({
    order: { status: "CANCELLED" },
  });
  expect(await admin.ask("query ($id: ID!) { product(id: $id) { qty } }", { id: product.id })).toEqual({
    product: { qty: 0 },
  });
  expect(await shop.sql("select from orders where id = $1 and cancelled_at is not null", [id])).toHaveLength(
    1,
  );
});

it("records what an admin cancels, and not what customers cancel themselves", async () => {
  const theirs = await order(customer, { qty: 2 });
  await admin.ask(CANCEL_ORDER, { id: theirs.id });
  expect(await stock()).toBe(10);
  expect(await entries()).toEqual([
    { actor_id: admin.id, target_user_id: customer.id, target: `2 × ${product.name}` },
  ]);
  const other = await asCustomer(shop);
  await other.ask(CANCEL_ORDER, { id: (await order(other)).id });
  expect(await entries()).toHaveLength(1);
});

it("answers for another customer's order as for an order that doesn't exist", async () => {
  const { id } = await order(customer);
  const other = await asCustomer(shop);
  const refusals = [id, "00000000-0000-4000-8000-000000000000", "nonsense"].map(
    async (wanted) => (await other.graphql(CANCEL_ORDER, { id: wanted })).errors[0],
  );
  const [first, ...others] = await Promise.all(refusals);
  expect(first?.extensions.code).toBe("NOT_FOUND");
  expect(others).toEqual([first, first]);
  expect(await stock()).toBe(9);
});

it.each(["paidAt", "deliveredAt", "cancelledAt"])(
  "cancels no order with a %s, and leaves the stock alone",
  async (at) => {
    const id = await anOrder(shop, customer, product, { [at]: new Date() });
    for (const person of [customer, admin])
      expect(await person.refusal(CANCEL_ORDER, { id })).toBe("CONFLICT");
    expect(await stock()).toBe(10);
  },
);

it("delivers no cancelled order", async () => {
  const id = await anOrder(shop, customer, product, { cancelledAt: new Date() });
  expect((await admin.delete(`/delevered/${id}`)).body).toEqual({ deletedCount: 0 });
});

it("either cancels or delivers an order that is cancelled and delivered at once", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await order(customer, { qty: 4 });
    const [cancelled, delivered] = await Promise.all([
      customer.refusal(CANCEL_ORDER, { id }).then((refusal) => refusal === undefined),
      admin.delete<{ deletedCount: number }>(`/delevered/${id}`).then(({ body }) => body.deletedCount === 1),
    ]);
    expect(cancelled).toBe(!delivered);
    expect(await stock()).toBe(cancelled ? 10 : 6);
    await shop.sql("update products set count_in_stock = 10 where id = $1", [product.id]);
  }
});

it("lets a customer cancel and order the same product at once, without either waiting for the other for ever", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await order(customer);
    const [, again] = await Promise.all([customer.ask(CANCEL_ORDER, { id }), order(customer)]);
    if (again.__typename === "Order") await customer.ask(CANCEL_ORDER, { id: again.id });
    else expect(again.__typename).toBe("DuplicateOrder");
    expect(await stock()).toBe(10);
  }
});

it("answers a repeated form with its order, cancelled or not", async () => {
  const form = anOrderForm(product.id);
  const place = () => customer.ask<PlaceOrderAnswer>(PLACE_ORDER, { input: form });
  const { placeOrder: first } = await place();
  await customer.ask(CANCEL_ORDER, { id: first.id });
  expect((await place()).placeOrder).toMatchObject({ __typename: "Order", id: first.id });
  expect(await stock()).toBe(10);
});

it("returns the units of a product that is no longer sold", async () => {
  const { id } = await order(customer, { qty: 5 });
  await admin.ask("mutation ($id: ID!) { deleteProduct(id: $id) }", { id: product.id });
  await customer.ask(CANCEL_ORDER, { id });
  expect(await stock()).toBe(10);
});
