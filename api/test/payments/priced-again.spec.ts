import { aProduct, asAdmin, asCustomer, type Person } from "../support/builders";
import { runEachMinute, runJobs } from "../support/jobs";
import { CANCEL_ORDER, aCartForm } from "../support/operations";
import { aDemoGateway, sessionOf, statusOf } from "../support/payments";
import { placeCart, type Placed } from "../support/priced-orders";
import { aDiscount, aShippingMethod, aTaxRate, clearSettings, usesOf } from "../support/pricing";
import type { TestShop } from "../support/shop";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await gateway.startShop({ policy: { orderHoldHours: 1 } })));
afterAll(() => shop.stop());
beforeEach(async () => {
  await clearSettings(shop);
  customer = await asCustomer(shop);
});

interface Started {
  __typename: string;
  url: string;
  amount: number;
  message: string;
  quote: { total: number; discount: number; shipping: number; tax: number };
}
const START = `mutation ($ids: [ID!]!, $expectedTotal: Float) { startPayment(orderIds: $ids, expectedTotal: $expectedTotal) {
  __typename ... on PaymentPage { url amount } ... on PaymentRefused { message }
  ... on TotalChanged { message quote { total discount shipping tax } } } }`;
const start = async (ids: string[], expectedTotal?: number) =>
  (await customer.ask<{ startPayment: Started }>(START, { ids, expectedTotal })).startPayment;
const pay = async (ids: string[], expectedTotal?: number) => {
  const { url, amount } = await start(ids, expectedTotal);
  await gateway.press(shop, url, "approve");
  for (const id of ids) expect(await statusOf(customer, id)).toBe("PAID");
  return amount;
};
const cancel = (id: string) => customer.ask(CANCEL_ORDER, { id });
const chargedFor = async (id: string) =>
  (
    await customer.ask<{ order: object }>(
      "query ($id: ID!) { order(id: $id) { total discount shipping tax } }",
      { id },
    )
  ).order;

/** Orders a cart with one product per price; returns the orders' ids in the order of the prices. */
async function cartOf(prices: number[], wanted: Record<string, unknown> = {}, by = customer) {
  const products = [];
  for (const price of prices) products.push(await aProduct(shop, { price }));
  const items = products.map(({ id }) => ({ productId: id, qty: 1 }));
  const placed: Placed = await placeCart(by, aCartForm(items, wanted));
  const orders = await shop.sql<{ id: string; product: string }>(
    "select id, product_id as product from orders where checkout_id = $1",
    [placed.id],
  );
  return products.map(({ id }) => orders.find(({ product }) => product === id)?.id ?? "");
}

/** 20 % off from 900.00, and free delivery from 500.00. */
async function conditions(wanted: Parameters<typeof aDiscount>[1] = {}) {
  await aShippingMethod(shop, { priceMinor: 1_000, freeFromMinor: 50_000 });
  return aDiscount(shop, { percent: 20, minimumMinor: 90_000, ...wanted });
}

