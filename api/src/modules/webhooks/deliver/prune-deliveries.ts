import { webhookLimits } from "@shop/shared/webhooks";
import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";

/** Rows of one call, so that none takes long; the next minute goes on. */
const BATCH = 5_000;

const { days, deliveries } = webhookLimits;

/** Those that are tried again later stay. */
const pruneDeliveries = command(
  `delete from webhook_deliveries where id in (
    select delivery.id from webhooks cross join lateral (
      select id from webhook_deliveries where webhook_id = webhooks.id and next_try_at is null
        order by created_at desc, id desc offset ${deliveries}
    ) as delivery limit ${BATCH}
  )`,
);

/** Also those of which nothing is delivered any more; an event of the last hour may not have been yet. */
const pruneEvents = command(
  `delete from webhook_events where id in (
    select id from webhook_events as event where happened_at < now() - interval '1 hour' and (
      happened_at < now() - interval '${days} days'
        or not exists (select from webhook_deliveries where event_id = event.id)
    ) order by happened_at limit ${BATCH}
  )`,
);

/** Deletes deliveries that are older or more than a shop stores, with their events. */
export async function pruneDeliveriesOfWebhooks({ db }: RequestContext): Promise<void> {
  await execute(db, pruneDeliveries);
  await execute(db, pruneEvents);
}
