import Stripe from "stripe";
import { demoWebhookSecret } from "../../../src/modules/payments/gateways/demo-gateway";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { TEST_SECRET } from "../../support/shop";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { createProducts } from "../support/order-consistency";
import { createCustomers } from "../support/order-request";
import { ShopProcess } from "../support/shop-process";
import { invoiceFindings } from "./invoice-findings";

const PAYMENTS = 60;
const KILLS = 3;

let made: TestDatabase;
let db: DatabaseClient;
beforeEach(async () => {
  made = await createTestDatabase();
  db = openDatabase(made.url);
});
afterEach(() => made.drop());

/** Orders of as many customers, each with an open payment; returns the ids of customers and sessions. */
async function openPayments(): Promise<{ customerIds: string[]; sessions: string[] }> {
  const customers = await createCustomers(db, PAYMENTS);
  const [product] = await createProducts(db, 1, 10);
  const customerIds = customers.map(({ id }) => id);
  const sessions = await db.sql<{ session_id: string }>(
    `with ordered as (
        insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents)
          select id, $2, 'Ada', email, 'Street 1', '+1 555', 1, 'Drill', 1000 from users where id = any($1) returning id, user_id
      ), opened as (
        insert into payments (user_id, gateway, amount_cents, currency, session_id, expires_at)
          select user_id, 'demo', 1000, 'usd', 'cs_demo_' || id, now() + interval '1 hour' from ordered returning id, session_id
      )
      insert into payment_orders (payment_id, order_id, amount_cents)
        select opened.id, ordered.id, 1000 from opened join ordered on session_id = 'cs_demo_' || ordered.id
        returning (select session_id from opened where opened.id = payment_id)`,
    [customerIds, product?.productId],
  );
  return { customerIds, sessions: sessions.map(({ session_id }) => session_id) };
}

/** Reports that a session was paid, as the provider does; whether the shop has answered that it is booked. */
async function report(shop: ShopProcess, session: string): Promise<boolean> {
  const object = { id: session, payment_status: "paid", amount_total: 1000, currency: "usd" };
  const created = Math.floor(Date.now() / 1_000);
  const payload = JSON.stringify({
    id: "evt",
    type: "checkout.session.completed",
    created,
    data: { object },
  });
  const secret = demoWebhookSecret(TEST_SECRET);
  const headers = {
    "content-type": "application/json",
    "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret }),
  };
  return fetch(`${shop.url}/webhooks/payments`, { method: "POST", body: payload, headers }).then(
    ({ ok }) => ok,
    () => false,
  );
}

it("leaves no gap and no double number, however often the shop is killed while payments are booked", async () => {
  const start = () => ShopProcess.start({ databaseUrl: made.url, env: { WORKER: "off" } });
  let shop = await start();
  const { customerIds, sessions } = await openPayments();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    let booked = 0;
    const all = Promise.all(
      sessions.map(async (session) => {
        const isBooked = await report(shop, session);
        if (isBooked && (booked += 1) === kill * 5) await shop.kill();
      }),
    );
    await all;
    expect(await invoiceFindings(db, customerIds)).toEqual([]);
    shop = await start();
  }
  for (const session of sessions) expect(await report(shop, session)).toBe(true);
  expect(await invoiceFindings(db, customerIds)).toEqual([]);
  const numbers = await db.sql<{ number: string }>("select number from invoices order by number");
  expect(numbers.map(({ number }) => Number(number.slice(5)))).toEqual(
    Array.from({ length: PAYMENTS }, (_, index) => index + 1),
  );
  await shop.terminate();
}, 180_000);
