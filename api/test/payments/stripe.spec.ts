import pino from "pino";
import Stripe from "stripe";
import { StripeGateway } from "../../src/modules/payments/gateways/stripe-gateway";
import { aProduct, anOrder, asAdmin, asCustomer, asVisitor, type Person } from "../support/builders";
import { startPaymentOf } from "../support/demo-gateway";
import { runJobs } from "../support/run-jobs";
import { startTestShop, type TestShop } from "../support/shop";
import { StripeStandIn } from "../support/stripe-stand-in";

const SECRET_KEY = "sk_test_of_the_tests";
const WEBHOOK_SECRET = "whsec_of_the_tests";
const REFUND = "mutation ($id: ID!) { refundOrder(id: $id) { status } }";
const CANCEL = "mutation ($id: ID!) { cancelOrder(id: $id) { status } }";

const stripe = new StripeStandIn();
let shop: TestShop;
let customer: Person;
beforeAll(async () => {
  const api = await stripe.start();
  const settings = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, api, timeoutMs: 1_000 };
  shop = await startTestShop({ payments: () => new StripeGateway(settings, pino({ level: "silent" })) });
});
afterAll(async () => {
  await shop.stop();
  await stripe.stop();
});
beforeEach(async () => {
  customer = await asCustomer(shop);
  stripe.calls.length = 0;
  stripe.failure = undefined;
});

const placed = async (wanted: { price: number; name?: string }, quantity = 1) =>
  anOrder(shop, customer, await aProduct(shop, wanted), { quantity });

const sessionOf = (url: string) => url.split("/").at(-1) as string;

const statusOf = async (id: string) =>
  (
    await customer.ask<{ order: { status: string } }>("query ($id: ID!) { order(id: $id) { status } }", {
      id,
    })
  ).order.status;

/** Sends an event as Stripe signs it. */
function send(type: string, object: object) {
  const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  return asVisitor(shop).post("/webhooks/payments", payload, { "stripe-signature": signature });
}

async function paid(price = 10) {
  const id = await placed({ price });
  const { url } = await startPaymentOf(customer, [id]);
  const session = stripe.pay(sessionOf(url));
  await send("checkout.session.completed", session);
  return { id, session };
}

