import { CONFIRM_HOURS, NEWSLETTER_PROOF_YEARS } from "@shop/shared/newsletter";
import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";
import { normalizeEmail } from "../users/normalize-email.service";

const ofEmail = command("delete from newsletter_subscriptions where email = $1");

/** Deletes every subscription of an email, with the proof of its consent: for an account that is deleted. */
export async function deleteSubscriptions(ctx: RequestContext, email: string): Promise<void> {
  await execute(ctx.db, ofEmail, [normalizeEmail(email)]);
}

const outdated = command(
  `delete from newsletter_subscriptions
    where (confirmed_at is null and created_at < now() - interval '${CONFIRM_HOURS} hours')
      or unsubscribed_at < now() - interval '${NEWSLETTER_PROOF_YEARS} years'`,
);

/** The task `delete-outdated-subscriptions` of each minute: deletes what wasn't confirmed in time, and ended subscriptions after three years. */
export async function deleteOutdatedSubscriptions(ctx: RequestContext): Promise<void> {
  await execute(ctx.db, outdated);
}
