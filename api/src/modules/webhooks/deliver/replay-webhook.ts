import { serverTexts } from "@shop/shared/messages/server";
import { TEST_EVENT, webhookLimits } from "@shop/shared/webhooks";
import { type RequestContext, inTransaction } from "../../../context/context";
import { rows, statement } from "../../../data/rows";
import { columnsOf } from "../../../data/tables";
import { BadUserInput, Conflict } from "../../../errors";
import { recordAction } from "../../audit/record-action";
import { auditTargetOf } from "../manage-webhooks";
import { getWebhook } from "../read-webhooks";
import { WebhookDeliveryTable } from "../webhook-delivery.entity";
import { addReplays } from "./add-sends";

const { days, deliveries } = webhookLimits;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Leaves out pending deliveries, which are sent anyway. */
const replay = statement(
  columnsOf(WebhookDeliveryTable, "id"),
  `update webhook_deliveries set next_try_at = now(), delivered_at = null where id in (
    select delivery.id from webhook_deliveries as delivery join webhook_events as event on event.id = event_id
      where webhook_id = $1 and next_try_at is null and happened_at >= $2 and happened_at < $3 and type <> '${TEST_EVENT}'
      order by happened_at limit ${deliveries}
  ) returning id`,
);

/**
 * Repeats the stored deliveries of a period to a webhook, each event with its id. Failed attempts are retried as for
 * new events. Returns the number of deliveries. Throws NotFound, BadUserInput if the period is longer than deliveries
 * are stored, and Conflict if the webhook is switched off.
 */
export function replayWebhook(ctx: RequestContext, id: string, from: Date, to: Date): Promise<number> {
  if (to <= from)
    throw new BadUserInput([{ field: "to", message: serverTexts().fieldErrors.valueErrors.afterBeginning }]);
  if (to.getTime() - from.getTime() > days * DAY_MS)
    throw new BadUserInput([
      { field: "from", message: serverTexts().fieldErrors.valueErrors.daysBeforeEnd(days) },
    ]);
  return inTransaction(ctx, async (tx) => {
    const webhook = await getWebhook(tx, id);
    if (!webhook.enabled) throw new Conflict(serverTexts().adminRefusals.accessRefusals.webhookOff);
    const again = await rows(tx.db, replay, [id, from, to]);
    await recordAction(
      tx,
      "REPLAY_WEBHOOK",
      auditTargetOf(webhook),
      serverTexts().auditDetails.accessDetails.replayed(from.toISOString(), to.toISOString(), again.length),
    );
    await addReplays(
      tx,
      again.map((delivery) => delivery.id),
    );
    return again.length;
  });
}