it("opens a page at Stripe with the server's amounts, under the payment's id", async () => {
  const ids = [
    await placed({ price: 12.5, name: "Chisel & mallet" }, 2),
    await placed({ price: 99, name: "Zebra" }),
  ];
  const page = await startPaymentOf(customer, ids);
  expect(page).toEqual({
    __typename: "PaymentPage",
    url: expect.stringContaining("https://checkout.stripe.example/") as string,
    amount: 124,
    currency: "usd",
  });
  const [call, ...more] = stripe.callsTo("POST", "/v1/checkout/sessions");
  expect(more).toEqual([]);
  const payment = call?.fields.client_reference_id;
  expect(call?.headers).toMatchObject({
    authorization: `Bearer ${SECRET_KEY}`,
    "content-type": "application/x-www-form-urlencoded",
    "idempotency-key": payment,
    "stripe-version": Stripe.API_VERSION,
  });
  expect(call?.fields).toMatchObject({
    mode: "payment",
    customer_email: customer.email,
    success_url: expect.stringMatching(new RegExp(`/checkout/return/${payment}$`)) as string,
    cancel_url: call?.fields.success_url,
    "line_items[0][quantity]": "2",
    "line_items[0][price_data][currency]": "usd",
    "line_items[0][price_data][unit_amount]": "1250",
    "line_items[0][price_data][product_data][name]": "Chisel & mallet",
    "line_items[1][price_data][unit_amount]": "9900",
    "payment_intent_data[metadata][payment]": payment,
  });
  const minutes = (Number(call?.fields.expires_at) * 1_000 - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(30);
  expect(minutes).toBeLessThanOrEqual(60);
});

it("asks Stripe once for a page that is opened again", async () => {
  const ids = [await placed({ price: 10 })];
  const first = await startPaymentOf(customer, ids);
  expect(await startPaymentOf(customer, ids)).toEqual(first);
  expect(stripe.callsTo("POST", "/v1/checkout/sessions")).toHaveLength(1);
});

it("turns the order paid by Stripe's webhook", async () => {
  const { id } = await paid();
  expect(await statusOf(id)).toBe("PAID");
});

it("waits where the session is complete and the money isn't there yet, and books it when it is", async () => {
  const id = await placed({ price: 10 });
  const session = stripe.pay(sessionOf((await startPaymentOf(customer, [id])).url));
  await send("checkout.session.completed", { ...session, payment_status: "unpaid" });
  expect(await statusOf(id)).toBe("PLACED");
  await send("checkout.session.async_payment_succeeded", session);
  expect(await statusOf(id)).toBe("PAID");
});

it("lets the customer pay anew where the money never came", async () => {
  const id = await placed({ price: 10 });
  const { url } = await startPaymentOf(customer, [id]);
  const session = stripe.pay(sessionOf(url));
  await send("checkout.session.async_payment_failed", { ...session, payment_status: "unpaid" });
  expect((await startPaymentOf(customer, [id])).url).not.toBe(url);
});

it("finds at Stripe what was paid where the webhook was lost", async () => {
  const id = await placed({ price: 10 });
  stripe.pay(sessionOf((await startPaymentOf(customer, [id])).url));
  await shop.sql("update payments set created_at = now() - interval '2 minutes' where status = 'OPEN'");
  await runReconciliation();
  expect(await statusOf(id)).toBe("PAID");
});

async function runReconciliation() {
  await shop.sql("select graphile_worker.add_job('reconcile-payments')");
  await runJobs(shop);
}

it("gives an order's part of the money back through Stripe, under the refund's id", async () => {
  const { id, session } = await paid();
  const admin = await asAdmin(shop);
  await admin.ask(REFUND, { id });
  await runJobs(shop);
  await runJobs(shop);
  const [refund] = await shop.sql<{ id: string }>("select id from refunds where order_id = $1", [id]);
  const calls = stripe.callsTo("POST", "/v1/refunds");
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers["idempotency-key"]).toBe(refund?.id);
  expect(calls[0]?.fields).toEqual({
    payment_intent: session.payment_intent,
    amount: "1000",
    "metadata[refund]": refund?.id,
  });
});

it("books a refund of Stripe's dashboard, which names the payment's intent", async () => {
  const { id, session } = await paid();
  const charge = {
    id: "ch_1",
    object: "charge",
    payment_intent: session.payment_intent,
    amount_refunded: 1000,
  };
  await send("charge.refunded", charge);
  expect(await statusOf(id)).toBe("REFUNDED");
});

it("closes the page of an order that is cancelled", async () => {
  const id = await placed({ price: 10 });
  const { url } = await startPaymentOf(customer, [id]);
  await customer.ask(CANCEL, { id });
  await shop.sql("select graphile_worker.add_job('close-payments-of-order', $1)", [
    JSON.stringify({ orderId: id }),
  ]);
  await runJobs(shop);
  expect(stripe.callsTo("POST", "/v1/checkout/sessions/*/expire")).toHaveLength(1);
  expect(() => stripe.pay(sessionOf(url))).toThrow("isn't open");
});

it.each(["silent", "error"] as const)(
  "says that payment isn't possible right now while Stripe is away (%s)",
  async (failure) => {
    stripe.failure = failure;
    const id = await placed({ price: 10 });
    const start = "mutation ($ids: [ID!]!) { startPayment(orderIds: $ids) { __typename } }";
    const { errors } = await customer.graphql(start, { ids: [id] });
    expect(errors[0]?.extensions).toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfter: 10 });

    stripe.failure = undefined;
    expect(await startPaymentOf(customer, [id])).toMatchObject({ __typename: "PaymentPage" });
  },
);

it("tries a refund again later while Stripe is away", async () => {
  const { id } = await paid();
  await (await asAdmin(shop)).ask(REFUND, { id });
  stripe.failure = "error";
  await runJobs(shop);
  stripe.failure = undefined;
  await shop.sql("update graphile_worker._private_jobs set run_at = now()");
  await runJobs(shop);
  const [refund] = await shop.sql("select done_at is not null as done from refunds where order_id = $1", [
    id,
  ]);
  expect(refund).toEqual({ done: true });
});
