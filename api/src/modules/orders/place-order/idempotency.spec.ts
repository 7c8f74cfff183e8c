import { randomUUID } from "node:crypto";
import { aProduct, asCustomer, type Person } from "../../../../test/support/builders";
import {
  anOrderBody,
  anOrderForm,
  PLACE_ORDER,
  type PlaceOrderAnswer,
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
const ordersOf = ({ id }: Person) => shop.sql("select id from orders where user_id = $1", [id]);

it("gives the first order to a customer who sends the same form again, and orders nothing more", async () => {
  const { id } = await aProduct(shop, { countInStock: 10 });
  const form = anOrderForm(id, { qty: 2 });
  const first = await order(customer, form);
  expect(await order(customer, form)).toEqual(first);
  expect(first.product?.countInStock).toBe(8);
  expect(await ordersOf(customer)).toHaveLength(1);
});

it.each([100, 2])(
  "gives the first order to each of ten same forms that arrive at once, with %i in stock",
  async (stock) => {
    const { id } = await aProduct(shop, { countInStock: stock });
    const form = anOrderForm(id);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => order(customer, form)));
    expect(new Set(outcomes.map(({ __typename, id }) => `${__typename} ${id}`)).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ __typename: "Order", product: { countInStock: stock - 1 } });
    expect(await ordersOf(customer)).toHaveLength(1);
  },
);

it("gives the first order even when it has been delivered, or the product has been sold out since", async () => {
  const { id } = await aProduct(shop, { countInStock: 2 });
  const form = anOrderForm(id);
  const first = await order(customer, form);
  await shop.sql("update orders set delivered_at = now() where id = $1", [first.id]);
  expect(await order(customer, form)).toMatchObject({ __typename: "Order", id: first.id });
});

it.each([
  ["quantity", { qty: 2 }],
  ["address", { address: "2 Low Street" }],
  ["name", { name: "Somebody else" }],
  ["phone number", { phone: "555-0199" }],
])("refuses the key of a former form for one with another %s", async (_what, changed) => {
  const { id } = await aProduct(shop);
  const form = anOrderForm(id);
  await order(customer, form);
  const { errors } = await customer.graphql(PLACE_ORDER, { input: { ...form, ...changed } });
  expect(errors[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    errors: [{ field: "idempotencyKey" }],
  });
  expect(await ordersOf(customer)).toHaveLength(1);
});

it("refuses the key of a former form for another product", async () => {
  const [one, other] = [await aProduct(shop), await aProduct(shop)];
  const form = anOrderForm(one.id);
  await order(customer, form);
  expect(await customer.refusal(PLACE_ORDER, { input: { ...form, productId: other.id } })).toBe(
    "BAD_USER_INPUT",
  );
});

it("lets two customers use the same key", async () => {
  const { id } = await aProduct(shop);
  const form = anOrderForm(id, { idempotencyKey: "my-key" });
  const [mine, theirs] = [await order(customer, form), await order(await asCustomer(shop), form)];
  expect(theirs).toMatchObject({ __typename: "Order" });
  expect(theirs.id).not.toBe(mine.id);
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
