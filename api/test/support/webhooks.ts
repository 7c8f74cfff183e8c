import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { WEBHOOK_EVENTS } from "@shop/shared/webhooks";
import { Webhook as Verifier } from "standardwebhooks";
import { eventPayloads } from "../../src/modules/webhooks/event-payloads";
import type { WebhookAttempt, WebhookDelivery } from "../../src/modules/webhooks/webhook-delivery.entity";
import type { Webhook } from "../../src/modules/webhooks/webhook.entity";
import { aProduct, type Person } from "./builders";
import { runJobs } from "./jobs";
import type { TestShop } from "./shop";

/** A request to a receiver. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A local program of the shopkeeper that records the requests it receives. */
export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** The handler that answers requests; 204 by default. */
  answer: RequestListener;
  stop(): Promise<void>;
}

/** Starts a receiver on a free port. Stop it after the test. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = {
    url: "",
    received: [],
    answer: (_request, response) => response.writeHead(204).end(),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      receiver.received.push({ path: request.url ?? "", headers: request.headers, body });
      receiver.answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

const WEBHOOK = "id url events enabled createdAt disabledAt disabledReason";
const DELIVERED =
  "id eventId event happenedAt at attempt status error deliveredAt nextTryAt request answer durationMs";
const DELIVERY = `${DELIVERED} attempts(first: 2) { number at status error answer durationMs }`;

/** The root fields of webhooks with all their fields. */
export const webhookQueries = {
  webhooks: `{ webhooks { ${WEBHOOK} deliveries { ${DELIVERY} } } }`,
  webhook: `query ($webhook: ID!) { webhook(id: $webhook) { ${WEBHOOK} deliveries(first: 100) { ${DELIVERED} } } }`,
};

/** A webhook with its deliveries, as admins read it. */
type ShownWebhook = Webhook & { deliveries: ShownDelivery[] };

/** A delivery with its two latest attempts. */
type ShownDelivery = WebhookDelivery & { attempts: WebhookAttempt[] };

/** Registers a webhook; returns the webhook and its secret. */
export async function createWebhook(admin: Person, url: string, events: string[]) {
  const { createWebhook: made } = await admin.ask<{ createWebhook: { webhook: Webhook; secret: string } }>(
    `mutation ($url: String!, $events: [String!]!) {
      createWebhook(url: $url, events: $events) { secret webhook { ${WEBHOOK} } } }`,
    { url, events },
  );
  return { ...made.webhook, secret: made.secret };
}

/** All webhooks with their newest deliveries. */
export async function readWebhooks(admin: Person): Promise<ShownWebhook[]> {
  return (await admin.ask<{ webhooks: ShownWebhook[] }>(webhookQueries.webhooks)).webhooks;
}

/** The newest deliveries of the only webhook. */
export async function readDeliveries(admin: Person): Promise<ShownDelivery[]> {
  return (await readWebhooks(admin))[0]?.deliveries ?? [];
}

/** Calls a mutation of a webhook or delivery that returns a delivery. */
export async function sendNow(
  admin: Person,
  mutation: "testWebhook" | "resendDelivery",
  id: string,
): Promise<ShownDelivery> {
  const text = `mutation ($id: ID!) { ${mutation}(id: $id) { ${DELIVERY} } }`;
  return (await admin.ask<Record<string, ShownDelivery>>(text, { id }))[mutation] as ShownDelivery;
}

/** A webhook event as a program reads it. */
export interface ReadEvent {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** The verified event of a request. */
export const verified = (secret: string, { body, headers }: Received): ReadEvent =>
  new Verifier(secret).verify(body, headers as Record<string, string>) as ReadEvent;

/** A receiver subscribed to all events. Stop it after the test. */
export interface EventReceiver {
  /** Runs the shop's jobs; returns the new events in their documented form. */
  read(): Promise<ReadEvent[]>;
  stop(): Promise<void>;
}

/** Registers a webhook for all events and starts its receiver. */
export async function receiveEvents(shop: TestShop, admin: Person): Promise<EventReceiver> {
  const { url, received, stop } = await startReceiver();
  const { secret } = await createWebhook(admin, url, [...WEBHOOK_EVENTS]);
  const read = async () => {
    await runJobs(shop);
    const events = received.splice(0).map((each) => verified(secret, each));
    for (const event of events) eventPayloads[event.type as keyof typeof eventPayloads].parse(event);
    return events;
  };
  return { read, stop };
}

/** Makes the next attempts due. */
export const passTime = (shop: TestShop): Promise<unknown> =>
  shop.sql("update graphile_worker._private_jobs set run_at = now() where run_at > now()");

/** Inserts up to `rows` webhooks, within the limit; the last one has `deliveries` deliveries. Returns its id. */
export async function insertWebhooks(shop: TestShop, rows: number): Promise<{ webhook: string }> {
  await shop.sql("truncate webhooks, webhook_events cascade");
  const [last] = await shop.sql<{ webhook: string }>(
    `with webhook as (
        insert into webhooks (url, events, secret)
          select 'https://example.com/' || n, '{stock.low}', '' from generate_series(1, least($1::int, 20)) n returning id
      ), one as (select id from webhook limit 1), event as (
        insert into webhook_events (type, data) select 'stock.low', '{}' from generate_series(1, $1::int) returning id
      ), delivery as (
        insert into webhook_deliveries (webhook_id, event_id) select one.id, event.id from one, event returning id
      ), attempt as (
        insert into webhook_attempts (delivery_id, number, duration_ms) select id, 1, 5 from delivery
      ) select id as webhook from one`,
    [rows],
  );
  return last as { webhook: string };
}

/** Causes a `product.changed` event; returns the product's id. */
export async function restockAnything(shop: TestShop, admin: Person): Promise<string> {
  const { id } = await aProduct(shop);
  await admin.ask("mutation ($id: ID!) { restockProduct(id: $id, units: 1) { id } }", { id });
  return id;
}

/** Makes a receiver answer with this status. */
export function answerWith(receiver: WebhookReceiver, status: number): void {
  receiver.answer = (_request, response) => response.writeHead(status).end("no");
}