describe("an order whose cart is cancelled", () => {
  it("costs its price without the cart, once the customer has seen it", async () => {
    const { code: discountCode } = await conditions();
    const [small = "", large = ""] = await cartOf([100, 900], { discountCode });
    expect(await chargedFor(small)).toMatchObject({ total: 80, discount: 20, shipping: 0 });
    await cancel(large);

    expect(await start([small])).toEqual({
      __typename: "TotalChanged",
      message: expect.stringContaining("The total is now 110.00$.") as string,
      quote: { total: 110, discount: 0, shipping: 10, tax: 0 },
    });
    expect(await shop.sql("select from payments where user_id = $1", [customer.id])).toEqual([]);
    expect(await chargedFor(small)).toMatchObject({ total: 110, discount: 0, shipping: 10 });

    expect(await start([small], 80)).toMatchObject({ __typename: "TotalChanged", quote: { total: 110 } });
    expect(await start([small], 109.99)).toMatchObject({ __typename: "TotalChanged" });
    expect(await pay([small], 110)).toBe(110);
    const [invoice] = await shop.sql<{ document: string }>(
      "select document::text from invoices where user_id = $1",
      [customer.id],
    );
    expect(invoice?.document).toContain("11000");
    const refund = "mutation ($id: ID!) { refundOrder(id: $id) { status refunded } }";
    expect(await (await asAdmin(shop)).ask(refund, { id: small })).toEqual({
      refundOrder: { status: "REFUNDED", refunded: 110 },
    });
  });

  it("can be paid by a client that names no total, once it was told the new one", async () => {
    const { code: discountCode } = await conditions();
    const [small = "", large = ""] = await cartOf([100, 900], { discountCode });
    await cancel(large);
    expect(await start([small])).toMatchObject({ __typename: "TotalChanged" });
    expect(await pay([small])).toBe(110);
  });

  it("has the discount and free delivery while the rest still meets their conditions", async () => {
    const { code: discountCode } = await conditions();
    const [small = "", large = ""] = await cartOf([100, 900], { discountCode });
    await cancel(small);
    expect(await pay([large])).toBe(720);
  });

  it("pays the whole delivery where its share was a part of it, with the tax on it", async () => {
    await aShippingMethod(shop, { priceMinor: 1_000 });
    await aTaxRate(shop, { percent: 10 });
    const [one = "", other = ""] = await cartOf([50, 50]);
    expect(await chargedFor(one)).toMatchObject({ total: 60.5, shipping: 5, tax: 5.5 });
    await cancel(other);
    expect(await start([one])).toMatchObject({ quote: { total: 66, shipping: 10, tax: 6 } });
    expect(await pay([one], 66)).toBe(66);
  });

  it("costs less without a question, where a code takes off an amount", async () => {
    const { code: discountCode } = await aDiscount(shop, { amountMinor: 1_000 });
    const [one = "", other = ""] = await cartOf([50, 50], { discountCode });
    await cancel(other);
    expect(await start([one])).toMatchObject({ __typename: "PaymentPage", amount: 40 });
  });

  it("is priced by the settings at the time of the order, not by an admin's later changes", async () => {
    const { id, code: discountCode } = await conditions();
    const [small = "", large = ""] = await cartOf([100, 900], { discountCode });
    await shop.sql(
      "update discounts set minimum_cents = null, percent = 90, ended_at = now() where id = $1",
      [id],
    );
    await clearSettings(shop);
    expect(await chargedFor(large)).toMatchObject({ total: 720 });
    await cancel(large);
    expect(await start([small])).toMatchObject({ quote: { total: 110 } });
  });

  it("that was sent unpaid is priced again when the others expire", async () => {
    const { code: discountCode } = await conditions();
    const [small = "", large = ""] = await cartOf([100, 900], { discountCode });
    await shop.sql("update orders set shipped_at = now() where id = $1", [small]);
    await shop.sql("update orders set created_at = now() - interval '2 hours' where user_id = $1", [
      customer.id,
    ]);
    await runEachMinute(shop);
    expect(await statusOf(customer, large)).toBe("CANCELLED");
    expect(await start([small])).toMatchObject({ __typename: "TotalChanged", quote: { total: 110 } });
  });
});

describe("orders of a cart that are paid one after another", () => {
  it.each([
    ["the small one first", [0, 1], [110, 700]],
    ["the large one first", [1, 0], [720, 80]],
  ] as const)("never cost less than together: %s", async (_, turns, amounts) => {
    const { code: discountCode } = await conditions();
    const ids = await cartOf([100, 900], { discountCode });
    const [first = "", second = ""] = turns.map((turn) => ids[turn] ?? "");
    expect(await pay([first], amounts[0])).toBe(amounts[0]);
    const before = await chargedFor(first);
    expect(await pay([second])).toBe(amounts[1]);
    expect(await chargedFor(first)).toEqual(before);
    expect(await chargedFor(second)).toMatchObject({ total: amounts[1] });
  });

  it("take an amount off once, and pay for the delivery once", async () => {
    await aShippingMethod(shop, { priceMinor: 1_000 });
    const { code: discountCode } = await aDiscount(shop, { amountMinor: 3_000 });
    const ids = await cartOf([50, 40, 30], { discountCode });
    const paid: number[] = [];
    for (const id of ids) paid.push(await pay([id], 1_000));
    expect(paid).toEqual([30, 40, 30]);
  });

  it("cost together what the cart costs, if they are paid together after one was to be paid alone", async () => {
    const { code: discountCode } = await conditions();
    const ids = await cartOf([100, 900], { discountCode });
    expect(await start(ids.slice(0, 1))).toMatchObject({ __typename: "TotalChanged" });
    expect(await pay(ids)).toBe(800);
    expect(await chargedFor(ids[0] ?? "")).toMatchObject({ total: 80 });
  });

  it("have one open page: another one closes it", async () => {
    const { code: discountCode } = await conditions();
    const [small = "", large = ""] = await cartOf([100, 900], { discountCode });
    const first = await start([small], 110);
    await start([large]);
    await gateway.press(shop, first.url, "approve");
    expect(await statusOf(customer, small)).toBe("PLACED");
  });

  it("don't count those that were refunded, and count those that were delivered", async () => {
    const { code: discountCode } = await conditions();
    const [small = "", large = ""] = await cartOf([100, 900], { discountCode });
    await pay([large]);
    await shop.sql("update orders set refunded_at = now() where id = $1", [large]);
    expect(await start([small])).toMatchObject({ quote: { total: 110 } });
    await shop.sql(
      "update orders set refunded_at = null, paid_at = null, delivered_at = now() where id = $1",
      [large],
    );
    expect(await start([small])).toMatchObject({ __typename: "PaymentPage", amount: 80 });
  });

  it("are priced cart by cart where several carts are paid at once", async () => {
    const { code: discountCode } = await conditions();
    const [small = ""] = await cartOf([100, 900], { discountCode });
    const others = await cartOf([200, 800], { discountCode });
    expect(await start([small, ...others])).toMatchObject({
      quote: { total: 910, discount: 200, shipping: 10 },
    });
  });
});

