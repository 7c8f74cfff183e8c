import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../../../../test/support/builders";
import { aDemoGateway } from "../../../../test/support/payments";
import {
  anOrderForm,
  CANCEL_ORDER,
  PLACE_ORDER,
  type PlaceOrderAnswer,
} from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../../catalogue/product.entity";

const ORDER = `query ($id: ID!) { order(id: $id) {
  number status canPay canCancel imageUrl events { status by note } } }`;

interface OrderAnswer {
  order: {
    number: string;
    status: string;
    canPay: boolean;
    canCancel: boolean;
    imageUrl: string | null;
    events: { status: string; by: string; note: string | null }[];
  };
}

let shop: TestShop;
let admin: Person;
let customer: Person;
let product: Product;
beforeAll(async () => {
  shop = await startTestShop({ payments: aDemoGateway().open });
  admin = await asAdmin(shop);
  customer = await asCustomer(shop);
  product = await aProduct(shop, { image: "/pictures/saw.svg" });
});
afterAll(() => shop.stop());

const read = async (person: Person, id: string) => (await person.ask<OrderAnswer>(ORDER, { id })).order;
const place = async (person: Person, productId: string) =>
  (await person.ask<PlaceOrderAnswer>(PLACE_ORDER, { input: anOrderForm(productId) })).placeOrder.id;

it("gives each order a number of eight digits, and stores the image of the day", async () => {
  const id = await place(await asCustomer(shop), product.id);
  await shop.sql("update products set image = '/pictures/other.svg' where id = $1", [product.id]);
  expect(await read(admin, id)).toMatchObject({
    number: expect.stringMatching(/^\d{4}-\d{4}$/) as string,
    imageUrl: "/pictures/saw.svg",
  });
});

it("shows an admin who did what, and a customer that the shop did it", async () => {
  const id = await place(customer, product.id);
  await admin.ask(CANCEL_ORDER, { id });
  const placed = { status: "PLACED", by: "customer" };
  expect((await read(admin, id)).events).toMatchObject([placed, { status: "CANCELLED", by: admin.email }]);
  expect((await read(customer, id)).events).toMatchObject([placed, { status: "CANCELLED", by: "shop" }]);
});

it("lets the customer pay and cancel what waits for a payment, and an admin only cancel it", async () => {
  const id = await anOrder(shop, customer, await aProduct(shop));
  expect(await read(customer, id)).toMatchObject({ status: "PLACED", canPay: true, canCancel: true });
  expect(await read(admin, id)).toMatchObject({ canPay: false, canCancel: true });
});

it.each([
  ["PAID", { paidAt: new Date() }],
  ["DELIVERED", { deliveredAt: new Date() }],
  ["CANCELLED", { cancelledAt: new Date() }],
])("lets nobody pay or cancel an order that is %s", async (status, times) => {
  const id = await anOrder(shop, customer, product, times);
  expect(await read(customer, id)).toMatchObject({ status, canPay: false, canCancel: false });
});

it("asks no payment for an order of 0.00", async () => {
  const id = await anOrder(shop, customer, await aProduct(shop, { price: 0 }));
  expect(await read(customer, id)).toMatchObject({ canPay: false, canCancel: true });
});

it("closes the payment pages of an order that is delivered unpaid, and of no paid one", async () => {
  const [unpaid, paid] = [
    await anOrder(shop, customer, await aProduct(shop)),
    await anOrder(shop, customer, product, { paidAt: new Date() }),
  ];
  for (const id of [unpaid, paid]) await admin.delete(`/delevered/${id}`);
  const jobs = await shop.sql<{ key: string }>(
    "select key from graphile_worker.jobs where task_identifier = 'close-payments-of-order'",
  );
  const { number } = await read(admin, unpaid);
  expect(jobs.filter(({ key }) => key.endsWith(number))).toHaveLength(1);
  const { number: other } = await read(admin, paid);
  expect(jobs.filter(({ key }) => key.endsWith(other))).toEqual([]);
});
