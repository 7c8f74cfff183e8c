import pino from "pino";
import Stripe from "stripe";
import { StripeGateway } from "../../src/modules/payments/gateways/stripe-gateway";
import { aProduct, anOrder, asVisitor, type Person } from "./builders";
import { sessionOf, startPaymentOf } from "./demo-gateway";
import { startTestShop, type TestShop } from "./shop";
import { StripeStandIn } from "./stripe-stand-in";

const WEBHOOK_SECRET = "whsec_of_the_tests";

/** The key with which the shop asks the stand-in. */
export const STRIPE_KEY = "sk_test_of_the_tests";

/** A test shop with Stripe's own client and a stand-in for its API. */
export async function startStripeShop() {
  const stripe = new StripeStandIn();
  const api = await stripe.start();
  const settings = { secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET, api, timeoutMs: 1_000 };
  const shop = await startTestShop({
    payments: () => new StripeGateway(settings, pino({ level: "silent" })),
  });
  return new StripeShop(shop, stripe);
}

/** A test shop whose payments a stand-in for Stripe takes. */
export class StripeShop {
  constructor(
    readonly shop: TestShop,
    readonly stripe: StripeStandIn,
  ) {}

  async stop(): Promise<void> {
    await this.shop.stop();
    await this.stripe.stop();
  }

  /** An order with an open payment page, and its session. */
  async waiting(customer: Person, price = 10) {
    const id = await anOrder(this.shop, customer, await aProduct(this.shop, { price }));
    const { url } = await startPaymentOf(customer, [id]);
    return { id, url, session: sessionOf(url) };
  }

  /** An order that was paid at Stripe, and the session there; the shop isn't told. */
  async paidThere(customer: Person, price = 10) {
    const { id, session } = await this.waiting(customer, price);
    return { id, session: this.stripe.pay(session) };
  }

  /** An order that was paid. */
  async paid(customer: Person, price = 10) {
    const { id, session } = await this.paidThere(customer, price);
    await this.send("checkout.session.completed", session);
    return { id, session };
  }

  /** Sends an event as Stripe signs it. */
  send(type: string, object: object) {
    const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    return asVisitor(this.shop).post("/webhooks/payments", payload, { "stripe-signature": signature });
  }
}

/** The state of an order, as its customer sees it. */
export async function statusOf(customer: Person, id: string): Promise<string> {
  const query = "query ($id: ID!) { order(id: $id) { status } }";
  return (await customer.ask<{ order: { status: string } }>(query, { id })).order.status;
}
