import Stripe from "stripe";
import { aProduct, anOrder, asAdmin, asCustomer, asVisitor, type Person } from "../support/builders";
import { aDemoGateway, sessionOf, startPaymentOf } from "../support/payments";
import { runJobs } from "../support/jobs";
import { startTestShop, type TestShop } from "../support/shop";

const CANCEL = "mutation ($id: ID!) { cancelOrder(id: $id) { status } }";
const DELIVER = "mutation ($id: ID!) { deliverOrder(id: $id) }";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop({ payments: gateway.open })));
afterAll(() => shop.stop());
beforeEach(async () => (customer = await asCustomer(shop)));

/** An order of 12.50$ with an open payment; the test sends its webhooks. */
async function waitingOrder() {
  const id = await anOrder(shop, customer, await aProduct(shop, { price: 12.5 }));
  const { url } = await startPaymentOf(customer, [id]);
  return { id, session: sessionOf(url) };
}

interface OrderState {
  status: string;
  events: { status: string; by: string; note: string | null }[];
}

const stateOf = async (id: string) =>
  (
    await customer.ask<{ order: OrderState }>(
      "query ($id: ID!) { order(id: $id) { status events { status by note } } }",
      { id },
    )
  ).order;

const refundsOf = (id: string) =>
  shop.sql<{ reason: string; cents: number; done: boolean }>(
    "select reason, amount_cents::integer as cents, done_at is not null as done from refunds where order_id = $1",
    [id],
  );

/** Sends a body unchanged, with a signature over `signed`. */
function sendBody(
  body: string | Buffer,
  { signed = body.toString(), secret = gateway.secret, at = Date.now() / 1_000, cut = 0 } = {},
) {
  const timestamp = Math.floor(at);
  const header = Stripe.webhooks.generateTestHeaderString({ payload: signed, secret, timestamp });
  const headers = { "stripe-signature": header.slice(0, header.length - cut) };
  return asVisitor(shop).post<{ received?: boolean }>("/webhooks/payments", body, headers);
}

const paidEvent = (session: string, more: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: "evt_1",
    type: "checkout.session.completed",
    data: { object: { id: session, payment_status: "paid", amount_total: 1250, currency: "usd", ...more } },
  });

const received = { status: 200, body: { received: true } };

it("pays once, and sends one receipt, for twenty events of the same payment at once", async () => {
  const { id, session } = await waitingOrder();
  await runJobs(shop);
  const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.sendPaid(shop, session, 1250)));
  for (const answer of answers) expect(answer).toMatchObject(received);
  expect((await stateOf(id)).events.map(({ status, by }) => [status, by])).toEqual([
    ["PLACED", "customer"],
    ["PAID", "payment"],
  ]);
  expect(await refundsOf(id)).toEqual([]);
  const mails = await runJobs(shop);
  expect(mails.filter(({ to }) => to.includes(customer.email))).toHaveLength(1);
});

it("changes nothing for an event that is sent again later", async () => {
  const { id, session } = await waitingOrder();
  await gateway.sendPaid(shop, session, 1250);
  await runJobs(shop);
  const before = await stateOf(id);
  expect(await gateway.sendPaid(shop, session, 1250)).toMatchObject(received);
  expect(await gateway.send(shop, "checkout.session.expired", { id: session })).toMatchObject(received);
  expect(await stateOf(id)).toEqual(before);
  expect(await runJobs(shop)).toEqual([]);
});

it("pays also where the events of a session arrive in the wrong order", async () => {
  const { id, session } = await waitingOrder();
  await gateway.send(shop, "checkout.session.expired", { id: session });
  await gateway.sendPaid(shop, session, 1250);
  expect((await stateOf(id)).status).toBe("PAID");
});

describe("changes nothing, and answers 200, for", () => {
  it.each([
    ["a smaller amount", { amount_total: 1249 }],
    ["a larger amount", { amount_total: 1251 }],
    ["an amount that is no number", { amount_total: "1250" }],
    ["another currency", { currency: "eur" }],
    ["a session that is complete but not paid", { payment_status: "unpaid" }],
    ["a session that needs no payment", { payment_status: "no_payment_required" }],
    ["an unknown session", { id: "cs_unknown" }],
    ["a session with a strange id", { id: "a\u0000b' or true" }],
    ["a session without an id", { id: null }],
  ])("%s", async (_what, changed) => {
    const { id, session } = await waitingOrder();
    expect(await sendBody(paidEvent(session, changed))).toMatchObject(received);
    expect((await stateOf(id)).status).toBe("PLACED");
    expect(await shop.sql("select status from payments where session_id = $1", [session])).toEqual([
      { status: "OPEN" },
    ]);
  });

  it.each([
    "{}",
    "[]",
    "null",
    "5",
    '"paid"',
    '{"type":"checkout.session.completed"}',
    '{"type":"a","data":{}}',
  ])("a signed %s, which is no event", async (body) => {
    expect(await sendBody(body)).toMatchObject(received);
  });

  it("an event that the shop has no use for", async () => {
    expect(await gateway.send(shop, "invoice.paid", { id: "in_1" })).toMatchObject(received);
    expect(await gateway.send(shop, "constructor", { id: "in_1" })).toMatchObject(received);
  });
});

