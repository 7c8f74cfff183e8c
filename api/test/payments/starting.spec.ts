import { MAX_CART_ITEMS } from "@shop/shared/order";
import { aProduct, anOrder, asAdmin, asCustomer, type Person } from "../support/builders";
import { aDemoGateway, sessionOf, startPaymentOf } from "../support/payments";
import { runJobs } from "../support/jobs";
import { startTestShop, type TestShop } from "../support/shop";

const START = "mutation ($ids: [ID!]!) { startPayment(orderIds: $ids) { __typename } }";
const CANCEL = "mutation ($id: ID!) { cancelOrder(id: $id) { status } }";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop({ payments: gateway.open })));
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

const refusalOf = async (person: Person, ids: string[]) =>
  (await person.graphql(START, { ids })).errors[0]?.extensions.code;

const sessionStatus = async (url: string) =>
  (
    await shop.sql<{ status: string }>("select status from demo_payment_sessions where id = $1", [
      sessionOf(url),
    ])
  )[0]?.status;

const reconcile = async () => {
  await shop.sql("select graphile_worker.add_job('reconcile-payments')");
  await runJobs(shop);
};
const aMinuteLater = () => shop.sql("update payments set created_at = created_at - interval '61 seconds'");

describe("startPayment", () => {
  it("gives many tabs at once the same page, and charges once", async () => {
    const ids = [await placed(), await placed(7, 3)];
    const pages = await Promise.all(Array.from({ length: 10 }, () => startPaymentOf(customer, ids)));
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    expect(pages[0]).toMatchObject({ amount: 33.5, currency: "usd" });
    const reversed = await startPaymentOf(
      customer,
      [...ids].reverse().map((id) => id.toUpperCase()),
    );
    expect(reversed.url).toBe(pages[0]?.url);
    expect(await shop.sql("select from payments where user_id = $1", [customer.id])).toHaveLength(1);
  });

  it("counts an order that is named twice once", async () => {
    const id = await placed();
    expect(await startPaymentOf(customer, [id, id])).toMatchObject({ amount: 12.5 });
  });

  it.each([0, MAX_CART_ITEMS + 1])("refuses %i orders", async (count) => {
    const ids = Array.from(
      { length: count },
      (_, index) => `00000000-0000-4000-8000-0000000000${10 + index}`,
    );
    expect(await refusalOf(customer, ids)).toBe("BAD_USER_INPUT");
  });

  it("takes as many orders as a cart has entries", async () => {
    const ids = await Promise.all(Array.from({ length: MAX_CART_ITEMS }, () => placed(1)));
    expect(await startPaymentOf(customer, ids)).toMatchObject({ amount: MAX_CART_ITEMS });
  });

  it("doesn't know another customer's order, nor for an admin, nor one that doesn't exist", async () => {
    const id = await placed();
    expect(await refusalOf(await asCustomer(shop), [id])).toBe("NOT_FOUND");
    expect(await refusalOf(await asAdmin(shop), [id])).toBe("NOT_FOUND");
    expect(await refusalOf(customer, [id, "00000000-0000-4000-8000-000000000000"])).toBe("NOT_FOUND");
    expect(await refusalOf(customer, ["' or true --"])).toBe("NOT_FOUND");
  });

  it.each([
    ["was cancelled", { cancelledAt: new Date() }],
    ["has already been paid", { paidAt: new Date() }],
    ["has already been delivered", { deliveredAt: new Date() }],
  ])("refuses an order that %s, and names it", async (reason, times) => {
    const id = await anOrder(shop, customer, await aProduct(shop), times);
    const [order] = await shop.sql<{ number: string }>("select number from orders where id = $1", [id]);
    const refused = await startPaymentOf(customer, [await placed(), id]);
    expect(refused).toEqual({ __typename: "PaymentRefused", message: `Order ${order?.number} ${reason}.` });
  });

  it("refuses an order that costs nothing", async () => {
    expect(await startPaymentOf(customer, [await placed(0)])).toMatchObject({ __typename: "PaymentRefused" });
  });

  it("refuses more than a provider takes at once", async () => {
    const most = [await placed(999_999.99), await placed(0.01)];
    expect(await startPaymentOf(customer, most)).toMatchObject({ __typename: "PaymentRefused" });
    expect(await startPaymentOf(customer, most.slice(0, 1))).toMatchObject({ amount: 999_999.99 });
  });

  it("closes a page that would pay some of the orders otherwise", async () => {
    const [first, second] = [await placed(), await placed()];
    const both = await startPaymentOf(customer, [first, second]);
    const one = await startPaymentOf(customer, [first]);
    expect(one.amount).toBe(12.5);
    expect(await sessionStatus(both.url)).toBe("expired");
    expect((await gateway.press(shop, both.url, "approve")).status).toBe(303);
    expect(await sessionStatus(both.url)).toBe("expired");
  });

  it("finds that the page was paid, although its webhook was lost", async () => {
    const [first, second] = [await placed(), await placed()];
    const both = await startPaymentOf(customer, [first, second]);
    await gateway.press(shop, both.url, "approve"); // the webhook is lost
    expect(await startPaymentOf(customer, [first])).toMatchObject({
      __typename: "PaymentRefused",
      message: expect.stringContaining("has already been paid") as string,
    });
    expect([await statusOf(first), await statusOf(second)]).toEqual(["PAID", "PAID"]);
  });

  it("settles on one page for each set where different tabs want different ones at once", async () => {
    const [first, second] = [await placed(), await placed()];
    const wanted = [[first], [first, second], [second], [first, second]];
    await Promise.all(wanted.map((ids) => customer.graphql(START, { ids })));
    const open = await shop.sql<{ orders: string }>(
      `select order_id, count(*) from payments join payment_orders on payment_id = payments.id
        where status = 'OPEN' and user_id = $1 group by order_id having count(*) > 1`,
      [customer.id],
    );
    expect(open).toEqual([]);
  });

  it("opens another page where the first one closes soon", async () => {
    const ids = [await placed()];
    const first = await startPaymentOf(customer, ids);
    await shop.sql("update payments set expires_at = now() where session_id = $1", [sessionOf(first.url)]);
    const second = await startPaymentOf(customer, ids);
    expect(second.url).not.toBe(first.url);
    expect(await sessionStatus(first.url)).toBe("expired");
  });
});

describe("a payment whose webhook was lost", () => {
  it("is found a minute later, by many processes at once", async () => {
    const id = await placed();
    await gateway.press(shop, (await startPaymentOf(customer, [id])).url, "approve");
    await reconcile();
    expect(await statusOf(id)).toBe("PLACED"); // the webhook may still arrive
    await aMinuteLater();
    await Promise.all([reconcile(), reconcile(), reconcile()]);
    expect(await statusOf(id)).toBe("PAID");
  });

  it("is closed where it was declined, or its page has expired", async () => {
    const ids = [await placed(), await placed()] as const;
    const [declined, left] = [
      await startPaymentOf(customer, [ids[0]]),
      await startPaymentOf(customer, [ids[1]]),
    ];
    await gateway.press(shop, declined.url, "decline");
    await shop.sql("update demo_payment_sessions set expires_at = now() where id = $1", [
      sessionOf(left.url),
    ]);
    await aMinuteLater();
    await reconcile();
    const open = "select from payments where user_id = $1 and status = 'OPEN'";
    expect(await shop.sql(open, [customer.id])).toEqual([]);
  });

  it("is given up where its page was never opened", async () => {
    const id = await placed();
    await startPaymentOf(customer, [id]);
    await shop.sql(
      "update payments set session_id = null, url = null, created_at = now() - interval '11 minutes' where user_id = $1",
      [customer.id],
    );
    await reconcile();
    expect(await shop.sql("select status from payments where user_id = $1", [customer.id])).toEqual([
      { status: "EXPIRED" },
    ]);
  });
});

it("closes the page of an order that its customer cancels", async () => {
  const id = await placed();
  const { url } = await startPaymentOf(customer, [id]);
  await customer.ask(CANCEL, { id });
  await runJobs(shop);
  expect(await sessionStatus(url)).toBe("expired");
  expect(await shop.sql("select status from payments where user_id = $1", [customer.id])).toEqual([
    { status: "EXPIRED" },
  ]);
});

it("shows a payment to its customer and to admins alone", async () => {
  const { url } = await startPaymentOf(customer, [await placed()]);
  const [payment] = await shop.sql<{ id: string }>("select id from payments where session_id = $1", [
    sessionOf(url),
  ]);
  const ask = "query ($id: ID!) { payment(id: $id) { status } }";
  for (const person of [customer, await asAdmin(shop)])
    expect(await person.ask(ask, payment)).toEqual({ payment: { status: "OPEN" } });
  expect(await (await asCustomer(shop)).refusal(ask, payment)).toBe("NOT_FOUND");
});
