import Stripe from "stripe";
import { aProduct, anOrder, asCustomer, type Person } from "../support/builders";
import { charge } from "../support/carts";
import { sessionOf, startPaymentOf, statusOf } from "../support/payments";
import { runJobs } from "../support/jobs";
import type { TestShop } from "../support/shop";
import { startStripeShop, STRIPE_KEY, type StripeShop, type StripeStandIn } from "../support/stripe-shop";

const CANCEL = "mutation ($id: ID!) { cancelOrder(id: $id) { status } }";

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

const placed = async (wanted: { price: number; name?: string }, quantity = 1) =>
  anOrder(shop, customer, await aProduct(shop, wanted), { quantity });

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
    authorization: `Bearer ${STRIPE_KEY}`,
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

it("has lines at Stripe that sum to the amount, with discount, delivery and added tax", async () => {
  const ids = [
    await placed({ price: 12.5, name: "Chisel" }, 2),
    await placed({ price: 9.99, name: "Mallet" }, 3),
    await placed({ price: 35.8, name: "Drill" }),
  ];
  await charge(shop, ids[1] ?? "", {
    ...{ discountMinor: 333, shippingMinor: 490, taxMinor: 218, taxIncluded: false },
    ...{ taxName: "Sales tax", taxPercent: 7.25 },
  });
  await charge(shop, ids[2] ?? "", {
    ...{ shippingMinor: 500, taxMinor: 651, taxIncluded: true, taxName: "VAT", taxPercent: 19 },
  });
  const { amount } = await startPaymentOf(customer, ids);
  expect(amount).toBe(99.52);
  const { fields = {} } = stripe.callsTo("POST", "/v1/checkout/sessions")[0] ?? {};
  const lines = [0, 1, 2].map((at) => ({
    name: fields[`line_items[${at}][price_data][product_data][name]`],
    cents: Number(fields[`line_items[${at}][price_data][unit_amount]`]),
    quantity: Number(fields[`line_items[${at}][quantity]`]),
  }));
  expect(lines).toEqual(
    expect.arrayContaining([
      { name: "Chisel", cents: 1250, quantity: 2 },
      { name: "3 × Mallet", cents: 3372, quantity: 1 },
      { name: "1 × Drill", cents: 4080, quantity: 1 },
    ]),
  );
  expect(lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)).toBe(9952);
  expect(fields["line_items[3][quantity]"]).toBeUndefined();
});

it("asks Stripe once for a page that is opened again", async () => {
  const ids = [await placed({ price: 10 })];
  const first = await startPaymentOf(customer, ids);
  expect(await startPaymentOf(customer, ids)).toEqual(first);
  expect(stripe.callsTo("POST", "/v1/checkout/sessions")).toHaveLength(1);
});

it("turns the order paid by Stripe's webhook", async () => {
  const { id } = await at.paid(customer);
  expect(await statusOf(customer, id)).toBe("PAID");
});

it("waits where the session is complete and the money isn't there yet, and books it when it is", async () => {
  const id = await placed({ price: 10 });
  const session = stripe.pay(sessionOf((await startPaymentOf(customer, [id])).url));
  await send("checkout.session.completed", { ...session, payment_status: "unpaid" });
  expect(await statusOf(customer, id)).toBe("PLACED");
  await send("checkout.session.async_payment_succeeded", session);
  expect(await statusOf(customer, id)).toBe("PAID");
});

it("lets the customer pay again if the money never came", async () => {
  const id = await placed({ price: 10 });
  const { url } = await startPaymentOf(customer, [id]);
  const session = stripe.pay(sessionOf(url));
  await send("checkout.session.async_payment_failed", { ...session, payment_status: "unpaid" });
  expect((await startPaymentOf(customer, [id])).url).not.toBe(url);
});

it("finds payments at Stripe whose webhook was lost", async () => {
  const id = await placed({ price: 10 });
  stripe.pay(sessionOf((await startPaymentOf(customer, [id])).url));
  await shop.sql("update payments set created_at = now() - interval '2 minutes' where status = 'OPEN'");
  await runReconciliation();
  expect(await statusOf(customer, id)).toBe("PAID");
});

async function runReconciliation() {
  await shop.sql("select graphile_worker.add_job('reconcile-payments')");
  await runJobs(shop);
}

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
