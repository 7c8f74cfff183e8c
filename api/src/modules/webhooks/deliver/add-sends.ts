import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";
import { addCallsSql, type JobPayloads, RECEIVER } from "../../jobs/add-job";

/** Lower runs first: mails have 0. Many products may change at once, and order events don't wait behind them. */
const PRIORITY = "case event.type when 'product.changed' then 20 else 10 end";

/** SQL that adds the jobs of deliveries, each at its due time. */
const sendJobs = (deliveries: string) => `
  job as (
    select 'send-webhook' as name, event.type || ' ' || delivery.id || ' ' || $2::integer as key,
        '${RECEIVER}' || webhook_id as receiver, next_try_at as run_at, ${PRIORITY}::smallint as priority,
        json_strip_nulls(json_build_object('deliveryId', delivery.id, 'attempt', $2::integer, 'requestId', $3::text)) as payload
      from ${deliveries} as delivery join webhook_events as event on event.id = event_id
  )`;

const CHOSEN = "(select * from webhook_deliveries where id = any($1::uuid[]))";
const add = command(`with ${sendJobs(CHOSEN)} ${addCallsSql("job")}`);

/**
 * Deliveries per job. With one job for each delivery, the database would examine up to 10,000 waiting jobs of a
 * receiver to find the next.
 */
const REPLAYED_AT_ONCE = 100;

/** Repeated deliveries wait behind all new ones: a lower priority number runs first. */
const addAgain = command(
  `with numbered as (
    select delivery.id, webhook_id, happened_at, (row_number() over (order by happened_at, delivery.id) - 1) / ${REPLAYED_AT_ONCE} as batch
      from ${CHOSEN} as delivery join webhook_events as event on event.id = event_id
  ), job as (
    select 'replay-webhook' as name, min(id::text) as key, '${RECEIVER}' || webhook_id as receiver,
        now() + $3::float8 * interval '1 millisecond' as run_at, 30::smallint as priority,
        json_strip_nulls(json_build_object('deliveryIds', json_agg(id order by happened_at, id), 'requestId', $2::text)) as payload
      from numbered group by webhook_id, batch
  ) ${addCallsSql("job")}`,
);

/** Adds the jobs of the `attempt`-th attempt, at each delivery's due time. */
export async function addSends(
  { db, requestId }: Pick<RequestContext, "db" | "requestId">,
  deliveryIds: string[],
  attempt: number,
): Promise<void> {
  await execute(db, add, [deliveryIds, attempt, requestId]);
}

/** Adds the jobs for repeating deliveries, after a delay. */
export async function addReplays(
  { db, requestId }: Pick<RequestContext, "db" | "requestId">,
  deliveryIds: string[],
  delayMs = 0,
): Promise<void> {
  await execute(db, addAgain, [deliveryIds, requestId, delayMs]);
}

/** No webhook gets an event twice, even if the job is repeated. */
const fanOut = command(
  `with made as (
    insert into webhook_deliveries (webhook_id, event_id, next_try_at)
      select webhooks.id, event.id, now() from webhook_events as event
        join webhooks on event.type = any(events) and disabled_at is null
        where event.id = any($1::uuid[])
      on conflict do nothing returning *
  ), ${sendJobs("made")} ${addCallsSql("job")}`,
);

/** The job `fan-out-webhooks`: creates a delivery of each event for each webhook subscribed to it now. */
export async function fanOutWebhooks(
  { db, requestId }: RequestContext,
  { eventIds }: JobPayloads["fan-out-webhooks"],
): Promise<void> {
  await execute(db, fanOut, [eventIds, 1, requestId]);
}
