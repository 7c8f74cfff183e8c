import type { JobContext } from "../../../context/job-context";
import type { JobPayloads } from "../../jobs/add-job";
import { confirmationToken, findWaitingSubscription } from "../../newsletter/newsletter";
import { writeNewsletterConfirmation } from "../newsletter/write-newsletter-confirmation";
import { confirmNewsletterAddress, unsubscribeAddress } from "../template/addresses";
import { sendMails, shopOf } from "./send-mails";

/** To somebody whose email was entered for the newsletter: the link to confirm it. Nothing if it no longer waits for that. */
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
    key: `${id}.${createdAt.getTime()}`, // another mail, where it is asked for again
    to: [email],
    unsubscribeUrl: unsubscribe,
    ...writeNewsletterConfirmation(shopOf(ctx), { confirm, unsubscribe }),
  };
  await sendMails(ctx, [mail]);
}
