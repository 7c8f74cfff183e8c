import { aProduct, anOrder, asAdmin, asCustomer, type Person } from "../support/builders";
import { runEachMinute, runJobs, waitingJobs } from "../support/jobs";
import { aDemoGateway, paidOrders, sessionOf, startPaymentOf, type PaidOrder } from "../support/payments";
import type { TestShop } from "../support/shop";

const REFUND = "mutation ($id: ID!, $qty: Int) { refundOrder(id: $id, qty: $qty) { id } }";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await gateway.startShop()));
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.sql("truncate invoices, document_series, refunds, payment_orders, payments, disputes");
  await shop.sql("delete from graphile_worker._private_jobs");
  customer = await asCustomer(shop);
});

const year = new Date().getUTCFullYear();

/** Orders paid together, as release 0.1.0 books a payment: without an invoice. */
async function paidByLastRelease(at: string | null, ...prices: number[]): Promise<PaidOrder[]> {
  const orders = await paidOrders({ shop, gateway }, customer, ...prices);
  const session = orders[0]?.session;
  await shop.sql("delete from invoices where payment_id = (select id from payments where session_id = $1)", [
    session,
  ]);
  await shop.sql("delete from document_series");
  if (at) await shop.sql("update payments set paid_at = $2 where session_id = $1", [session, at]);
  return orders;
}

/** The number and the total of each document. */
async function documents() {
  const query = "select number, (document ->> 'totalMinor')::int as cents from invoices order by number";
  return (await shop.sql<{ number: string; cents: number }>(query)).map(({ number, cents }) => [
    number,
    cents,
  ]);
}

it("gives payments that the last release booked the next numbers of the year, one for orders paid together", async () => {
  await paidByLastRelease(null, 10, 25);
  await paidOrders({ shop, gateway }, customer, 7);
  expect(await documents()).toEqual([[`${year}-000001`, 1_400]]);
  await runEachMinute(shop);
  await runEachMinute(shop);
  expect(await documents()).toEqual([
    [`${year}-000001`, 1_400],
    [`${year}-000002`, 7_000],
  ]);
});

it("takes the number from the year of the booking, in UTC", async () => {
  await paidByLastRelease("2024-12-31T23:59:59.999Z", 10);
  await paidByLastRelease("2025-01-01T00:00:00Z", 20);
  await paidByLastRelease("2024-06-01T12:00:00Z", 30);
  await runEachMinute(shop);
  expect(await documents()).toEqual([
    ["2024-000001", 6_000],
    ["2024-000002", 2_000],
    ["2025-000001", 4_000],
  ]);
});

it("makes each once, without gaps, in three concurrent processes while new payments arrive", async () => {
  for (const price of [1, 2, 3, 4, 5]) await paidByLastRelease("2025-03-01T00:00:00Z", price);
  const session = sessionOf(
    (await startPaymentOf(customer, [await anOrder(shop, customer, await aProduct(shop, { price: 12.5 }))]))
      .url,
  );
  await Promise.all([...[1, 2, 3].map(() => runEachMinute(shop)), gateway.sendPaid(shop, session, 1_250)]);
  expect((await documents()).map(([number]) => number)).toEqual([
    ...[1, 2, 3, 4, 5].map((n) => `2025-00000${n}`),
    `${year}-000001`,
  ]);
});

it("makes none for a payment that came too late, nor for one that is open", async () => {
  const id = await anOrder(shop, customer, await aProduct(shop, { price: 12.5 }));
  const session = sessionOf((await startPaymentOf(customer, [id])).url);
  await customer.ask("mutation ($id: ID!) { cancelOrder(id: $id) { id } }", { id });
  await shop.sql("delete from graphile_worker._private_jobs");
  await gateway.sendPaid(shop, session, 1_250);
  await startPaymentOf(customer, [await anOrder(shop, customer, await aProduct(shop))]);
  await runEachMinute(shop);
  expect(await documents()).toEqual([]);
});

it("gives the last release's refund of a whole order its credit note, and none to its retry", async () => {
  const [order] = (await paidByLastRelease(null, 10)) as [PaidOrder];
  await shop.sql("update orders set refunded_at = now() where id = $1", [order.id]);
  const insert = `insert into refunds (payment_id, order_id, amount_cents, reason, done_at, created_at, failed_at, retried_at)
    select id, $1, 2000, 'ADMIN', now(), $2, $3, $3 from payments where session_id = $4`;
  await shop.sql(insert, [order.id, "2026-11-01T10:00:00Z", "2026-11-01T11:00:00.123Z", order.session]);
  await shop.sql(insert, [order.id, "2026-11-01T11:00:00.123Z", null, order.session]);
  await runEachMinute(shop);
  await runEachMinute(shop);
  expect(await documents()).toEqual([
    [`${year}-000001`, 2_000],
    ["CN-2026-000001", 2_000],
  ]);
  const [line] = await shop.sql(
    "select document -> 'lines' -> 0 ->> 'quantity' as quantity from invoices where refund_id is not null",
  );
  expect(line).toEqual({ quantity: "2" });
});

it("gives refunds of this release their credit notes, once their payment has an invoice", async () => {
  const [order] = (await paidByLastRelease(null, 10)) as [PaidOrder];
  const admin = await asAdmin(shop);
  await admin.ask(REFUND, { id: order.id, qty: 1 });
  await admin.ask(REFUND, { id: order.id, qty: 1 });
  expect(await documents()).toEqual([]);
  await runEachMinute(shop);
  await runEachMinute(shop);
  expect(await documents()).toEqual([
    [`${year}-000001`, 2_000],
    [`CN-${year}-000001`, 1_000],
    [`CN-${year}-000002`, 1_000],
  ]);
});

it("leaves no payment out after an upgrade of a shop that has many, and doesn't hold up other tasks", async () => {
  const [order] = (await paidByLastRelease(null, 10)) as [PaidOrder];
  await shop.sql(
    `with paid as (
      insert into payments (user_id, gateway, status, amount_cents, currency, expires_at, paid_at)
        select $1, 'demo', 'PAID', 2000, 'usd', now(), now() - n * interval '1 day' from generate_series(1, 250) as n returning id
    ) insert into payment_orders select id, $2, 2000 from paid`,
    [customer.id, order.id],
  );
  await runEachMinute(shop);
  expect(await documents()).toHaveLength(100);
  expect((await waitingJobs(shop)).map(({ task }) => task)).toContain("make-old-invoices");
  await runJobs(shop);
  expect(await documents()).toHaveLength(251);
});
