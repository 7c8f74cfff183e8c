import { TEST_EVENT } from "@shop/shared/webhooks";
import { inTransaction, type RequestContext } from "../../../context/context";
import { returning, rows } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { NotFound } from "../../../errors";
import { getWebhook } from "../read-webhooks";
import { type WebhookDelivery, WebhookDeliveryTable } from "../webhook-delivery.entity";
import { findOutgoing, post, recordAttempt } from "./attempt-delivery";
import { getDelivery } from "./list-deliveries";
import { columnsOf } from "../../../data/tables";

const idColumn = columnsOf(WebhookDeliveryTable, "id");
const insertTest = returning(
  idColumn,
  `with event as (
    insert into webhook_events (type, data) values ('${TEST_EVENT}', json_build_object('webhook', $1::text)) returning id
  )
  insert into webhook_deliveries (webhook_id, event_id) select $1::uuid, event.id from event`,
);

/** Sends a test event to a webhook, even if it is switched off, and returns the outcome. Throws NotFound. */
export async function testWebhook(ctx: RequestContext, id: string): Promise<WebhookDelivery> {
  const [delivery] = await inTransaction(ctx, async (tx) => {
    await getWebhook(tx, id);
    return rows(tx.db, insertTest, [id]);
  });
  return resendDelivery(ctx, (delivery as { id: string }).id);
}

/**
 * Repeats a delivery with its id and body, even if the webhook is switched off, and returns the outcome. Scheduled
 * retries continue as before unless the delivery succeeds. Throws NotFound.
 */
export async function resendDelivery(ctx: RequestContext, id: string): Promise<WebhookDelivery> {
  const outgoing = isUuid(id) ? await findOutgoing(ctx, id) : undefined;
  if (!outgoing) throw new NotFound("delivery");
  await recordAttempt(ctx, id, await post(ctx, outgoing));
  return getDelivery(ctx, id);
}
