import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const PRODUCT = "query ($id: ID!) { product(id: $id) { qty hasPaidOrders } }";

let shop: TestShop;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  shop = await startTestShop();
  [admin, customer] = [await asAdmin(shop), await asCustomer(shop)];
});
afterAll(() => shop.stop());

it("counts the units of a product in orders not yet delivered, and whether one of them is paid", async () => {
  const product = await aProduct(shop);
  const ask = () => admin.ask(PRODUCT, { id: product.id });
  expect(await ask()).toEqual({ product: { qty: 0, hasPaidOrders: false } });
  await anOrder(shop, customer, product, { quantity: 3 });
  await anOrder(shop, customer, product, { quantity: 100, paidAt: new Date(), deliveredAt: new Date() });
  expect(await ask()).toEqual({ product: { qty: 3, hasPaidOrders: false } });
  await anOrder(shop, await asCustomer(shop), product, { quantity: 4, paidAt: new Date() });
  expect(await ask()).toEqual({ product: { qty: 7, hasPaidOrders: true } });
});

it("answers an admin over REST, and nobody else", async () => {
  const product = await aProduct(shop);
  await anOrder(shop, customer, product, { quantity: 3 });
  expect((await admin.get(`/products/${product.id}`)).body).toMatchObject({ qty: 3 });
  expect((await customer.get(`/products/${product.id}`)).body).not.toHaveProperty("qty");
  const listed = await admin.get<{ _id: string; qty: number }[]>("/products");
  expect(listed.body.find(({ _id }) => _id === product.id)).toMatchObject({ qty: 3 });
});

it("doesn't overflow where the units of all orders are more than an Int holds", async () => {
  const product = await aProduct(shop);
  for (let orders = 0; orders < 3; orders += 1)
    await anOrder(shop, customer, product, { quantity: 1_000_000_000, paidAt: new Date() });
  expect(await admin.ask(PRODUCT, { id: product.id })).toEqual({
    product: { qty: 2_147_483_647, hasPaidOrders: true },
  });
});
