import { parseUrl } from "@shop/shared/web-address";
import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { findWebhook } from "../../webhooks/read-webhooks";
import { writeWebhookDisabled } from "../shopkeepers/write-webhook-disabled";
import { sendMails, shopOf, toAdmins } from "./send-mails";

/** To the admins: a webhook was switched off, because its deliveries fail. Sends nothing if it is on again, or deleted. */
export async function mailWebhookDisabled(
  ctx: JobContext,
  { webhookId }: JobPayloads["mail-webhook-disabled"],
): Promise<void> {
  const webhook = await findWebhook(ctx, webhookId);
  if (!webhook?.disabledAt) return;
  // it can be switched off again, which sends another mail
  const key = `${webhookId}.${webhook.disabledAt.getTime()}`;
  const named = { kind: "webhook-disabled", about: parseUrl(webhook.url)?.host ?? webhook.url, key };
  await sendMails(ctx, await toAdmins(ctx, named, writeWebhookDisabled(shopOf(ctx), webhook)));
}
