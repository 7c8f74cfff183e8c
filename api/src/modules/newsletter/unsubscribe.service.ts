import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

/** The tokens of the shop: 24 random bytes. */
const TOKEN = /^[\w-]{32}$/;

const unsubscribe = command(
  `update newsletter_subscriptions set unsubscribed_at = coalesce(unsubscribed_at, now())
    where unsubscribe_token = $1`,
);

/** Ends a subscription by the token of its mails, at any time; a repeat changes nothing. False if there is none with this token. */
export async function unsubscribeFromNewsletter(ctx: RequestContext, token: string): Promise<boolean> {
  return TOKEN.test(token) && (await execute(ctx.db, unsubscribe, [token])) > 0;
}
