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

/** Those that wait are sent anyway. */
const replay = statement(
  columnsOf(WebhookDeliveryTable, "id"),
  `update webhook_deliveries set next_try_at = now(), delivered_at = null where id in (
    select delivery.id from webhook_deliveries as delivery join webhook_events as event on event.id = event_id
      where webhook_id = $1 and next_try_at is null and happened_at >= $2 and happened_at < $3 and type <> '${TEST_EVENT}'
      order by happened_at limit ${deliveries}
  ) returning id`,
);

/**
 * Sends a webhook again what happened in a period, each event with its id, as far as it was sent there and is stored. It is tried again
 * like anything new. Returns the number of deliveries. Throws NotFound, BadUserInput for a period that is longer than anything is
 * stored, and Conflict for a webhook that is switched off.
 */
export function replayWebhook(ctx: RequestContext, id: string, from: Date, to: Date): Promise<number> {
  if (to <= from) throw new BadUserInput([{ field: "to", message: "must be later than the beginning" }]);
  if (to.getTime() - from.getTime() > days * DAY_MS)
    throw new BadUserInput([{ field: "from", message: `must be at most ${days} days before the end` }]);
  return inTransaction(ctx, async (tx) => {
    const webhook = await getWebhook(tx, id);
    if (!webhook.enabled) throw new Conflict("The webhook is switched off. Switch it on first.");
    const again = await rows(tx.db, replay, [id, from, to]);
    const period = `${from.toISOString()} to ${to.toISOString()}`;
    await recordAction(
      tx,
      "REPLAY_WEBHOOK",
      auditTargetOf(webhook),
      `${period}: ${again.length} deliveries.`,
    );
    await addReplays(
      tx,
      again.map((delivery) => delivery.id),
    );
    return again.length;
  });
}
