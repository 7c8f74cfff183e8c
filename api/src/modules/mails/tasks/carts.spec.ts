import { aProduct, asAdmin, asCustomer, type Person } from "../../../../test/support/builders";
import { aCart, THREE_TOOLS } from "../../../../test/support/carts";
import {
  at,
  aPaidPayment,
  expectBothFormsToAgree,
  mailsOf,
  numbersOf,
  readable,
} from "../../../../test/support/mails";
import { cartOf, placeCart } from "../../../../test/support/priced-orders";
import { aDiscount, aShippingMethod, aTaxRate, clearSettings } from "../../../../test/support/pricing";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Mail } from "../../../context/job-context";

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

beforeEach(async () => {
  await shop.sql("truncate orders, products cascade");
  await shop.sql("update users set archived_at = now() where role = 'ADMIN'");
  customer = await asCustomer(shop);
});

const AMOUNTS = [
  "Products: 89.60$",
  "Discount (SPRING10): −8.96$",
  "Delivery (Express): 9.90$",
  "Includes 19 % VAT: 14.46$",
];

describe("a cart is one order to its customer", () => {
  it("when it is placed: one number, each product, and the sums once", async () => {
    const { number, orderIds } = await aCart(shop, customer, THREE_TOOLS);
    const [mail] = (await mailsOf(shop, "mail-orders-placed", { orderIds })) as [Mail];
    expect(mail.subject).toBe("We've received your order: 3 products, 90.54$");
    expect(readable(mail)).toContain(`We’ve received your order ${number}.`);
    expect(mail.text).toContain("2 × 24.00$ = 48.00$");
    for (const line of [...AMOUNTS, "Total: 90.54$"]) expect(mail.text.split("\n")).toContain(line);
    expect(mail.text).not.toMatch(/3 orders/);
    expect(numbersOf(mail).text.filter((each) => /^\d{4}-\d{4}\.?$/.test(each))).toEqual([`${number}.`]);
    expectBothFormsToAgree(mail);
  });

  it("when it is paid: one receipt, and one mail to the admins", async () => {
    const { email } = await asAdmin(shop);
    const { number, orderIds } = await aCart(shop, customer, THREE_TOOLS);
    const [saw = "", hammer = "", square = ""] = orderIds;
    const paymentId = await aPaidPayment(shop, customer, { [saw]: 36.18, [hammer]: 48.5, [square]: 5.86 });
    const [receipt, news] = (await mailsOf(shop, "mail-payment-received", { paymentId })) as [Mail, Mail];
    expect(receipt.subject).toBe(`Receipt for your order ${number}`);
    expect(news).toMatchObject({ to: [email], subject: `New paid order ${number}: 3 products, 90.54$` });
    for (const mail of [receipt, news]) {
      for (const line of [...AMOUNTS, "Paid: 90.54$"]) expect(mail.text.split("\n")).toContain(line);
      expectBothFormsToAgree(mail);
    }
  });

  it("when a product of it is cancelled: which one, and what the order comes to without it", async () => {
    const [saw, ...others] = THREE_TOOLS;
    const lines = [{ ...saw, price: 35.8, cancelledAt: at("16:00:00") }, ...others];
    const { number, orderIds } = await aCart(shop, customer, lines);
    const [mail] = (await mailsOf(shop, "mail-order-cancelled", { orderId: orderIds[0] ?? "" })) as [Mail];
    expect(mail.subject).toBe(`Part of your order ${number} was cancelled`);
    expect(readable(mail)).toContain(`We cancelled Bow Saw of order ${number}.`);
    expect(mail.text).toContain("New total: 54.36$");
    expect(mail.text).not.toContain("Claw Hammer");
    expectBothFormsToAgree(mail);
  });

  it("when all of it wasn't paid in time: one mail, whichever job comes first", async () => {
    const lines = THREE_TOOLS.map((line) => ({ ...line, cancelledAt: at("16:00:00") }));
    const { number, orderIds } = await aCart(shop, customer, lines);
    await shop.sql(
      "insert into order_events (order_id, status, actor) select id, 'CANCELLED', 'system' from unnest($1::uuid[]) as id",
      [orderIds],
    );
    const mails: Mail[] = [];
    for (const orderId of [...orderIds].reverse())
      mails.push(...(await mailsOf(shop, "mail-order-cancelled", { orderId })));
    const [mail, ...others] = mails as [Mail];
    expect(others).toEqual([]);
    expect(mail.subject).toBe(`Your order ${number} was cancelled`);
    expect(readable(mail)).toContain(`Order ${number} wasn't paid in time, so we cancelled it.`);
    expectBothFormsToAgree(mail);
  });

  it("when a product of it was delivered: by its name", async () => {
    const [saw, ...others] = THREE_TOOLS;
    const delivered = { ...saw, price: 35.8, paidAt: at("10:30:00"), deliveredAt: at("16:00:00") };
    const { number, orderIds } = await aCart(shop, customer, [delivered, ...others]);
    const [mail] = (await mailsOf(shop, "mail-order-delivered", { orderId: orderIds[0] ?? "" })) as [Mail];
    expect(mail.subject).toBe(`Part of your order ${number} was delivered`);
    expect(readable(mail)).toContain(`Bow Saw of order ${number} was delivered on`);
    expect(mail.text).toContain("Order total: 90.54$");
    expect(mail.text).not.toMatch(/^Delivery|^Discount|^Includes/m);
    expectBothFormsToAgree(mail);
  });

  it.each([
    ["mail-order-delivered", "deliveredAt", "delivered", "Total: 90.54$"],
    ["mail-order-refunded", "refundedAt", "refunded", "Refunded: 90.54$"],
  ] as const)("when all of it changed at once: one %s", async (job, time, state, sum) => {
    const lines = THREE_TOOLS.map((line) => ({ ...line, paidAt: at("10:30:00"), [time]: at("16:00:00") }));
    const { number, orderIds } = await aCart(shop, customer, lines);
    const mails: Mail[] = [];
    for (const orderId of [...orderIds].reverse()) mails.push(...(await mailsOf(shop, job, { orderId })));
    const [mail, ...others] = mails as [Mail];
    expect(others).toEqual([]);
    expect(mail.subject).toBe(`Your order ${number} was ${state}`);
    for (const name of ["Bow Saw", "Claw Hammer"]) expect(mail.text).toContain(name);
    expect(mail.text.split("\n")).toContain(sum);
    expectBothFormsToAgree(mail);
  });
});

