import type { RequestContext } from "../../../context/context";
import { boolean, columns } from "../../../data/columns";
import { command, execute, rows, statement } from "../../../data/rows";
import { recordDisabledWebhook } from "../../audit/record-action.service";
import { addJob, type JobPayloads } from "../../jobs/add-job.service";
import { auditTargetOf } from "../manage/audit-target";
import { disableWebhook } from "../manage/disable-webhook.service";
import { addSends } from "./add-sends.service";
import { findOutgoing, post, recordAttempt, type Outgoing } from "./attempt-delivery.service";
import { retryDelayAfter } from "./retry-schedule";

/** The receiver wants no more events (RFC 9110, 15.5.11). */
const GONE = 410;

/**
 * The job `send-webhook`: delivers an event to a webhook, or has it tried again later. After the last attempt, and at
 * once if the receiver says that it is gone, the webhook is switched off. Does nothing if it was switched off or deleted, or the
 * event has arrived meanwhile. A process that dies in between sends again, with the same id.
 */
export async function sendWebhook(
  ctx: RequestContext,
  { deliveryId, attempt }: JobPayloads["send-webhook"],
): Promise<void> {
  const outgoing = await findOutgoing(ctx, deliveryId);
  if (!outgoing?.isWaiting) return;
  const answer = await post(ctx, outgoing);
  await recordAttempt(ctx, deliveryId, answer, async (tx) => {
    if (answer.error === null) return;
    if (answer.status === GONE) await switchOff(tx, outgoing, "The receiver has answered 410: it is gone.");
    else await tryAgain(tx, outgoing, attempt, answer.error);
  });
}

const setNextTry = command(
  "update webhook_deliveries set next_try_at = now() + $2 * interval '1 millisecond' where id = $1 and next_try_at is not null",
);
const giveUp = command("update webhook_deliveries set next_try_at = null where id = $1");

/** Something else has arrived since: the receiver lives, and only this event is given up. */
const aliveColumn = columns({ isAlive: boolean("count(*) > 0") });
const arrivedSince = statement(
  aliveColumn,
  `select ${aliveColumn.sql} from webhook_deliveries where webhook_id = $1 and delivered_at >= $2`,
);

async function tryAgain(
  tx: RequestContext,
  { id, webhookId, createdAt }: Outgoing,
  attempt: number,
  error: string,
): Promise<void> {
  const delay = retryDelayAfter(attempt);
  if (delay !== null) {
    if (await execute(tx.db, setNextTry, [id, delay])) await addSends(tx, [id], attempt + 1);
    return;
  }
  await execute(tx.db, giveUp, [id]);
  const [receiver] = await rows(tx.db, arrivedSince, [webhookId, createdAt]);
  if (!receiver?.isAlive)
    await switchOff(tx, { webhookId }, `Nothing has arrived for a day. The last error: ${error}`);
}

async function switchOff(
  tx: RequestContext,
  { webhookId }: Pick<Outgoing, "webhookId">,
  reason: string,
): Promise<void> {
  const webhook = await disableWebhook(tx, webhookId, reason);
  if (!webhook) return;
  await recordDisabledWebhook(tx, auditTargetOf(webhook), reason);
  await addJob(tx, "mail-webhook-disabled", { webhookId }, webhookId);
}
