import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../support/builders";
import { runEachMinute } from "../support/jobs";
import { sessionOf, startPaymentOf, statusOf } from "../support/payments";
import type { TestShop } from "../support/shop";
import { startStripeShop, type StripeShop, type StripeStandIn } from "../support/stripe-shop";

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
  stripe.failure = undefined;
});

/** Simulates an outage longer than the shop holds orders, with every webhook lost. */
async function longOutage(): Promise<void> {
  await shop.sql("update orders set created_at = created_at - interval '100 hours'");
  await shop.sql("update payments set created_at = created_at - interval '100 hours' where status = 'OPEN'");
}

it("books an order after an outage that was paid in time, and doesn't cancel it", async () => {
  const { id } = await at.paidThere(customer);
  await longOutage();
  await runEachMinute(shop);
  expect(await statusOf(customer, id)).toBe("PAID");
  expect(await shop.sql("select from invoices where user_id = $1", [customer.id])).toHaveLength(1);
});

it("cancels an order that the provider says wasn't paid, and closes its page before", async () => {
  const { id, session } = await at.waiting(customer);
  await longOutage();
  await runEachMinute(shop);
  expect(await statusOf(customer, id)).toBe("CANCELLED");
  expect(() => stripe.pay(session)).toThrow("isn't open");
});

it.each(["silent", "error"] as const)(
  "leaves an order open while the provider can't be reached (%s), and cancels those without a payment",
  async (failure) => {
    const { id, session } = await at.paidThere(customer);
    const other = await at.waiting(await asCustomer(shop));
    const unpaid = await anOrder(shop, customer, await aProduct(shop));
    await longOutage();
    stripe.failure = failure;
    stripe.calls.length = 0;
    await runEachMinute(shop);
    expect(await statusOf(customer, id)).toBe("PLACED");
    expect(await statusOf(customer, unpaid)).toBe("CANCELLED");
    const asked = stripe.callsTo("POST", "/v1/checkout/sessions/*/expire");
    expect(new Set(asked.map(({ path }) => path)).size).toBe(1); // the provider is unreachable, so the second payment isn't tried

    stripe.failure = undefined;
    await runEachMinute(shop);
    expect(await statusOf(customer, id)).toBe("PAID");
    expect(await statusOf(await asAdmin(shop), other.id)).toBe("CANCELLED");
    expect(session.payment_status).toBe("paid");
  },
  300_000,
);

it("keeps a cart of which one order was paid, in three processes at once", async () => {
  const ids = [
    await anOrder(shop, customer, await aProduct(shop)),
    await anOrder(shop, customer, await aProduct(shop)),
  ];
  stripe.pay(sessionOf((await startPaymentOf(customer, ids)).url));
  await longOutage();
  await Promise.all([1, 2, 3].map(() => runEachMinute(shop)));
  for (const id of ids) expect(await statusOf(customer, id)).toBe("PAID");
});

it("lets a customer cancel while the shop asks the provider", async () => {
  const { id } = await at.waiting(customer);
  await longOutage();
  const cancel = customer.graphql("mutation ($id: ID!) { cancelOrder(id: $id) { status } }", { id });
  await Promise.all([cancel, runEachMinute(shop)]);
  expect(await statusOf(customer, id)).toBe("CANCELLED");
  const steps = "select status from order_events where order_id = $1 and status = 'CANCELLED'";
  expect(await shop.sql(steps, [id])).toHaveLength(1);
});

it("leaves an order open whose payment was reported with another amount", async () => {
  const { id, session } = await at.paidThere(customer);
  await shop.sql("update payments set amount_cents = 1 where session_id = $1", [session.id]);
  await longOutage();
  await runEachMinute(shop);
  expect(await statusOf(customer, id)).toBe("PLACED");
});

it("leaves an order open whose payment belongs to a provider that isn't configured any more", async () => {
  const { id, session } = await at.waiting(customer);
  await shop.sql("update payments set gateway = 'demo' where session_id = $1", [session]);
  await longOutage();
  await runEachMinute(shop);
  expect(await statusOf(customer, id)).toBe("PLACED");
});
