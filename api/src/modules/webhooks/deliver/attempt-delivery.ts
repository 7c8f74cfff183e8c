import { serverTexts } from "@shop/shared/messages/server";
import { type RequestContext, inTransaction } from "../../../context/context";
import type { WebhookAnswer } from "../../../context/webhook-sending";
import { type RowOf, boolean, columns, instant, json, nullable, text, uuid } from "../../../data/columns";
import { command, execute, rows, select } from "../../../data/rows";
import { FORMER_SECRET_SIGNS } from "../read-webhooks";
import { signedHeaders } from "../sending/secrets";

const outgoingColumns = columns({
  id: uuid("delivery.id"),
  webhookId: uuid("webhook_id"),
  eventId: uuid("event_id"),
  type: text("event.type"),
  happenedAt: instant("happened_at"),
  data: json<object>("data"),
  createdAt: instant("delivery.created_at"),
  url: text("url"),
  secret: text("secret"),
  formerSecret: nullable(text(`case when ${FORMER_SECRET_SIGNS} then former_secret end`)),
  isSlow: boolean("coalesce(slow_until > now(), false)"),
  isWaiting: boolean("next_try_at is not null and delivered_at is null and disabled_at is null"),
});

/** A delivery with the data for sending it. */
export type Outgoing = RowOf<typeof outgoingColumns>;

const byId = select(
  outgoingColumns,
  `from webhook_deliveries as delivery
      join webhook_events as event on event.id = event_id join webhooks on webhooks.id = webhook_id
    where delivery.id = $1`,
);

/** Finds a delivery with the data for sending it; returns undefined if its webhook is deleted. */
export async function findOutgoing(
  { db }: Pick<RequestContext, "db">,
  id: string,
): Promise<Outgoing | undefined> {
  const [found] = await rows(db, byId, [id]);
  return found;
}

/** Sends a delivery once. Records nothing, and holds no database connection while sending. */
export async function post(
  { webhooks: { sender, secrets } }: Pick<RequestContext, "webhooks">,
  { url, eventId: id, secret, formerSecret, ...event }: Outgoing,
): Promise<WebhookAnswer> {
  const opened = [secret, formerSecret].flatMap((sealed) => (sealed && secrets.open(sealed)) ?? []);
  const [current] = opened;
  if (!current)
    return {
      status: null,
      error: serverTexts().auditDetails.deliveryTexts.secretLost,
      answer: null,
      durationMs: 0,
    };
  const body = bodyOf(event);
  const headers = { "content-type": "application/json", "user-agent": "shop-webhooks" };
  return sender.post(url, { ...headers, ...signedHeaders({ id, body }, opened) }, body);
}

const lock = command("select from webhook_deliveries where id = $1 for update");
const record = command(
  `insert into webhook_attempts (delivery_id, number, status, error, answer, duration_ms)
    select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 from webhook_attempts where delivery_id = $1`,
);
const markDelivered = command(
  "update webhook_deliveries set delivered_at = coalesce(delivered_at, now()), next_try_at = null where id = $1",
);

/** Records an attempt and runs `further` in one transaction; does nothing if the webhook has been deleted. */
export function recordAttempt(
  ctx: RequestContext,
  id: string,
  { status, error, answer, durationMs }: WebhookAnswer,
  further: (tx: RequestContext) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (!(await execute(tx.db, lock, [id]))) return;
    await execute(tx.db, record, [id, status, error, answer, durationMs]);
    if (error === null) await execute(tx.db, markDelivered, [id]);
    await further(tx);
  });
}

/** A stored event. */
export interface StoredEvent {
  type: string;
  happenedAt: Date;
  data: object;
}

/** The body of an event, equal at each attempt. */
export const bodyOf = ({ type, happenedAt, data }: StoredEvent): string =>
  JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });
