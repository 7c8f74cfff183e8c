import Stripe from "stripe";
import type { Life } from "./life";
import type { StepOf } from "./steps";

interface GatewaySession {
  id: string;
  status: "open" | "complete" | "expired";
  cents: number;
}

const START_PAYMENT = `mutation ($orderIds: [ID!]!) {
  startPayment(orderIds: $orderIds) { ... on PaymentPage { url } ... on PaymentRefused { message } }
}`;

/** The provider's payment sessions of these customers, with their states. */
const sessionsOf = (life: Life): Promise<GatewaySession[]> =>
  life.shop.db.sql<GatewaySession>(
    `select session.id, session.status, amount_cents::integer as cents
      from demo_payment_sessions as session join payments on session_id = session.id
      where user_id = any($1) order by session.id`,
    [life.customerIds],
  );

export async function chooseSession(life: Life, chosen: number): Promise<GatewaySession | undefined> {
  const sessions = await sessionsOf(life);
  return sessions[chosen % sessions.length];
}

/** Presses a button on the provider's page, or leaves it open. */
async function decide(
  life: Life,
  sessionId: string,
  decision: StepOf<"decide">["decision"],
): Promise<unknown> {
  if (decision === "lost")
    // paid at the provider, but the webhook is lost
    return life.shop.db.sql(
      "update demo_payment_sessions set status = 'complete' where id = $1 and status = 'open'",
      [sessionId],
    );
  return life.call(`/demo-pay/${sessionId}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
    rawBody: `decision=${decision}`,
  });
}

interface Reported {
  secret?: string;
  ageSeconds?: number;
  /** The event's time at the provider, in seconds; by default now. */
  created?: number;
}

/** Sends an event with the provider's signature. */
export async function report(
  life: Life,
  type: string,
  object: Record<string, unknown>,
  { secret = life.shop.paymentSecret, ageSeconds = 0, created }: Reported = {},
): Promise<void> {
  const payload = JSON.stringify({ id: "evt_1", type, created, data: { object } });
  const timestamp = Math.floor(Date.now() / 1_000) - ageSeconds;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  await life.call("/webhooks/payments", { method: "POST", headers, rawBody: payload });
}

const paidEvent = ({ id, cents }: GatewaySession) => ({
  id,
  payment_status: "paid",
  amount_total: cents,
  currency: "usd",
});

/** The provider's events: true, outdated and false ones. */
const events: Record<StepOf<"webhook">["event"], (life: Life, session: GatewaySession) => Promise<void>> = {
  again: async (life, session) => {
    if (session.status === "complete") await report(life, "checkout.session.completed", paidEvent(session));
    if (session.status === "expired") await report(life, "checkout.session.expired", { id: session.id });
  },
  "wrong amount": (life, session) =>
    report(life, "checkout.session.completed", { ...paidEvent(session), amount_total: session.cents - 1 }),
  "wrong currency": (life, session) =>
    report(life, "checkout.session.completed", { ...paidEvent(session), currency: "eur" }),
  unpaid: (life, session) =>
    report(life, "checkout.session.completed", { ...paidEvent(session), payment_status: "unpaid" }),
  unknown: (life, session) =>
    report(life, "checkout.session.completed", { ...paidEvent(session), id: "cs_unknown" }),
  forged: (life, session) =>
    report(life, "checkout.session.completed", paidEvent(session), { secret: "somebody else's" }),
  old: (life, session) => report(life, "checkout.session.completed", paidEvent(session), { ageSeconds: 400 }),
};

/** The steps of customers and the payment provider. */
export const paymentSteps = {
  pay: async (life: Life, { customer, orders, decision }: StepOf<"pay">) => {
    const payer = life.customer(customer);
    const chosen = await Promise.all(orders.map((order) => life.order(order, [payer.id])));
    const orderIds = [...new Set(chosen.flatMap((order) => order?.id ?? []))];
    if (orderIds.length === 0) return;
    const started = await life.ask(payer, START_PAYMENT, { orderIds });
    const { url } = (started?.data?.startPayment ?? {}) as { url?: string };
    if (url && decision !== "later") await decide(life, new URL(url).pathname.slice(10), decision);
  },

  decide: async (life: Life, { session, decision }: StepOf<"decide">) => {
    const chosen = await chooseSession(life, session);
    if (chosen) await decide(life, chosen.id, decision);
  },

  webhook: async (life: Life, { session, event, times }: StepOf<"webhook">) => {
    const chosen = await chooseSession(life, session);
    if (chosen) await Promise.all(Array.from({ length: times }, () => events[event](life, chosen)));
  },
};
