import type { RequestContext } from "../../context/context";
import { boolean, instant, nullable } from "../../data/columns";
import { creatorColumns } from "../people";
import { rows, select } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { NotFound } from "../../errors";
import { Webhook } from "./webhook.entity";
import { allColumnsOf } from "../../data/tables";

/** How long deliveries are also signed with a former secret. */
const FORMER_SECRET = "interval '1 day'";

/** SQL condition: deliveries are also signed with the webhook's former secret. */
export const FORMER_SECRET_SIGNS = `(former_secret is not null and secret_changed_at > now() - ${FORMER_SECRET})`;

/** The columns of a webhook for admins. */
export const webhookColumns = allColumnsOf(Webhook).with({
  enabled: boolean("disabled_at is null"),
  formerSecretEndsAt: nullable(
    instant(`case when ${FORMER_SECRET_SIGNS} then secret_changed_at + ${FORMER_SECRET} end`),
  ),
  ...creatorColumns,
});

const all = select(webhookColumns, "from webhooks order by created_at desc, id desc");
const byId = select(webhookColumns, "from webhooks where id = $1");

/** All webhooks, newest first. */
export function listWebhooks({ db }: RequestContext): Promise<Webhook[]> {
  return rows(db, all);
}

const ofCreator = select(
  webhookColumns,
  "from webhooks where creator_id = $1 and disabled_at is null order by created_at desc, id desc",
);

/** The enabled webhooks that a user has created, newest first. */
export async function listWebhooksOf({ db }: Pick<RequestContext, "db">, userId: string): Promise<Webhook[]> {
  return isUuid(userId) ? rows(db, ofCreator, [userId]) : [];
}

/** Finds a webhook by its id, or null. */
export async function findWebhook({ db }: Pick<RequestContext, "db">, id: string): Promise<Webhook | null> {
  const [webhook] = isUuid(id) ? await rows(db, byId, [id]) : [];
  return webhook ?? null;
}

/** Finds a webhook by its id; throws NotFound. */
export async function getWebhook(ctx: Pick<RequestContext, "db">, id: string): Promise<Webhook> {
  const webhook = await findWebhook(ctx, id);
  if (!webhook) throw new NotFound("webhook");
  return webhook;
}
