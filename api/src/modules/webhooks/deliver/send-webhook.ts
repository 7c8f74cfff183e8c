import { type RequestContext, inTransaction } from "../../../context/context";
import { boolean, columns } from "../../../data/columns";
import { command, execute, rows, statement } from "../../../data/rows";
import { recordActionOf } from "../../audit/record-action";
import { type JobPayloads, addJob } from "../../jobs/add-job";
import { auditTargetOf, disableWebhook } from "../manage-webhooks";
import { addReplays, addSends } from "./add-sends";
import { type Outgoing, findOutgoing, post, recordAttempt } from "./attempt-delivery";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The delays after failed attempts, in ms: those of the Standard Webhooks specification, as far as a day and a few hours. */
export const RETRY_DELAYS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];

/** A delay is longer by up to this share, so that what failed together isn't tried again together. */
export const JITTER = 0.1;

/** The delay after this number of failed attempts, in ms; null if there is no further one. */
export function retryDelayAfter(attempts: number, random = Math.random()): number | null {
  const delay = RETRY_DELAYS[attempts - 1];
  return delay === undefined ? null : Math.round(delay * (1 + JITTER * random));
}

/** The receiver wants no more events (RFC 9110, 15.5.11). */
const GONE = 410;

/** An attempt that takes longer is slow, in ms. */
const SLOW_MS = 1_000;

/** How long a slow receiver is sent nothing new, in ms: few jobs run at a time, and the others wait for a place. */
const REST_MS = 10_000;

const markSlow = command(
  "update webhooks set slow_until = now() + $2::float8 * interval '1 millisecond' where id = $1",
);

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
  if (outgoing.isSlow && attempt === 1) return postpone(ctx, outgoing);
  await attemptOnce(ctx, outgoing, attempt);
}

/** How long a job sends past events before it lets new ones of the same receiver go first, in ms. */
const TURN_MS = 1_000;

/** The job `replay-webhook`: delivers events one after another as `sendWebhook` does. The rest waits where one fails or the receiver is slow. */
export async function replayDeliveries(
  ctx: RequestContext,
  { deliveryIds }: JobPayloads["replay-webhook"],
): Promise<void> {
  const turnEnds = Date.now() + TURN_MS;
  for (const [at, id] of deliveryIds.entries()) {
    const outgoing = await findOutgoing(ctx, id);
    if (!outgoing?.isWaiting) continue;
    if (outgoing.isSlow) return addReplays(ctx, deliveryIds.slice(at), REST_MS);
    const isWell = await attemptOnce(ctx, outgoing, 1);
    if (isWell && Date.now() < turnEnds) continue;
    return addReplays(ctx, deliveryIds.slice(at + 1), isWell ? 0 : REST_MS);
  }
}

/** Makes an attempt; false if it failed or was slow. */
async function attemptOnce(ctx: RequestContext, outgoing: Outgoing, attempt: number): Promise<boolean> {
  const answer = await post(ctx, outgoing);
  const isSlow = answer.durationMs >= SLOW_MS;
  await recordAttempt(ctx, outgoing.id, answer, async (tx) => {
    if (isSlow) await execute(tx.db, markSlow, [outgoing.webhookId, REST_MS]);
    if (answer.error === null) return;
    if (answer.status === GONE) await switchOff(tx, outgoing, "The receiver has answered 410: it is gone.");
    else await tryAgain(tx, outgoing, attempt, answer.error);
  });
  return answer.error === null && !isSlow;
}

const setNextTry = command(
  "update webhook_deliveries set next_try_at = now() + $2::float8 * interval '1 millisecond' where id = $1 and next_try_at is not null",
);
const giveUp = command("update webhook_deliveries set next_try_at = null where id = $1");

/** Something else has arrived since: the receiver lives, and only this event is given up. */
const aliveColumn = columns({ isAlive: boolean("count(*) > 0") });
const arrivedSince = statement(
  aliveColumn,
  `select ${aliveColumn.sql} from webhook_deliveries where webhook_id = $1 and delivered_at >= $2`,
);

/** Comes back with the same attempt when the receiver has had its rest; several that wait come at different moments. */
async function postpone(ctx: RequestContext, { id }: Outgoing): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const delay = Math.round(REST_MS * (1 + Math.random()));
    if (await execute(tx.db, setNextTry, [id, delay])) await addSends(tx, [id], 1);
  });
}

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
  await recordActionOf(tx, "shop", "DISABLE_WEBHOOK", auditTargetOf(webhook), reason);
  await addJob(tx, "mail-webhook-disabled", { webhookId }, webhookId);
}
