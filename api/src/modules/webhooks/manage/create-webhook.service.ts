import { newWebhookSchema } from "@shop/shared/schemas/webhooks";
import { webhookLimits } from "@shop/shared/webhooks";
import { inTransaction, requireViewer, type RequestContext } from "../../../context/context";
import { columns, integer } from "../../../data/columns";
import { BadUserInput, requireCapacity } from "../../../errors";
import { command, execute, rows, statement } from "../../../data/rows";
import { parseInput } from "../../../validation";
import { recordAction } from "../../audit/record-action.service";
import { holdAdmin } from "../../users/lock-user.service";
import { webhookColumns } from "../read-webhooks.service";
import { newSecret } from "../sending/sign";
import type { NewWebhook, Webhook } from "../webhook.entity";
import { auditTargetOf } from "./audit-target";

/** Another new webhook waits, so that the limit holds. */
const lock = command("lock table webhooks in share row exclusive mode");
const countColumn = columns({ count: integer("count(*)::int") });
const count = statement(countColumn, `select ${countColumn.sql} from webhooks`);
const insert = statement(
  webhookColumns,
  `insert into webhooks (url, events, secret, creator_id) values ($1, $2, $3, $4) returning ${webhookColumns.sql}`,
);

/**
 * Has an address told of events, and returns the secret that signs them, which can't be read again. Throws BadUserInput for an
 * address that isn't public, or events that don't exist, and Conflict where the shop has as many webhooks as it can.
 */
export async function createWebhook(
  ctx: RequestContext,
  sent: { url: string; events: string[] },
): Promise<NewWebhook> {
  const { id: creatorId } = requireViewer(ctx);
  const { url, events } = parseInput(newWebhookSchema, sent);
  const refusal = await ctx.webhooks.sender.refusalOf(url);
  if (refusal) throw new BadUserInput([{ field: "url", message: refusal }]);
  const secret = newSecret();
  return inTransaction(ctx, async (tx) => {
    await holdAdmin(tx, creatorId);
    await execute(tx.db, lock);
    requireCapacity("webhooks", webhookLimits.webhooks, (await rows(tx.db, count))[0]?.count ?? 0);
    const values = [new URL(url).href, events, ctx.webhooks.secrets.seal(secret), creatorId];
    const [webhook] = (await rows(tx.db, insert, values)) as [Webhook];
    await recordAction(tx, "ADD_WEBHOOK", auditTargetOf(webhook), events.join(", "));
    return { webhook, secret };
  });
}
