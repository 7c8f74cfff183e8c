import { webhookLimits } from "@shop/shared/webhooks";
import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";

/** Rows per call, so that no call takes long; the next minute continues. */
const BATCH = 5_000;

const { days, deliveries } = webhookLimits;

/** Keeps deliveries with a pending retry. */
const pruneDeliveries = command(
  `delete from webhook_deliveries where id in (
    select delivery.id from webhooks cross join lateral (
      select id from webhook_deliveries where webhook_id = webhooks.id and next_try_at is null
        order by created_at desc, id desc offset ${deliveries}
    ) as delivery limit ${BATCH}
  )`,
);

/** Also deletes events without remaining deliveries, except those of the last hour, which may still be undelivered. */
const pruneEvents = command(
  `delete from webhook_events where id in (
    select id from webhook_events as event where happened_at < now() - interval '1 hour' and (
      happened_at < now() - interval '${days} days'
        or not exists (select from webhook_deliveries where event_id = event.id)
    ) order by happened_at limit ${BATCH}
  )`,
);

/** Deletes deliveries beyond the age or the number that a shop stores, with their events. */
export async function pruneDeliveriesOfWebhooks({ db }: RequestContext): Promise<void> {
  await execute(db, pruneDeliveries);
  await execute(db, pruneEvents);
}
