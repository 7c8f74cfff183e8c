import { asAdmin, asCustomer, type Person } from "../support/builders";
import { runJobs } from "../support/jobs";
import { statusOf } from "../support/payments";
import type { TestShop } from "../support/shop";
import { startStripeShop, type StripeShop, type StripeStandIn } from "../support/stripe-shop";

const REFUND = "mutation ($id: ID!) { refundOrder(id: $id) { status } }";

let at: StripeShop;
let shop: TestShop;
let stripe: StripeStandIn;
let customer: Person;
beforeAll(async () => {
  at = await startStripeShop();
  ({ shop, stripe } = at);
});
afterAll(() => at.stop());
beforeEach(async () => {
  customer = await asCustomer(shop);
  stripe.calls.length = 0;
  stripe.failure = undefined;
  stripe.refund = undefined;
});

const send: StripeShop["send"] = (type, object) => at.send(type, object);

it("gives an order's part of the money back through Stripe, under the refund's id", async () => {
  const { id, session } = await at.paid(customer);
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
  const { id, session } = await at.paid(customer);
  const charge = {
    id: "ch_1",
    object: "charge",
    payment_intent: session.payment_intent,
    amount_refunded: 1000,
  };
  await send("charge.refunded", charge);
  expect(await statusOf(customer, id)).toBe("REFUNDED");
});

it("tries a refund again later while Stripe is away", async () => {
  const { id } = await at.paid(customer);
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

it.each([
  [
    "fails at once",
    { status: "failed", failure_reason: "expired_or_canceled_card" },
    "expired_or_canceled_card",
  ],
  ["is refused, because the payment is disputed", "charge_disputed", "charge_disputed"],
])("leaves the order paid where its refund %s", async (_what, answer, reason) => {
  const { id } = await at.paid(customer);
  const admin = await asAdmin(shop);
  await admin.ask(REFUND, { id });
  stripe.refund = answer;
  await runJobs(shop);
  await runJobs(shop);
  expect(await statusOf(customer, id)).toBe("PAID");
  const failure = "query ($id: ID!) { order(id: $id) { refundFailure { reason } } }";
  expect(await admin.ask(failure, { id })).toEqual({ order: { refundFailure: { reason } } });
  expect(stripe.callsTo("POST", "/v1/refunds")).toHaveLength(1);
});

it("finds at Stripe whose payment it is where the payment's own event comes after that of its dispute", async () => {
  const { id, session } = await at.paidThere(customer);
  const dispute = { id: "dp_1", amount: 1000, currency: "usd", charge: "ch_1", reason: "fraudulent" };
  const { payment_intent } = session;
  await send("charge.dispute.created", { ...dispute, payment_intent, status: "needs_response" });
  expect(await statusOf(customer, id)).toBe("PAID");
  const disputes = "query ($id: ID!) { order(id: $id) { disputes { reason amount } } }";
  expect(await (await asAdmin(shop)).ask(disputes, { id })).toEqual({
    order: { disputes: [{ reason: "fraudulent", amount: 10 }] },
  });
});

it("has Stripe send an event again where Stripe can't be asked about it", async () => {
  stripe.failure = "error";
  const unknown = { id: "ch_2", payment_intent: "pi_unknown", amount_refunded: 1000 };
  expect((await send("charge.refunded", unknown)).status).toBe(503);
  stripe.failure = undefined;
  expect((await send("charge.refunded", unknown)).status).toBe(200);
});