it("writes a structured address as its country does, in lines", async () => {
  const postalAddress = {
    ...{ line1: "Hauptstraße 1", line2: null, city: "Berlin", region: null },
    ...{ postalCode: "10115", country: "DE" },
  };
  const { orderIds } = await aCart(shop, customer, [{ price: 20, postalAddress }]);
  const [mail] = (await mailsOf(shop, "mail-orders-placed", { orderIds })) as [Mail];
  expect(mail.text).toContain("Hauptstraße 1\n10115 Berlin\nGermany\n");
});

it("says of a cart that was placed with a code and express what the shop says everywhere, also without a cancelled product", async () => {
  await shop.sql("update shop_settings set country = 'DE', prices_include_tax = true");
  const shippingMethodId = await aShippingMethod(shop, { name: "Express", priceMinor: 990 });
  await aTaxRate(shop, { country: "DE", name: "VAT", percent: 19 });
  const { code } = await aDiscount(shop);
  const products = [await aProduct(shop, { price: 35.8 }), await aProduct(shop, { price: 24 })];
  const ids = [...products, await aProduct(shop, { price: 5.8 })].map(({ id }) => id);
  const placed = await placeCart(customer, cartOf(ids, { shippingMethodId, discountCode: code }));
  await clearSettings(shop);
  const { orders, id } = placed;
  const [mail] = (await mailsOf(shop, "mail-orders-placed", { orderIds: orders.map((each) => each.id) })) as [
    Mail,
  ];
  expect(mail.subject).toBe(`We've received your order: 3 products, ${placed.total.toFixed(2)}$`);
  for (const line of [
    `Discount (${code}): −${placed.discount.toFixed(2)}$`,
    "Delivery (Express): 9.90$",
    `Includes 19 % VAT: ${placed.tax.toFixed(2)}$`,
  ])
    expect(mail.text.split("\n")).toContain(line);
  const [cancelled] = orders;
  await customer.ask("mutation ($id: ID!) { cancelOrder(id: $id) { id } }", { id: cancelled?.id });
  const { checkout } = await customer.ask<{ checkout: { total: number } }>(
    "query ($id: ID!) { checkout(id: $id) { total } }",
    { id },
  );
  expect(Math.round((placed.total - (cancelled?.total ?? 0)) * 100)).toBe(Math.round(checkout.total * 100));
  const [left] = (await mailsOf(shop, "mail-order-cancelled", { orderId: cancelled?.id ?? "" })) as [Mail];
  expect(left.text).toContain(`New total: ${checkout.total.toFixed(2)}$`);
});
