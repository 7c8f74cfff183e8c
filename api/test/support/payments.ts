import Stripe from "stripe";
import type { DataSource } from "typeorm";
import { DemoGateway, demoWebhookSecret } from "../../src/modules/payments/gateways/demo-gateway";
import { DemoSessions } from "../../src/modules/payments/gateways/demo-sessions";
import { aProduct, anOrder, type Person, asVisitor } from "./builders";
import { startTestShop, type TestShop, TEST_SECRET } from "./shop";

/** An order paid in a session of the demo gateway. */
export interface PaidOrder {
  id: string;
  productId: string;
  session: string;
}

/** Orders at these prices, paid together. Each order takes 2 of the 100 units of its own product. */
export async function paidOrders(
  { shop, gateway }: { shop: TestShop; gateway: TestGateway },
  customer: Person,
  ...prices: number[]
): Promise<PaidOrder[]> {
  const orders: Omit<PaidOrder, "session">[] = [];
  for (const price of prices) {
    const product = await aProduct(shop, { price, countInStock: 98 });
    orders.push({ id: await anOrder(shop, customer, product, { quantity: 2 }), productId: product.id });
  }
  const { url } = await startPaymentOf(
    customer,
    orders.map(({ id }) => id),
  );
  await gateway.press(shop, url, "approve");
  return orders.map((order) => ({ ...order, session: sessionOf(url) }));
}

/** The units in stock of a product. */
export async function stockOf(shop: TestShop, productId: string): Promise<number | undefined> {
  const query = "select count_in_stock as units from products where id = $1";
  return (await shop.sql<{ units: number }>(query, [productId]))[0]?.units;
}

/** The demo gateway's refunded amount of a session, in minor units. */
export async function sentBack(shop: TestShop, session: string): Promise<number | undefined> {
  const query = `select coalesce(sum(cents::integer), 0)::integer as cents
    from demo_payment_sessions, jsonb_each_text(refunds) as refund (name, cents) where id = $1`;
  return (await shop.sql<{ cents: number }>(query, [session]))[0]?.cents;
}

interface OrderHistory {
  status: string;
  events: { status: string; by: string; note: string | null }[];
}

/** An order's state and history, as this person sees them. */
export async function historyOf(person: Person, id: string) {
  const query = "query ($id: ID!) { order(id: $id) { status events { status by note } } }";
  const { order } = await person.ask<{ order: OrderHistory }>(query, { id });
  const { status, events } = order;
  return {
    status,
    steps: events.map((event) => event.status),
    notes: events.flatMap(({ note }) => note ?? []),
    last: events.at(-1),
  };
}

/** A button on the demo gateway's page. */
export type Decision = "approve" | "decline" | "stay";

const START = `mutation ($ids: [ID!]!) { startPayment(orderIds: $ids) {
  __typename ... on PaymentPage { url amount currency } ... on PaymentRefused { message } } }`;

interface StartedPayment {
  startPayment: { __typename: string; url: string; amount: number; currency: string; message: string };
}

/**
 * A demo gateway for a test shop: `gateway.startShop()`. For a shop started with only `payments: gateway.open`, webhooks are
 * lost until `connect`, which lets the shop listen on a free port.
 */
export class TestGateway {
  /** Used by shop processes too. */
  readonly secret = demoWebhookSecret(TEST_SECRET);
  private address = "http://127.0.0.1:9"; // nobody listens on this port

  /** Opens the gateway on the shop's database. */
  readonly open = (database: DataSource): DemoGateway =>
    new DemoGateway({
      sessions: new DemoSessions(database.manager),
      secret: this.secret,
      shopAddress: () => this.address,
      log: { warn: () => undefined },
    });

  /** Starts a shop that uses this gateway and receives its webhooks. */
  async startShop(settings: Parameters<typeof startTestShop>[0] = {}): Promise<TestShop> {
    const shop = await startTestShop({ ...settings, payments: this.open });
    await this.connect(shop);
    return shop;
  }

  /** Connects the gateway's webhooks to the shop. */
  async connect(shop: TestShop): Promise<void> {
    this.address = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  }

  /** Presses a button of a payment page. */
  press(shop: TestShop, url: string, decision: Decision) {
    return asVisitor(shop).call("POST", new URL(url).pathname, {
      body: `decision=${decision}`,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
    });
  }

  /**
   * Sends a signed event to the shop, as the provider would; `created` is the event's time at the provider in seconds, by
   * default now.
   */
  send(
    shop: TestShop,
    type: string,
    object: Record<string, unknown>,
    { created = Math.floor(Date.now() / 1_000) }: { created?: number | undefined } = {},
  ) {
    const payload = JSON.stringify({ id: "evt_test", type, created, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: this.secret });
    return asVisitor(shop).post<{ received?: boolean }>("/webhooks/payments", payload, {
      "stripe-signature": signature,
    });
  }

  /** Reports a paid session. */
  sendPaid(shop: TestShop, sessionId: string, cents: number, more: Record<string, unknown> = {}) {
    const session = { id: sessionId, payment_status: "paid", amount_total: cents, currency: "usd", ...more };
    return this.send(shop, "checkout.session.completed", session);
  }

  /** A failed refund of the shop in the provider's format. */
  failedRefund({ session, refundId, reason = "lost_or_stolen_card" }: FailedRefund) {
    return {
      ...{ id: `re_demo_${refundId}`, object: "refund", amount: 1, charge: session, payment_intent: null },
      ...{ status: "failed", failure_reason: reason, metadata: { refund: refundId } },
    };
  }

  /** Lets a refund fail at the provider, which keeps the money, and reports it. */
  async failRefund(shop: TestShop, failed: FailedRefund) {
    const { session, refundId } = failed;
    await shop.sql("update demo_payment_sessions set refunds = refunds - $2 where id = $1", [
      session,
      refundId,
    ]);
    return this.send(shop, "refund.failed", this.failedRefund(failed));
  }
}

/** A failed refund: its session, the shop's id, and the reason. */
interface FailedRefund {
  session: string;
  refundId: string;
  reason?: string;
}

/** A demo gateway for a test shop. */
export const aDemoGateway = () => new TestGateway();

/** Starts a payment; returns its page or the refusal. */
export async function startPaymentOf(customer: Person, orderIds: string[]) {
  return (await customer.ask<StartedPayment>(START, { ids: orderIds })).startPayment;
}

/** The session of a payment page. */
export const sessionOf = (url: string) => new URL(url).pathname.split("/").at(-1) as string;

/** The state of an order, as its customer sees it. */
export async function statusOf(customer: Person, id: string): Promise<string> {
  const query = "query ($id: ID!) { order(id: $id) { status } }";
  return (await customer.ask<{ order: { status: string } }>(query, { id })).order.status;
}
