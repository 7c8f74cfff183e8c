import { serverTexts } from "@shop/shared/messages/server";
import { type RequestContext, inTransaction } from "../../../context/context";
import { boolean, columns } from "../../../data/columns";
import { command, execute, rows, select } from "../../../data/rows";
import { recordActionOf } from "../../audit/record-action";
import { type JobPayloads, addJob } from "../../jobs/add-job";
import { auditTargetOf, disableWebhook } from "../manage-webhooks";
import { addReplays, addSends } from "./add-sends";
import { type Outgoing, findOutgoing, post, recordAttempt } from "./attempt-delivery";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The delays after failed attempts, in ms: those of the Standard Webhooks specification, up to a total of about 28 hours. */
export const RETRY_DELAYS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];

/** A random extension of each delay, up to this share, so that simultaneous failures aren't retried simultaneously. */
export const JITTER = 0.1;

/** The delay after this number of failed attempts, in ms; null after the last one. */
export function retryDelayAfter(attempts: number, random = Math.random()): number | null {
  const delay = RETRY_DELAYS[attempts - 1];
  return delay === undefined ? null : Math.round(delay * (1 + JITTER * random));
}

/** The receiver wants no more events (RFC 9110, 15.5.11). */
const GONE = 410;

/** The duration from which an attempt counts as slow, in ms. */
const SLOW_MS = 1_000;

/** How long a slow receiver gets nothing new, in ms: only a few jobs run at a time, and other receivers wait for them. */
const REST_MS = 10_000;

const markSlow = command(
  "update webhooks set slow_until = now() + $2::float8 * interval '1 millisecond' where id = $1",
);

/**
 * The job `send-webhook`: delivers an event to a webhook, or schedules a retry. After the last attempt, and at once if
 * the receiver answers "gone", the webhook is switched off. Does nothing if the webhook is switched off or deleted, or
 * if the event has already arrived. After a crash the event is sent again, with its id.
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

/** How long a job repeats past events before new ones for the receiver can run, in ms. */
const TURN_MS = 1_000;

/**
 * The job `replay-webhook`: delivers events one after another as `sendWebhook` does. After a failure or a slow attempt,
 * the rest is postponed.
 */
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

/** Makes an attempt; returns false if it failed or was slow. */
async function attemptOnce(ctx: RequestContext, outgoing: Outgoing, attempt: number): Promise<boolean> {
  const answer = await post(ctx, outgoing);
  const isSlow = answer.durationMs >= SLOW_MS;
  await recordAttempt(ctx, outgoing.id, answer, async (tx) => {
    if (isSlow) await execute(tx.db, markSlow, [outgoing.webhookId, REST_MS]);
    if (answer.error === null) return;
    if (answer.status === GONE)
      await switchOff(tx, outgoing, serverTexts().auditDetails.webhookOffTexts.gone);
    else await tryAgain(tx, outgoing, attempt, answer.error);
  });
  return answer.error === null && !isSlow;
}

const setNextTry = command(
  "update webhook_deliveries set next_try_at = now() + $2::float8 * interval '1 millisecond' where id = $1 and next_try_at is not null",
);
const giveUp = command("update webhook_deliveries set next_try_at = null where id = $1");

/** Whether another event has arrived since: the receiver works, and only this event is given up. */
const aliveColumn = columns({ isAlive: boolean("count(*) > 0") });
const arrivedSince = select(
  aliveColumn,
  "from webhook_deliveries where webhook_id = $1 and delivered_at >= $2",
);

/** Postpones the attempt until the receiver has had its rest; the random delay spreads the postponed attempts. */
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
    await switchOff(tx, { webhookId }, serverTexts().auditDetails.webhookOffTexts.silent(error));
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
