import { aProduct, anOrder, asCustomer, type Person } from "../support/builders";
import { aDemoGateway, sessionOf, startPaymentOf } from "../support/payments";
import { startTestShop, type TestShop } from "../support/shop";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
beforeAll(async () => {
  shop = await startTestShop({ payments: gateway.open });
  await gateway.connect(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => (customer = await asCustomer(shop)));

const placed = async (price = 12.5, quantity = 1) =>
  anOrder(shop, customer, await aProduct(shop, { price }), { quantity });

const statusOf = async (id: string) =>
  (
    await customer.ask<{ order: { status: string } }>("query ($id: ID!) { order(id: $id) { status } }", {
      id,
    })
  ).order.status;

const paymentOf = (url: string) =>
  shop
    .sql<{ id: string; status: string }>("select id, status from payments where session_id = $1", [
      sessionOf(url),
    ])
    .then(([payment]) => payment as { id: string; status: string });

it("turns an order paid once the customer has approved, and leads back to the shop", async () => {
  const id = await placed(12.5, 3);
  const page = await startPaymentOf(customer, [id]);
  expect(page).toMatchObject({ __typename: "PaymentPage", amount: 37.5, currency: "usd" });
  expect(await statusOf(id)).toBe("PLACED");
  const payment = await paymentOf(page.url);

  const pressed = await gateway.press(shop, page.url, "approve");

  expect(pressed).toMatchObject({
    status: 303,
    headers: { location: expect.stringMatching(new RegExp(`/checkout/return/${payment.id}$`)) as string },
  });
  expect(await statusOf(id)).toBe("PAID");
  expect(
    await customer.ask("query ($id: ID!) { payment(id: $id) { status amount orders { id } } }", payment),
  ).toEqual({ payment: { status: "PAID", amount: 37.5, orders: [{ id }] } });
});

it("leaves the order as it is when the customer declines, and lets them pay anew", async () => {
  const id = await placed();
  const first = await startPaymentOf(customer, [id]);
  expect(await gateway.press(shop, first.url, "decline")).toMatchObject({ status: 303 });
  expect(await statusOf(id)).toBe("PLACED");
  expect(await paymentOf(first.url)).toMatchObject({ status: "EXPIRED" });

  const second = await startPaymentOf(customer, [id]);
  expect(second.url).not.toBe(first.url);
  await gateway.press(shop, second.url, "approve");
  expect(await statusOf(id)).toBe("PAID");
});

it("turns the order paid also for a customer who never comes back", async () => {
  const id = await placed();
  const { url } = await startPaymentOf(customer, [id]);
  const left = await gateway.press(shop, url, "stay");
  expect(left).toMatchObject({ status: 200 });
  expect(left.text).toContain("You can close this window");
  expect(await statusOf(id)).toBe("PAID");
});
