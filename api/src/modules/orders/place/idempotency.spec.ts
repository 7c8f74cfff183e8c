import { randomUUID } from "node:crypto";
import { aProduct, asCustomer, type Person } from "../../../../test/support/builders";
import {
  aCartForm,
  anOrderBody,
  anOrderForm,
  PLACE_ORDER,
  PLACE_ORDERS,
  type PlaceOrderAnswer,
  type PlaceOrdersAnswer,
} from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

interface Inserted {
  acknowledged: boolean;
  insertedId: string;
}

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

const order = async (person: Person, input: object) =>
  (await person.ask<PlaceOrderAnswer>(PLACE_ORDER, { input })).placeOrder;
const placeCart = async (person: Person, input: object) =>
  (await person.ask<PlaceOrdersAnswer>(PLACE_ORDERS, { input })).placeOrders;
const ordersOf = ({ id }: Person) => shop.sql("select id from orders where user_id = $1", [id]);
const stockOf = async (ids: string[]) =>
  (
    await shop.sql<{ units: number }>(
      "select count_in_stock as units from products where id = any($1) order by array_position($1, id)",
      [ids],
    )
  ).map(({ units }) => units);

const entry = (productId: string, qty = 1) => ({ productId, qty });
const productIds = (count: number, countInStock: number) =>
  Promise.all(Array.from({ length: count }, async () => (await aProduct(shop, { countInStock })).id));

describe.each([
  {
    what: "an order",
    made: "Order",
    operation: PLACE_ORDER,
    send: order,
    /** A form for two units of each product; `products` is the number of products it takes. */
    formFor: ([id = ""]: string[]): object => anOrderForm(id, { qty: 2 }),
    products: 1,
    others: ([, other]: string[]) => [{ qty: 1 }, { productId: other }],
  },
  {
    what: "a cart",
    made: "Checkout",
    operation: PLACE_ORDERS,
    send: placeCart,
    formFor: (ids: string[]): object => aCartForm(ids.map((id) => entry(id, 2))),
    products: 3,
    others: (ids: string[]) => [
      { items: ids.map((id) => entry(id, 2)) },
      { items: ids.slice(0, 1).map((id) => entry(id, 2)) },
      { items: ids.slice(0, 3).map((id) => entry(id)) },
    ],
  },
])("the form of $what that is sent again", ({ made, operation, send, formFor, products, others }) => {
  it("gives the first result, and orders nothing more", async () => {
    const ids = await productIds(products, 10);
    const form = formFor(ids);
    const first = await send(customer, form);
    expect(first).toMatchObject({ __typename: made });
    expect(await send(customer, form)).toEqual(first);
    expect(await stockOf(ids)).toEqual(ids.map(() => 8));
    expect(await ordersOf(customer)).toHaveLength(products);
  });

  it.each([100, 3])("gives it to each of ten that arrive at once, with %i in stock", async (stock) => {
    const ids = await productIds(products, stock);
    const form = formFor(ids);
    const results = await Promise.all(Array.from({ length: 10 }, () => send(customer, form)));
    expect(new Set(results.map(({ __typename, id }) => `${__typename} ${id}`)).size).toBe(1);
    expect(results[0]?.__typename).toBe(made);
    expect(await stockOf(ids)).toEqual(ids.map(() => stock - 2));
  });

  it.each(["paid_at", "delivered_at"])(
    "gives it even where %s was set since, and all is sold",
    async (at) => {
      const form = formFor(await productIds(products, 3));
      const { id } = await send(customer, form);
      await shop.sql(`update orders set ${at} = now() where user_id = $1`, [customer.id]);
      expect(await send(customer, form)).toMatchObject({ __typename: made, id });
      expect(await ordersOf(customer)).toHaveLength(products);
    },
  );

  it("is refused with any other input", async () => {
    const ids = await productIds(products + 1, 100);
    const form = formFor(ids.slice(0, products));
    await send(customer, form);
    const shipping = [
      { address: "2 Low Street" },
      { name: "Somebody else" },
      { phone: "555-0199" },
      { note: "Ring twice" },
    ];
    for (const changed of [...shipping, ...others(ids)]) {
      const { errors } = await customer.graphql(operation, { input: { ...form, ...changed } });
      expect(errors[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        errors: [{ field: "idempotencyKey" }],
      });
    }
    expect(await ordersOf(customer)).toHaveLength(products);
  });

  it("keeps each customer's keys separate", async () => {
    const form = { ...formFor(await productIds(products, 100)), idempotencyKey: "my-key" };
    const [mine, theirs] = [await send(customer, form), await send(await asCustomer(shop), form)];
    expect(theirs).toMatchObject({ __typename: made });
    expect(theirs.id).not.toBe(mine.id);
  });
});

it("gives a cart's first checkout whatever the order of its entries", async () => {
  const [one = "", other = ""] = await productIds(2, 100);
  const form = aCartForm([entry(one, 2), entry(other)]);
  const first = await placeCart(customer, form);
  expect(await placeCart(customer, { ...form, items: [...form.items].reverse() })).toEqual(first);
});

it("honours the Idempotency-Key header over REST: the same again, and 422 for another body", async () => {
  const { id } = await aProduct(shop);
  const key = { "idempotency-key": randomUUID() };
  const send = (body: object) => customer.post<Inserted>("/order", body, key);
  const [first, second] = await Promise.all([send(anOrderBody(id)), send(anOrderBody(id))]);
  expect(first.body).toMatchObject({ acknowledged: true });
  expect(second.body).toEqual(first.body);
  const other = await send(anOrderBody(id, { qty: 2 }));
  expect(other).toMatchObject({ status: 422, body: { status: 422, errors: [{ field: "idempotencyKey" }] } });
  expect(await ordersOf(customer)).toHaveLength(1);
});

it("shares the keys between GraphQL and REST", async () => {
  const { id } = await aProduct(shop);
  const form = anOrderForm(id);
  const first = await order(customer, form);
  const again = await customer.post<Inserted>("/order", anOrderBody(id), {
    "idempotency-key": form.idempotencyKey,
  });
  expect(again.body).toEqual({ acknowledged: true, insertedId: first.id });
});

it.each(["", "k".repeat(101)])("refuses a key of no or too many characters", async (key) => {
  const { id } = await aProduct(shop);
  expect(await customer.refusal(PLACE_ORDER, { input: anOrderForm(id, { idempotencyKey: key }) })).toBe(
    "BAD_USER_INPUT",
  );
  expect((await customer.post("/order", anOrderBody(id), { "idempotency-key": key })).status).toBe(400);
});
