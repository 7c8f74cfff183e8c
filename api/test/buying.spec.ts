import { register, type FirebaseAccount } from "./support/accounts";
import { aProduct, asAdmin, asVisitor, type Person } from "./support/builders";
import { Caller } from "./support/caller";
import {
  anOrderBody,
  anOrderForm,
  MY_ORDERS,
  ORDERS,
  PLACE_ORDER,
  type Page,
  type PlaceOrderAnswer,
} from "./support/operations";
import { startTestShop, type TestShop } from "./support/shop";

type Listed = Page<{ id: string; paid: boolean }>;

let shop: TestShop;
let admin: Person;
let account: FirebaseAccount;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(async () => (account = await register({ displayName: "Carla Buyer" })));
afterEach(() => shop.sql("update orders set delivered_at = now() where delivered_at is null"));
afterAll(() => shop.stop());

const deliveredAtOf = async (id: string) =>
  (await shop.sql<{ delivered_at: Date | null }>("select delivered_at from orders where id = $1", [id]))[0]
    ?.delivered_at;

it("lets a new customer register, order, and have it delivered, through GraphQL", async () => {
  const { id: productId } = await aProduct(shop, { name: "Skerry 300", countInStock: 5 });
  const { signIn } = await asVisitor(shop).ask<{ signIn: { accessToken: string; user: object } }>(
    "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken user { email name role } } }",
    { idToken: account.idToken },
  );
  expect(signIn.user).toEqual({ email: account.email, name: "Carla Buyer", role: "CUSTOMER" });
  const customer = new Caller(shop, signIn.accessToken);

  const product = await customer.ask("query ($id: ID!) { product(id: $id) { name countInStock } }", {
    id: productId,
  });
  expect(product).toEqual({ product: { name: "Skerry 300", countInStock: 5 } });

  const { placeOrder: order } = await customer.ask<PlaceOrderAnswer>(PLACE_ORDER, {
    input: anOrderForm(productId),
  });
  expect(order).toMatchObject({ __typename: "Order", email: account.email, paid: false });

  const { myOrders } = await customer.ask<{ myOrders: Listed }>(MY_ORDERS);
  expect(myOrders).toMatchObject({ nodes: [{ id: order.id, paid: false }], totalCount: 1 });
  const { orders } = await admin.ask<{ orders: Listed }>(ORDERS);
  expect(orders.nodes.map(({ id }) => id)).toContain(order.id);

  const deliver = "mutation ($id: ID!) { deliverOrder(id: $id) }";
  expect(await admin.ask(deliver, { id: order.id })).toEqual({ deliverOrder: 1 });
  expect(await admin.ask(deliver, { id: order.id })).toEqual({ deliverOrder: 0 });
  expect(await customer.ask(MY_ORDERS)).toMatchObject({ myOrders: { nodes: [], totalCount: 0 } });
  expect(await admin.ask(ORDERS)).toMatchObject({ orders: { nodes: [], totalCount: 0 } });
  expect(await deliveredAtOf(order.id)).toBeInstanceOf(Date);
});

it("lets a new customer register, order, and have it delivered, through the documented REST calls", async () => {
  const { id: productId, name } = await aProduct(shop, { countInStock: 5, price: 12.5 });
  const path = encodeURIComponent(account.email);
  const signedIn = await new Caller(shop, account.idToken).put<{ accesToken: string }>(`/user/${path}`, {
    email: account.email,
  });
  expect(signedIn.status).toBe(200);
  const customer = new Caller(shop, signedIn.body.accesToken);

  expect((await customer.get(`/products/${productId}`)).body).toMatchObject({
    _id: productId,
    countInStock: 5,
  });
  const placed = await customer.post<{ acknowledged: boolean; insertedId: string }>(
    "/order",
    anOrderBody(productId, { email: account.email, qty: 2, product: name, paid: true }),
  );
  expect(placed).toMatchObject({ status: 200, body: { acknowledged: true } });

  const mine = [
    {
      _id: placed.body.insertedId,
      id: productId,
      product: name,
      qty: 2,
      paid: false,
      price: 12.5,
      total: 25,
    },
  ];
  expect((await customer.get(`/orders/${path}`)).body).toMatchObject(mine);
  expect((await admin.get("/orders")).body).toMatchObject(mine);
  expect((await customer.get(`/products/${productId}`)).body).toMatchObject({ countInStock: 3 });

  const delivered = `/delevered/${placed.body.insertedId}`;
  expect(await admin.delete(delivered)).toMatchObject({ status: 200, body: { deletedCount: 1 } });
  expect(await admin.delete(delivered)).toMatchObject({ status: 200, body: { deletedCount: 0 } });
  expect((await customer.get(`/orders/${path}`)).body).toEqual([]);
  expect((await admin.get("/orders")).body).toEqual([]);
  expect(await deliveredAtOf(placed.body.insertedId)).toBeInstanceOf(Date);
});
