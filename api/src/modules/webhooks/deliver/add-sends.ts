import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";
import { addCallsSql, type JobPayloads, RECEIVER } from "../../jobs/add-job";

/** Lower is sooner: mails have 0. Many products may change at once, and what happens to orders doesn't wait behind them. */
const PRIORITY = "case event.type when 'product.changed' then 20 else 10 end";

/** The jobs of deliveries, for when each is due. */
const sendJobs = (deliveries: string) => `
  job as (
    select 'send-webhook' as name, event.type || ' ' || delivery.id || ' ' || $2::integer as key,
        '${RECEIVER}' || webhook_id as receiver, next_try_at as run_at, ${PRIORITY}::smallint as priority,
        json_strip_nulls(json_build_object('deliveryId', delivery.id, 'attempt', $2::integer, 'requestId', $3::text)) as payload
      from ${deliveries} as delivery join webhook_events as event on event.id = event_id
  )`;

const CHOSEN = "(select * from webhook_deliveries where id = any($1::uuid[]))";
const add = command(`with ${sendJobs(CHOSEN)} ${addCallsSql("job")}`);

/** Deliveries of one job: to find the next of 10,000 jobs that wait for one receiver, the database would look at all of them each time. */
const REPLAYED_AT_ONCE = 100;

/** What is sent again waits behind everything new: lower is sooner. */
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

/** Adds the jobs of the `attempt`-th attempt, for when each delivery is due. */
export async function addSends(
  { db, requestId }: Pick<RequestContext, "db" | "requestId">,
  deliveryIds: string[],
  attempt: number,
): Promise<void> {
  await execute(db, add, [deliveryIds, attempt, requestId]);
}

/** Adds the jobs of deliveries that are made again, after a delay. */
export async function addReplays(
  { db, requestId }: Pick<RequestContext, "db" | "requestId">,
  deliveryIds: string[],
  delayMs = 0,
): Promise<void> {
  await execute(db, addAgain, [deliveryIds, requestId, delayMs]);
}

/** A webhook that got the event before doesn't get it twice: the job may be repeated. */
const fanOut = command(
  `with made as (
    insert into webhook_deliveries (webhook_id, event_id, next_try_at)
      select webhooks.id, event.id, now() from webhook_events as event
        join webhooks on event.type = any(events) and disabled_at is null
        where event.id = any($1::uuid[])
      on conflict do nothing returning *
  ), ${sendJobs("made")} ${addCallsSql("job")}`,
);

/** The job `fan-out-webhooks`: makes a delivery of each event for each webhook that listens to it now. */
export async function fanOutWebhooks(
  { db, requestId }: RequestContext,
  { eventIds }: JobPayloads["fan-out-webhooks"],
): Promise<void> {
  await execute(db, fanOut, [eventIds, 1, requestId]);
}
