import { MAX_PAGE_SIZE } from "@shop/shared/lists";
import type { RequestContext } from "../../../context/context";
import { columns, instant, json, nullable, text, uuid, type RowOf } from "../../../data/columns";
import { listLookup } from "../../../data/shared-lookups";
import { rows, select } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { BadUserInput, NotFound } from "../../../errors";
import type { WebhookAttempt, WebhookDelivery } from "../webhook-delivery.entity";
import type { Webhook } from "../webhook.entity";
import { bodyOf } from "./attempt-delivery";

/** The maximum number of attempts shown per delivery. */
export const SHOWN_ATTEMPTS = 20;

/** An attempt in JSON. */
type StoredAttempt = Omit<WebhookAttempt, "at"> & { at: string };

const deliveryColumns = columns({
  id: uuid("delivery.id"),
  webhookId: uuid("delivery.webhook_id"),
  eventId: uuid("event_id"),
  event: text("event.type"),
  happenedAt: instant("happened_at"),
  data: json<object>("data"),
  createdAt: instant("delivery.created_at"),
  deliveredAt: nullable(instant("delivered_at")),
  nextTryAt: nullable(instant("next_try_at")),
  storedAttempts: json<StoredAttempt[]>(`(
    select coalesce(json_agg(json_build_object('number', number, 'at', at, 'status', status, 'error', error,
        'answer', answer, 'durationMs', duration_ms) order by number desc), '[]')
      from (select * from webhook_attempts where delivery_id = delivery.id order by number desc limit ${SHOWN_ATTEMPTS}) as latest
  )`),
});
type StoredDelivery = RowOf<typeof deliveryColumns>;

const newest = select(
  deliveryColumns,
  `from unnest($1::uuid[]) as wanted (id)
    cross join lateral (
      select * from webhook_deliveries where webhook_id = wanted.id order by created_at desc, id desc limit $2
    ) as delivery
    join webhook_events as event on event.id = event_id
    order by delivery.created_at desc, delivery.id desc`,
);
const byId = select(
  deliveryColumns,
  `from webhook_deliveries as delivery join webhook_events as event on event.id = event_id
    where delivery.id = $1`,
);

const newestDeliveries = listLookup<WebhookDelivery>(async ({ db }, ids, first) =>
  (await rows(db, newest, [ids, first])).map((found) => [found.webhookId, presentDelivery(found)]),
);

/** The newest deliveries of a webhook. Throws BadUserInput for more than a page. */
export async function listDeliveriesOf(
  ctx: RequestContext,
  { id }: Webhook,
  first: number,
): Promise<WebhookDelivery[]> {
  requireUpTo(MAX_PAGE_SIZE, first);
  return newestDeliveries(ctx, id, first);
}

/** The latest attempts of a delivery, newest first. Throws BadUserInput above `SHOWN_ATTEMPTS`. */
export function listAttemptsOf({ latestAttempts }: WebhookDelivery, first: number): WebhookAttempt[] {
  requireUpTo(SHOWN_ATTEMPTS, first);
  return latestAttempts.slice(0, first);
}

function requireUpTo(most: number, first: number): void {
  if (first < 1 || first > most)
    throw new BadUserInput([{ field: "first", message: `must be 1 to ${most}` }]);
}

/** Finds a delivery by its id; throws NotFound. */
export async function getDelivery({ db }: Pick<RequestContext, "db">, id: string): Promise<WebhookDelivery> {
  const [found] = isUuid(id) ? await rows(db, byId, [id]) : [];
  if (!found) throw new NotFound("delivery");
  return presentDelivery(found);
}

function presentDelivery({ data, createdAt, storedAttempts, ...stored }: StoredDelivery): WebhookDelivery {
  const latestAttempts = storedAttempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at) }));
  const [latest] = latestAttempts;
  return {
    ...stored,
    latestAttempts,
    request: bodyOf({ type: stored.event, happenedAt: stored.happenedAt, data }),
    at: latest?.at ?? createdAt,
    attempt: latest?.number ?? 0,
    status: latest?.status ?? null,
    error: latest?.error ?? null,
    answer: latest?.answer ?? null,
    durationMs: latest?.durationMs ?? null,
  };
}