describe("refuses with 400, and changes nothing,", () => {
  const now = Date.now() / 1_000;
  it.each([
    ["a truncated signature", { cut: 8 }],
    ["a signature of another secret", { secret: "another secret" }],
    ["a signature of another body", { signed: "{}" }],
    ["a timestamp of more than 300 s ago", { at: now - 301 - 5 }],
  ])("%s", async (_what, how) => {
    const { id, session } = await waitingOrder();
    const answer = await sendBody(paidEvent(session), how);
    expect(answer.status).toBe(400);
    expect(answer.headers["content-type"]).toMatch(/problem\+json/);
    expect((await stateOf(id)).status).toBe("PLACED");
  });

  it("a body without a signature, and none at all", async () => {
    const { session } = await waitingOrder();
    const visitor = asVisitor(shop);
    expect((await visitor.post("/webhooks/payments", paidEvent(session))).status).toBe(400);
    expect((await visitor.post("/webhooks/payments", undefined)).status).toBe(400);
    expect((await visitor.post("/webhooks/payments", "x", { "stripe-signature": "t=,v1=" })).status).toBe(
      400,
    );
  });

  it.each(["not JSON", "{", "", "id=1"])("a signed body that is no JSON: %j", async (body) => {
    expect((await sendBody(body)).status).toBe(400);
  });
});

it("accepts a timestamp that is not quite 300 s old", async () => {
  const { id, session } = await waitingOrder();
  expect(await sendBody(paidEvent(session), { at: Date.now() / 1_000 - 290 })).toMatchObject(received);
  expect((await stateOf(id)).status).toBe("PAID");
});

it("refuses a body of 2 MB", async () => {
  const answer = await sendBody(JSON.stringify({ padding: "x".repeat(2 * 1_024 * 1_024) }));
  expect(answer.status).toBe(413);
});

describe("a payment for an order that was closed in the meantime", () => {
  it("goes back by itself, is noted with the order, and both sides are mailed", async () => {
    const { id, session } = await waitingOrder();
    await customer.ask(CANCEL, { id });
    await shop.sql("delete from graphile_worker._private_jobs"); // closing the payment page comes too late
    const admin = await asAdmin(shop);

    expect(await gateway.sendPaid(shop, session, 1250)).toMatchObject(received);

    const { status, events } = await stateOf(id);
    expect(status).toBe("CANCELLED");
    expect(events.at(-1)).toMatchObject({ status: "CANCELLED", by: "payment" });
    expect(events.at(-1)?.note).toContain("The money goes back.");
    expect(await refundsOf(id)).toEqual([{ reason: "ORDER_CLOSED", cents: 1250, done: false }]);
    const recipients = (await runJobs(shop)).flatMap(({ to }) => to);
    expect(recipients).toEqual(expect.arrayContaining([customer.email, admin.email]));
    expect(await refundsOf(id)).toEqual([{ reason: "ORDER_CLOSED", cents: 1250, done: true }]);

    await gateway.sendPaid(shop, session, 1250);
    await gateway.send(shop, "charge.refunded", { id: session, amount_refunded: 1250 });
    expect(await refundsOf(id)).toHaveLength(1);
    expect((await stateOf(id)).events).toHaveLength(events.length);
  });

  it("goes back also where the order was delivered without it", async () => {
    const { id, session } = await waitingOrder();
    await (await asAdmin(shop)).ask(DELIVER, { id });
    await gateway.sendPaid(shop, session, 1250);
    expect((await stateOf(id)).status).toBe("DELIVERED");
    expect(await refundsOf(id)).toMatchObject([{ reason: "ORDER_CLOSED" }]);
  });

  it("goes back in part where one order of a cart was cancelled, and pays the others", async () => {
    const [first, second] = [
      await anOrder(shop, customer, await aProduct(shop, { price: 10 })),
      await anOrder(shop, customer, await aProduct(shop, { price: 2.5 })),
    ];
    const session = sessionOf((await startPaymentOf(customer, [first, second])).url);
    await customer.ask(CANCEL, { id: second });
    await gateway.sendPaid(shop, session, 1250);
    expect((await stateOf(first)).status).toBe("PAID");
    expect(await refundsOf(first)).toEqual([]);
    expect(await refundsOf(second)).toMatchObject([{ reason: "ORDER_CLOSED", cents: 250 }]);
  });

  it.each([1, 2, 3, 4, 5])("is either accepted or given back where both happen at once (%i)", async () => {
    const { id, session } = await waitingOrder();
    const [cancelled] = await Promise.all([
      customer.graphql(CANCEL, { id }),
      gateway.sendPaid(shop, session, 1250),
    ]);
    const { status } = await stateOf(id);
    expect(status).toBe(cancelled.errors.length > 0 ? "PAID" : "CANCELLED");
    expect(await refundsOf(id)).toHaveLength(status === "PAID" ? 0 : 1);
  });
});
