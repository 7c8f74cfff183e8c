import { Webhook as Verifier } from "standardwebhooks";
import type { WebhookDelivery } from "../../src/modules/webhooks/webhook-delivery.entity";
import type { Webhook } from "../../src/modules/webhooks/webhook.entity";
import type { Person } from "./builders";
import type { TestShop } from "./shop";
import type { Received } from "./webhook-receiver";

const WEBHOOK = "id url events enabled createdAt disabledAt disabledReason";
const DELIVERY = `id eventId event happenedAt at attempt status error deliveredAt nextTryAt request answer durationMs
  attempts(first: 2) { number at status error answer durationMs }`;

/** A webhook as an admin reads it. */
export type ShownWebhook = Webhook & { deliveries: WebhookDelivery[] };

/** Has an address told of events; returns the webhook and its secret. */
export async function createWebhook(admin: Person, url: string, events: string[]) {
  const { createWebhook: made } = await admin.ask<{ createWebhook: { webhook: Webhook; secret: string } }>(
    `mutation ($url: String!, $events: [String!]!) {
      createWebhook(url: $url, events: $events) { secret webhook { ${WEBHOOK} } } }`,
    { url, events },
  );
  return { ...made.webhook, secret: made.secret };
}

/** The webhooks with their newest deliveries. */
export async function readWebhooks(admin: Person): Promise<ShownWebhook[]> {
  const query = `{ webhooks { ${WEBHOOK} deliveries { ${DELIVERY} } } }`;
  return (await admin.ask<{ webhooks: ShownWebhook[] }>(query)).webhooks;
}

/** The newest deliveries of the only webhook. */
export async function readDeliveries(admin: Person): Promise<WebhookDelivery[]> {
  return (await readWebhooks(admin))[0]?.deliveries ?? [];
}

/** Calls a mutation of one webhook or delivery that returns a delivery. */
export async function sendNow(
  admin: Person,
  mutation: "testWebhook" | "resendDelivery",
  id: string,
): Promise<WebhookDelivery> {
  const text = `mutation ($id: ID!) { ${mutation}(id: $id) { ${DELIVERY} } }`;
  return (await admin.ask<Record<string, WebhookDelivery>>(text, { id }))[mutation] as WebhookDelivery;
}

/** An event as a program reads it. */
export interface ReadEvent {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** What has arrived, after its signature was checked. */
export const verified = (secret: string, { body, headers }: Received): ReadEvent =>
  new Verifier(secret).verify(body, headers as Record<string, string>) as ReadEvent;

/** Makes the next attempts due. */
export const passTime = (shop: TestShop): Promise<unknown> =>
  shop.sql("update graphile_worker._private_jobs set run_at = now() where run_at > now()");

/** Inserts webhooks, as many as rows up to the limit, the last one with so many deliveries; returns its id. */
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
