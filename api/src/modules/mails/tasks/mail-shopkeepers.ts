import { serverTexts } from "@shop/shared/messages/server";
import { UNITS_HELD_BACK } from "@shop/shared/stock";
import { parseUrl } from "@shop/shared/web-address";
import type { JobContext } from "../../../context/job-context";
import { findProduct } from "../../catalogue/find-product";
import { variantNameOf } from "../../catalogue/variant-name";
import type { JobPayloads } from "../../jobs/add-job";
import { listAdmins } from "../../users/admins";
import { findWebhook } from "../../webhooks/read-webhooks";
import { writeMessage } from "../shopkeepers/write-message";
import { writeStockRunOut } from "../shopkeepers/write-stock-run-out";
import { writeWebhookDisabled } from "../shopkeepers/write-webhook-disabled";
import { sendMails, shopOf, toAdmins } from "./send-mails";

/** To the admins: a product is out of stock. Sends nothing if it has been restocked or deleted since. */
export async function mailStockRunOut(
  ctx: JobContext,
  { productId }: JobPayloads["mail-stock-run-out"],
): Promise<void> {
  const product = await findProduct(ctx, productId);
  if (!product || product.countInStock > UNITS_HELD_BACK) return;
  // it can run out again, which sends another mail: hence the job's id
  const named = { kind: "stock-run-out", about: product.name, key: `${productId}.${ctx.jobId}` };
  await sendMails(
    ctx,
    await toAdmins(
      ctx,
      named,
      writeStockRunOut(shopOf(ctx), { ...product, name: await variantNameOf(ctx, product) }),
    ),
  );
}

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

/** To the operator, otherwise to all admins: a visitor's message. Throws if there is neither, so that the message is kept. */
export async function mailMessage(ctx: JobContext, message: JobPayloads["mail-message"]): Promise<void> {
  const { email: operator } = ctx.policy.seller;
  const to = operator ? [operator] : (await listAdmins(ctx)).map(({ email }) => email);
  if (to.length === 0) throw new Error(serverTexts().adminRefusals.jobErrors.noReader);
  const mail = { kind: "message", about: ctx.jobId, key: ctx.jobId, to, replyTo: message.email };
  await sendMails(ctx, [{ ...mail, ...writeMessage(shopOf(ctx), message) }]);
}
