import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import Stripe from "stripe";
import { StripeGateway } from "../../src/modules/payments/gateways/stripe-gateway";
import { aProduct, anOrder, asVisitor, type Person } from "./builders";
import { sessionOf, startPaymentOf } from "./payments";
import { startTestShop, type TestShop } from "./shop";

/** A request to Stripe's API. */
export interface StripeCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The form's fields; nested names have Stripe's notation. */
  fields: Record<string, string>;
}

interface StandInSession {
  id: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  payment_intent: string | null;
}

type Failure = "silent" | "error";

/** A local stand-in for the part of Stripe's HTTP API that the shop uses. */
export class StripeStandIn {
  readonly calls: StripeCall[] = [];
  /** If set, every request fails: without a response, or with status 500. */
  failure: Failure | undefined;
  /** If set, the response to refunds: an object, or the code of an error. */
  refund: Record<string, unknown> | string | undefined;
  /** If set, the code with which payment pages are refused for their amount. */
  refusedAmount: string | undefined;
  private readonly sessions = new Map<string, StandInSession>();
  /** The first response per idempotency key. */
  private readonly answers = new Map<string, object>();
  private server: Server | undefined;

  /** Starts it on a free port; returns its URL. */
  async start(): Promise<string> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { method = "", url: path = "", headers } = request;
        const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
        this.answer({ method, path, headers, fields }, response);
      });
    });
    this.server = server;
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((closed) => this.server?.close(closed));
  }

  /** Pays on Stripe's page as the customer; the shop isn't notified. */
  pay(sessionId: string): StandInSession {
    const session = this.sessions.get(sessionId);
    if (session?.status !== "open") throw new Error(`session ${sessionId} isn't open`);
    return Object.assign(session, {
      status: "complete",
      payment_status: "paid",
      payment_intent: `pi_${sessionId}`,
    });
  }

  /** The calls of a method and path; `*` in the path matches any id. */
  callsTo(method: string, path: string): StripeCall[] {
    const pattern = new RegExp(`^${path.replace("*", "[^/]+")}$`);
    return this.calls.filter((call) => call.method === method && pattern.test(call.path));
  }

  private answer(call: StripeCall, response: ServerResponse): void {
    this.calls.push(call);
    if (this.failure === "silent") return;
    const [status, body] = this.failure
      ? ([500, errorBody("api_error", "away")] as const)
      : this.resultOf(call);
    response.writeHead(status, { "content-type": "application/json", "request-id": "req_1" });
    response.end(JSON.stringify(body));
  }

  private resultOf(call: StripeCall): readonly [status: number, body: object] {
    const key = call.headers["idempotency-key"]?.toString();
    const before =
      call.method === "POST" && key !== undefined ? this.answers.get(`${call.path} ${key}`) : undefined;
    if (before) return [200, before];
    const [status, body] = this.perform(call);
    if (status === 200 && key !== undefined) this.answers.set(`${call.path} ${key}`, body);
    return [status, body];
  }

  private perform({ method, path, fields }: StripeCall): readonly [status: number, body: object] {
    if (method === "POST" && path === "/v1/checkout/sessions" && this.refusedAmount)
      return [400, errorBody("invalid_request_error", "Amount", this.refusedAmount)];
    if (method === "POST" && path === "/v1/checkout/sessions") return [200, this.create(fields)];
    if (method === "POST" && path === "/v1/refunds") return this.giveBack();
    const [, intent] = /^\/v1\/checkout\/sessions\?payment_intent=(\w+)&/.exec(path) ?? [];
    if (intent) return [200, { object: "list", has_more: false, data: this.sessionsOf(intent) }];
    const [, id = "", action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    const session = this.sessions.get(id);
    if (!session) return [404, errorBody("invalid_request_error", "No such session", "resource_missing")];
    if (action && session.status !== "open")
      return [400, errorBody("invalid_request_error", "It isn't open")];
    if (action) session.status = "expired";
    return [200, { object: "checkout.session", ...session }];
  }

  private giveBack(): readonly [status: number, body: object] {
    if (typeof this.refund === "string")
      return [400, errorBody("invalid_request_error", "It can't be given back", this.refund)];
    const id = `re_${this.calls.length}`;
    return [200, { id, object: "refund", status: "succeeded", ...this.refund }];
  }

  private sessionsOf(intent: string): object[] {
    return [...this.sessions.values()].filter((session) => session.payment_intent === intent);
  }

  private create(fields: Record<string, string>): object {
    const id = `cs_test_${this.sessions.size + 1}`;
    const lines = Object.keys(fields).filter((name) => name.endsWith("[quantity]")).length;
    const amounts = Array.from({ length: lines }, (_, line) => {
      const {
        [`line_items[${line}][price_data][unit_amount]`]: minor,
        [`line_items[${line}][quantity]`]: quantity,
      } = fields;
      return Number(minor) * Number(quantity);
    });
    const session: StandInSession = {
      id,
      status: "open",
      payment_status: "unpaid",
      amount_total: amounts.reduce((sum, each) => sum + each, 0),
      currency: fields["line_items[0][price_data][currency]"] ?? "",
      payment_intent: null,
    };
    this.sessions.set(id, session);
    return { object: "checkout.session", url: `https://checkout.stripe.example/c/pay/${id}`, ...session };
  }
}

const errorBody = (type: string, message: string, code?: string) => ({ error: { type, message, code } });

const WEBHOOK_SECRET = "whsec_of_the_tests";

/** The API key with which the shop calls the stand-in. */
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

/** A test shop that takes payments by a stand-in for Stripe. */
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

  /** An order paid at Stripe, with its session; the shop isn't notified. */
  async paidThere(customer: Person, price = 10) {
    const { id, session } = await this.waiting(customer, price);
    return { id, session: this.stripe.pay(session) };
  }

  /** A paid order. */
  async paid(customer: Person, price = 10) {
    const { id, session } = await this.paidThere(customer, price);
    await this.send("checkout.session.completed", session);
    return { id, session };
  }

  /** Sends an event with Stripe's signature. */
  send(type: string, object: object) {
    const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    return asVisitor(this.shop).post("/webhooks/payments", payload, { "stripe-signature": signature });
  }
}