describe("a payment whose order is cancelled before the money comes", () => {
  it("goes back as a whole where the rest costs more alone", async () => {
    const { code: discountCode } = await conditions();
    const [small = "", large = ""] = await cartOf([100, 900], { discountCode });
    const { url } = await start([small, large]);
    await cancel(large);
    await gateway.press(shop, url, "approve"); // before the job has closed the payment page
    expect([await statusOf(customer, small), await statusOf(customer, large)]).toEqual([
      "PLACED",
      "CANCELLED",
    ]);
    const mails = (await runJobs(shop)).filter(({ to }) => to.includes(customer.email));
    expect(mails.map(({ text }) => text).join("\n")).toContain("had another price");
    const back =
      "select sum(refunds.amount_cents)::integer as cents, bool_and(done_at is not null) as done from refunds join payments on payments.id = payment_id where session_id = $1";
    expect(await shop.sql(back, [sessionOf(url)])).toEqual([{ cents: 80_000, done: true }]);
    expect(await start([small])).toMatchObject({ quote: { total: 110 } });
    expect(await pay([small], 110)).toBe(110);
    expect(await shop.sql("select from invoices where user_id = $1", [customer.id])).toHaveLength(1);
  });

  it("pays for the rest where that doesn't cost more", async () => {
    const { code: discountCode } = await conditions();
    const [small = "", large = ""] = await cartOf([100, 900], { discountCode });
    const { url } = await start([small, large]);
    await cancel(small);
    await gateway.press(shop, url, "approve");
    expect([await statusOf(customer, small), await statusOf(customer, large)]).toEqual(["CANCELLED", "PAID"]);
  });
});

describe("the use of a code comes back", () => {
  it("once when the rest of the cart can no longer have its discount", async () => {
    const discount = await conditions({ maxUses: 1, oncePerCustomer: true });
    const discountCode = discount.code;
    const [small = "", large = ""] = await cartOf([100, 900], { discountCode });
    expect(await usesOf(shop, discount)).toBe(1);
    await cancel(large);
    expect(await usesOf(shop, discount)).toBe(0);
    const again = await cartOf([100, 900], { discountCode }); // the customer's single use is free again
    expect(again).not.toContain("");
    await cancel(small);
    expect(await usesOf(shop, discount)).toBe(1);
    for (const id of again) await cancel(id);
    expect(await usesOf(shop, discount)).toBe(0);
  });

  it("not while the rest has the discount, or was paid with it", async () => {
    const discount = await conditions({ maxUses: 1 });
    const [small = "", large = "", third = ""] = await cartOf([100, 900, 50], {
      discountCode: discount.code,
    });
    await cancel(third);
    expect(await usesOf(shop, discount)).toBe(1);
    await pay([large]);
    await cancel(small);
    expect(await usesOf(shop, discount)).toBe(1);
  });

  it("when the rest was paid without the discount", async () => {
    const discount = await conditions({ maxUses: 1 });
    const [small = "", large = ""] = await cartOf([100, 900], { discountCode: discount.code });
    await pay([small], 110);
    await cancel(large);
    expect(await usesOf(shop, discount)).toBe(0);
  });
});

it("leaves carts alone that were ordered before, or without a code and a way of delivery", async () => {
  const { code: discountCode } = await conditions();
  const [small = "", large = ""] = await cartOf([100, 900], { discountCode });
  await shop.sql("update checkouts set terms = null where user_id = $1", [customer.id]);
  await cancel(large);
  expect(await start([small])).toMatchObject({ amount: 80 });
  await clearSettings(shop);
  await cartOf([1, 2]);
  expect(
    await shop.sql("select from checkouts where user_id = $1 and terms is not null", [customer.id]),
  ).toEqual([]);
});
