import { CONFIRM_HOURS } from "@shop/shared/newsletter";
import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

const confirm = command(
  `update newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, now())
    where id = $1 and unsubscribed_at is null`,
);

/**
 * Confirms a subscription by the token of its mail; a repeat changes nothing. False if the token is forged or older than 48 hours, or
 * the subscription has ended.
 */
export async function confirmNewsletter(ctx: RequestContext, token: string): Promise<boolean> {
  const id = ctx.identity.accessTokens.readLink("newsletter", token, CONFIRM_HOURS);
  return id !== null && (await execute(ctx.db, confirm, [id])) > 0;
}
