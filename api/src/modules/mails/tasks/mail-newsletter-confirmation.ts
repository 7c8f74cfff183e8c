import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { confirmationToken, findWaitingSubscription } from "../../newsletter/newsletter";
import { writeNewsletterConfirmation } from "../customer/write-newsletter-confirmation";
import { confirmNewsletterAddress, unsubscribeAddress } from "../template/addresses";
import { sendMails, shopOf } from "./send-mails";

/**
 * To an email entered for the newsletter: the link to confirm the subscription. Sends nothing if the subscription no
 * longer awaits a confirmation.
 */
export async function mailNewsletterConfirmation(
  ctx: JobContext,
  { subscriptionId }: JobPayloads["mail-newsletter-confirmation"],
): Promise<void> {
  const subscription = await findWaitingSubscription(ctx, subscriptionId);
  if (!subscription) return;
  const { id, email, createdAt, unsubscribeToken } = subscription;
  const unsubscribe = unsubscribeAddress(ctx, unsubscribeToken);
  const confirm = confirmNewsletterAddress(ctx, confirmationToken(ctx, subscription));
  const mail = {
    kind: "newsletter-confirmation",
    about: id,
    key: `${id}.${createdAt.getTime()}`, // another mail for another request
    to: [email],
    unsubscribeUrl: unsubscribe,
    ...writeNewsletterConfirmation(shopOf(ctx), { confirm, unsubscribe }),
  };
  await sendMails(ctx, [mail]);
}
