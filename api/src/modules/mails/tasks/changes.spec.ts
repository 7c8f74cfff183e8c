import { randomUUID } from "node:crypto";
import { aProduct, anOrder, asAdmin, asCustomer, type Person } from "../../../../test/support/builders";
import {
  aPaidPayment,
  aRefund,
  at,
  expectBothFormsToAgree,
  mailsOf,
  numberOf,
  TEST_ORIGIN,
  readable,
} from "../../../../test/support/mails";
import { charge } from "../../../../test/support/carts";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Mail } from "../../../context/job-context";

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

beforeEach(async () => {
  await shop.sql("update users set archived_at = now() where role = 'ADMIN'");
  customer = await asCustomer(shop);
});

describe("an order that changed", () => {
  it("was delivered", async () => {
    const product = await aProduct(shop);
    const id = await anOrder(shop, customer, product, {
      paidAt: at("10:30:00"),
      deliveredAt: at("16:00:00"),
    });
    const [mail] = (await mailsOf(shop, "mail-order-delivered", { orderId: id })) as [Mail];
    expect(mail.subject).toBe(`Your order ${await numberOf(shop, id)} was delivered`);
    expect(mail.text).toContain("Delivered on: Nov 22, 2026, 4:00 PM UTC");
    expect(mail.html).toContain(`/addReview/${product.id}"`);
    expect(mail.text).toContain("Write a review");
    expectBothFormsToAgree(mail);
  });

  it("was sent, in one mail for all that is in the parcel and still on its way", async () => {
    const sent = { paidAt: at("10:30:00"), shippedAt: at("12:00:00") };
    const ids = [
      await anOrder(shop, customer, await aProduct(shop, { name: "Plane" }), sent),
      await anOrder(shop, customer, await aProduct(shop, { name: "Saw" }), { shippedAt: at("12:00:00") }),
      await anOrder(shop, customer, await aProduct(shop, { name: "Vice" }), {
        ...sent,
        deliveredAt: at("13:00:00"),
      }),
    ];
    const [{ id: shipmentId }] = (await shop.sql<{ id: string }>(
      `insert into shipments (user_id, carrier, tracking_number, tracking_url, shipped_at)
        values ($1, 'DHL', '0034', 'https://parcels.example.com/0034', $2) returning id`,
      [customer.id, at("12:00:00")],
    )) as [{ id: string }];
    await shop.sql("update orders set shipment_id = $1 where id = any($2)", [shipmentId, ids]);
    const mails = await mailsOf(shop, "mail-order-shipped", { shipmentId });
    expect(mails).toMatchObject([{ to: [customer.email], subject: "Your order is on its way" }]);
    const [mail] = mails as [Mail];
    expect(mail.text).toContain("Tracking number: 0034");
    expect(readable(mail)).toContain("with DHL. It contains 2 products.");
    expect(readable(mail)).toContain("Part of it hasn’t been paid yet");
    expect(mail.html).toContain('href="https://parcels.example.com/0034"');
    expect(readable(mail)).toMatch(/Plane[^]*Saw/);
    expect(readable(mail)).not.toContain("Vice");
    expectBothFormsToAgree(mail);
    await shop.sql("update orders set delivered_at = now() where shipment_id = $1", [shipmentId]);
    expect(await mailsOf(shop, "mail-order-shipped", { shipmentId })).toEqual([]);
  });

  it.each([
    ["customer", "You cancelled order"],
    ["system", "wasn't paid in time"],
    ["keeper@example.com", "We cancelled order"],
  ])("was cancelled by %s, whose email is the shop's own business", async (by, words) => {
    const id = await anOrder(shop, customer, await aProduct(shop), { cancelledAt: at("16:00:00") });
    await charge(shop, id, { shippingMethod: "Standard" });
    await shop.sql("insert into order_events (order_id, status, actor) values ($1, 'CANCELLED', $2)", [
      id,
      by,
    ]);
    const [mail] = (await mailsOf(shop, "mail-order-cancelled", { orderId: id })) as [Mail];
    expect(readable(mail)).toContain(words);
    expect(mail.text + mail.html).not.toContain("keeper@example.com");
    expect(mail.text).not.toContain("Products"); // nothing is charged for it
    expectBothFormsToAgree(mail);
  });

  it("was refunded, with the amount that goes back", async () => {
    const id = await anOrder(shop, customer, await aProduct(shop, { price: 1075 }), {
      quantity: 2,
      paidAt: at("10:30:00"),
    });
    await shop.sql("update orders set refunded_at = $2 where id = $1", [id, at("17:00:00")]);
    const paymentId = await aPaidPayment(shop, customer, { [id]: 2150 });
    await aRefund(shop, { paymentId, orderId: id, amount: 2150, reason: "ADMIN" });
    const [mail] = (await mailsOf(shop, "mail-order-refunded", { orderId: id })) as [Mail];
    expect(mail.subject).toBe(`Your order ${await numberOf(shop, id)} was refunded`);
    expect(mail.text).toContain("Refunded on: Nov 22, 2026, 5:00 PM UTC\nRefunded: 2150.00$");
    expectBothFormsToAgree(mail);
  });

  it("no longer waited for its payment: both sides hear that it goes back, and why", async () => {
    const { email } = await asAdmin(shop);
    const product = await aProduct(shop, { price: 1075 });
    const id = await anOrder(shop, customer, product, { quantity: 2, cancelledAt: at("10:00:00") });
    const paymentId = await aPaidPayment(shop, customer, { [id]: 2150 });
    const refundId = await aRefund(shop, { paymentId, orderId: id, amount: 2150, reason: "ORDER_CLOSED" });
    const mails = await mailsOf(shop, "mail-payment-returned", { refundId });
    expect(mails.map(({ to }) => to)).toEqual([[customer.email], [email]]);
    for (const mail of mails) {
      expect(readable(mail)).toMatch(/a payment of 2150\.00\$ .* had already been cancelled/);
      expectBothFormsToAgree(mail);
    }
  });
});

