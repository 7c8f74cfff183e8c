import { randomBytes } from "node:crypto";
import { CONFIRM_RETRY_HOURS, newsletterConsent } from "@shop/shared/newsletter";
import { newsletterSchema } from "@shop/shared/schemas/newsletter";
import { inTransaction, type RequestContext } from "../../context/context";
import { rows, statement } from "../../data/rows";
import { Conflict } from "../../errors";
import { parseInput } from "../../validation";
import { addJob } from "../jobs/add-job.service";
import { normalizeEmail } from "../users/normalize-email.service";
import { columnsOf } from "../../data/tables";
import { SubscriptionTable } from "./subscription.entity";

const RETRY_DELAY = `interval '${CONFIRM_RETRY_HOURS} hours'`;

/** One statement, so that an email that is sent twice at once is written to once. */
const request = statement(
  columnsOf(SubscriptionTable, "id"),
  `insert into newsletter_subscriptions (email, wording, unsubscribe_token)
    select $1, $2, $3 where not exists (
        select from newsletter_subscriptions where email = $1 and unsubscribed_at > now() - ${RETRY_DELAY}
      )
    on conflict (email) where unsubscribed_at is null
      do update set created_at = now(), wording = excluded.wording
        where newsletter_subscriptions.confirmed_at is null and newsletter_subscriptions.created_at < now() - ${RETRY_DELAY}
    returning id`,
);

/**
 * Stores that somebody wants the newsletter, and mails them a link to confirm it (ADR-0061). Does the same for every email as far as the
 * caller can see: one that is subscribed, or was mailed or unsubscribed within a day, isn't mailed. Throws BadUserInput for what is
 * no email, Conflict where the shop sends no mails, and RateLimited.
 */
export async function subscribeToNewsletter(ctx: RequestContext, typed: string): Promise<void> {
  if (!ctx.policy.newsletter)
    throw new Conflict("Our newsletter hasn't started yet. Your email was not saved.");
  await ctx.limits.consume("newsletter");
  const { email } = parseInput(newsletterSchema, { email: normalizeEmail(typed) });
  const token = randomBytes(24).toString("base64url");
  await inTransaction(ctx, async (tx) => {
    const [requested] = await rows(tx.db, request, [email, newsletterConsent.version, token]);
    if (requested)
      await addJob(tx, "mail-newsletter-confirmation", { subscriptionId: requested.id }, requested.id);
  });
}
