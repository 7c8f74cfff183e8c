import type { RequestContext } from "../../../context/context";
import { command, execute, rows, statement } from "../../../data/rows";
import { webhookColumns } from "../read-webhooks.service";
import type { Webhook } from "../webhook.entity";

const disable = statement(
  webhookColumns,
  `update webhooks set disabled_at = now(), disabled_reason = $2 where id = $1 and disabled_at is null
    returning ${webhookColumns.sql}`,
);
const stopDeliveries = command(
  "update webhook_deliveries set next_try_at = null where webhook_id = $1 and next_try_at is not null",
);

/** Switches a webhook off for a reason, and what waits for it isn't sent. Returns null if it was off before, or is gone. */
export async function disableWebhook(
  { db }: Pick<RequestContext, "db">,
  id: string,
  reason: string,
): Promise<Webhook | null> {
  const [webhook] = await rows(db, disable, [id, reason]);
  if (!webhook) return null;
  await execute(db, stopDeliveries, [id]);
  return webhook;
}
