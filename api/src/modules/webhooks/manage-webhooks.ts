import { serverTexts } from "@shop/shared/messages/server";
import { parseUrl } from "@shop/shared/web-address";
import { newWebhookSchema } from "@shop/shared/schemas/webhooks";
import { webhookLimits } from "@shop/shared/webhooks";
import { type RequestContext, inTransaction, requireViewer } from "../../context/context";
import { command, execute, returning, rows } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { BadUserInput, NotFound, requireCapacity } from "../../errors";
import { parseInput } from "../../validation";
import { type AuditTarget, type Recorder, recordAction } from "../audit/record-action";
import { holdStaff } from "../users/lock-user";
import { FORMER_SECRET_SIGNS, getWebhook, listWebhooksOf, webhookColumns } from "./read-webhooks";
import { newSecret } from "./sending/secrets";
import type { NewWebhook, Webhook } from "./webhook.entity";
import { counterOf } from "../../data/lists/count";

const remove = returning(webhookColumns, "delete from webhooks where id = $1");
const enable = returning(
  webhookColumns,
  "update webhooks set disabled_at = null, disabled_reason = null where id = $1 and disabled_at is not null",
);
const rotate = returning(
  webhookColumns,
  "update webhooks set former_secret = secret, secret = $2, secret_changed_at = now() where id = $1",
);

/** Deletes a webhook with its deliveries; it receives nothing more. Returns 1, or 0 if it doesn't exist. */
export function deleteWebhook(ctx: RequestContext, id: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const [webhook] = isUuid(id) ? await rows(tx.db, remove, [id]) : [];
    if (!webhook) return 0;
    await recordAction(tx, "DELETE_WEBHOOK", auditTargetOf(webhook));
    return 1;
  });
}

/** Switches a webhook on again; events from the time it was off aren't sent. Does nothing if it is on; throws NotFound. */
export function enableWebhook(ctx: RequestContext, id: string): Promise<Webhook> {
  return inTransaction(ctx, async (tx) => {
    const webhook = await getWebhook(tx, id);
    const [enabled] = await rows(tx.db, enable, [id]);
    if (!enabled) return webhook;
    await recordAction(tx, "ENABLE_WEBHOOK", auditTargetOf(webhook));
    return enabled;
  });
}

/** Switches a webhook off: it receives no more events. Does nothing if it is off; throws NotFound. */
export function switchWebhookOff(ctx: RequestContext, id: string): Promise<Webhook> {
  return inTransaction(ctx, async (tx) => {
    const webhook = await getWebhook(tx, id);
    const disabled = await disableWebhook(tx, id, serverTexts().auditDetails.webhookOffTexts.byAdmin);
    if (!disabled) return webhook;
    await recordAction(tx, "DISABLE_WEBHOOK", auditTargetOf(webhook));
    return disabled;
  });
}

/** Switches off all enabled webhooks that a user has created; returns them. */
export async function switchWebhooksOffOf(
  tx: Pick<RequestContext, "db">,
  userId: string,
  record: Recorder,
): Promise<Webhook[]> {
  const webhooks = await listWebhooksOf(tx, userId);
  for (const webhook of webhooks) {
    const disabled = await disableWebhook(
      tx,
      webhook.id,
      serverTexts().auditDetails.webhookOffTexts.creatorIsNoAdmin,
    );
    if (disabled) await record("DISABLE_WEBHOOK", auditTargetOf(webhook), disabled.disabledReason);
  }
  return webhooks;
}

/** Gives a webhook a new secret; for a day, deliveries are signed with the former one too. Throws NotFound. */
export function rotateWebhookSecret(ctx: RequestContext, id: string): Promise<NewWebhook> {
  return inTransaction(ctx, async (tx) => {
    const secret = newSecret();
    const [webhook] = isUuid(id) ? await rows(tx.db, rotate, [id, ctx.webhooks.secrets.seal(secret)]) : [];
    if (!webhook) throw new NotFound("webhook");
    await recordAction(tx, "ROTATE_WEBHOOK_SECRET", auditTargetOf(webhook));
    return { webhook, secret };
  });
}

const endFormer = returning(
  webhookColumns,
  `update webhooks set former_secret = null where id = $1 and ${FORMER_SECRET_SIGNS}`,
);

/**
 * Ends a webhook's former secret at once: deliveries are no longer signed with it. Does nothing if there is none;
 * throws NotFound.
 */
export function endFormerSecret(ctx: RequestContext, id: string): Promise<Webhook> {
  return inTransaction(ctx, async (tx) => {
    const webhook = await getWebhook(tx, id);
    const [ended] = await rows(tx.db, endFormer, [id]);
    if (!ended) return webhook;
    await recordAction(tx, "END_WEBHOOK_SECRET", auditTargetOf(webhook));
    return ended;
  });
}

/** Blocks other new webhooks, so that the limit holds. */
const lock = command("lock table webhooks in share row exclusive mode");
const count = counterOf("webhooks");
const insert = returning(
  webhookColumns,
  "insert into webhooks (url, events, secret, creator_id) values ($1, $2, $3, $4)",
);

/**
 * Registers a webhook, and returns its signing secret, which can't be read again. Throws BadUserInput for an address
 * that isn't public or for unknown events, and Conflict above the limit. If a program registers it, its creator is the
 * creator of the program's key.
 */
export async function createWebhook(
  ctx: RequestContext,
  sent: { url: string; events: string[] },
): Promise<NewWebhook> {
  const creatorId = ctx.program ? ctx.program.creatorId : requireViewer(ctx).id;
  const { url, events } = parseInput(newWebhookSchema, sent);
  const refusal = await ctx.webhooks.sender.refusalOf(url);
  if (refusal) throw new BadUserInput([{ field: "url", message: refusal }]);
  const secret = newSecret();
  return inTransaction(ctx, async (tx) => {
    if (creatorId !== null) await holdStaff(tx, creatorId);
    await execute(tx.db, lock);
    requireCapacity("webhooks", webhookLimits.webhooks, await count(tx.db));
    const values = [new URL(url).href, events, ctx.webhooks.secrets.seal(secret), creatorId];
    const [webhook] = (await rows(tx.db, insert, values)) as [Webhook];
    await recordAction(tx, "ADD_WEBHOOK", auditTargetOf(webhook), events.join(", "));
    return { webhook, secret };
  });
}

const disable = returning(
  webhookColumns,
  "update webhooks set disabled_at = now(), disabled_reason = $2 where id = $1 and disabled_at is null",
);
const stopDeliveries = command(
  "update webhook_deliveries set next_try_at = null where webhook_id = $1 and next_try_at is not null",
);

/** Switches a webhook off for a reason, and cancels its pending deliveries. Returns null if it was already off, or is gone. */
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

/** The audit's name for a webhook: its address up to the path, because the rest may be a token. */
export function auditTargetOf({ id, url }: Pick<Webhook, "id" | "url">): AuditTarget {
  const parsed = parseUrl(url);
  return { id, name: parsed ? `${parsed.origin}${parsed.pathname}` : url };
}
