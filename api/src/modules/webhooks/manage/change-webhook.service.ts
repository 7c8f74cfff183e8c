import { inTransaction, type RequestContext } from "../../../context/context";
import { rows, statement } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { NotFound } from "../../../errors";
import { recordAction, type Recorder } from "../../audit/record-action.service";
import { getWebhook, listWebhooksOf, webhookColumns } from "../read-webhooks.service";
import { newSecret } from "../sending/sign";
import type { NewWebhook, Webhook } from "../webhook.entity";
import { auditTargetOf } from "./audit-target";
import { disableWebhook } from "./disable-webhook.service";

const remove = statement(
  webhookColumns,
  `delete from webhooks where id = $1 returning ${webhookColumns.sql}`,
);
const enable = statement(
  webhookColumns,
  `update webhooks set disabled_at = null, disabled_reason = null where id = $1 and disabled_at is not null
    returning ${webhookColumns.sql}`,
);
const rotate = statement(
  webhookColumns,
  `update webhooks set former_secret = secret, secret = $2, secret_changed_at = now() where id = $1
    returning ${webhookColumns.sql}`,
);

/** Deletes a webhook with its deliveries: nothing more is sent there. Returns 1, or 0 if it doesn't exist. */
export function deleteWebhook(ctx: RequestContext, id: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const [webhook] = isUuid(id) ? await rows(tx.db, remove, [id]) : [];
    if (!webhook) return 0;
    await recordAction(tx, "DELETE_WEBHOOK", auditTargetOf(webhook));
    return 1;
  });
}

/** Switches a webhook on again; what happened meanwhile isn't sent. Does nothing if it is on; throws NotFound. */
export function enableWebhook(ctx: RequestContext, id: string): Promise<Webhook> {
  return inTransaction(ctx, async (tx) => {
    const webhook = await getWebhook(tx, id);
    const [enabled] = await rows(tx.db, enable, [id]);
    if (!enabled) return webhook;
    await recordAction(tx, "ENABLE_WEBHOOK", auditTargetOf(webhook));
    return enabled;
  });
}

/** Switches a webhook off: nothing more is sent by itself. Does nothing if it is off; throws NotFound. */
export function switchWebhookOff(ctx: RequestContext, id: string): Promise<Webhook> {
  return inTransaction(ctx, async (tx) => {
    const webhook = await getWebhook(tx, id);
    const disabled = await disableWebhook(tx, id, "An admin has switched it off.");
    if (!disabled) return webhook;
    await recordAction(tx, "DISABLE_WEBHOOK", auditTargetOf(webhook));
    return disabled;
  });
}

/** Switches all webhooks off that a user has created and that are on; returns them. */
export async function switchWebhooksOffOf(
  tx: Pick<RequestContext, "db">,
  userId: string,
  record: Recorder,
): Promise<Webhook[]> {
  const webhooks = await listWebhooksOf(tx, userId);
  for (const webhook of webhooks) {
    const disabled = await disableWebhook(tx, webhook.id, "The admin who created it is one no longer.");
    if (disabled) await record("DISABLE_WEBHOOK", auditTargetOf(webhook), disabled.disabledReason);
  }
  return webhooks;
}

/** Gives a webhook a new secret; for a day the former one signs too. Throws NotFound. */
export function rotateWebhookSecret(ctx: RequestContext, id: string): Promise<NewWebhook> {
  return inTransaction(ctx, async (tx) => {
    const secret = newSecret();
    const [webhook] = isUuid(id) ? await rows(tx.db, rotate, [id, ctx.webhooks.secrets.seal(secret)]) : [];
    if (!webhook) throw new NotFound("webhook");
    await recordAction(tx, "ROTATE_WEBHOOK_SECRET", auditTargetOf(webhook));
    return { webhook, secret };
  });
}