describe("a product", () => {
  it("has run out: all admins are mailed each time", async () => {
    const { email } = await asAdmin(shop);
    const { id } = await aProduct(shop, { name: 'Saw <b>"300"</b>', countInStock: 1 });
    const [first] = (await mailsOf(shop, "mail-stock-run-out", { productId: id }, { jobId: "7" })) as [Mail];
    const [second] = (await mailsOf(shop, "mail-stock-run-out", { productId: id }, { jobId: "8" })) as [Mail];
    expect(first).toMatchObject({ to: [email], subject: 'Out of stock: Saw <b>"300"</b>' });
    expect(first.text).toContain(`Restock:\n${TEST_ORIGIN}/manageItems/${id}\n`);
    expect(first.key).not.toBe(second.key);
    expectBothFormsToAgree(first);
  });

  it("was restocked in the meantime: nobody is mailed", async () => {
    await asAdmin(shop);
    const { id } = await aProduct(shop, { countInStock: 2 });
    expect(await mailsOf(shop, "mail-stock-run-out", { productId: id })).toEqual([]);
  });
});

it("sends nothing about what doesn't exist, or hasn't happened", async () => {
  await asAdmin(shop);
  const [orderId, open] = [randomUUID(), await anOrder(shop, customer, await aProduct(shop))];
  const about = async (id: string) => [
    ...(await mailsOf(shop, "mail-order-delivered", { orderId: id })),
    ...(await mailsOf(shop, "mail-order-cancelled", { orderId: id })),
    ...(await mailsOf(shop, "mail-order-refunded", { orderId: id })),
  ];
  expect([...(await about(orderId)), ...(await about(open))]).toEqual([]);
  expect(await mailsOf(shop, "mail-orders-placed", { orderIds: [orderId] })).toEqual([]);
  expect(await mailsOf(shop, "mail-payment-received", { paymentId: randomUUID() })).toEqual([]);
  expect(await mailsOf(shop, "mail-payment-returned", { refundId: randomUUID() })).toEqual([]);
  expect(await mailsOf(shop, "mail-stock-run-out", { productId: randomUUID() })).toEqual([]);
});
