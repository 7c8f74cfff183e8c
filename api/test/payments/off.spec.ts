import { aProduct, anOrder, asAdmin, asCustomer, asVisitor } from "../support/builders";
import { startPaymentOf } from "../support/payments";
import { startTestShop, type TestShop } from "../support/shop";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

it("refuses to start a payment where the shop takes none", async () => {
  const customer = await asCustomer(shop);
  const id = await anOrder(shop, customer, await aProduct(shop));
  expect(await startPaymentOf(customer, [id])).toEqual({
    __typename: "PaymentRefused",
    message: "This shop doesn't take online payments.",
  });
  expect(await customer.ask("query ($id: ID!) { order(id: $id) { canPay } }", { id })).toEqual({
    order: { canPay: false },
  });
});

it("has no webhooks and no demo page there", async () => {
  expect((await asVisitor(shop).post("/webhooks/payments", {})).status).toBe(404);
  expect((await asVisitor(shop).get("/demo-pay/cs_demo_1")).status).toBe(404);
});

it("can still book a refund of an order that was paid by other means", async () => {
  const id = await anOrder(shop, await asCustomer(shop), await aProduct(shop), { paidAt: new Date() });
  const refund = "mutation ($id: ID!) { refundOrder(id: $id) { status } }";
  expect(await (await asAdmin(shop)).ask(refund, { id })).toEqual({ refundOrder: { status: "REFUNDED" } });
});
