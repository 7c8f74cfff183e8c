import type { RequestContext } from "../../context/context";
import type { RowOf } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { columnsOf } from "../../data/tables";
import { SubscriptionTable } from "./subscription.entity";

const subscriptionColumns = columnsOf(SubscriptionTable, "id", "email", "createdAt", "unsubscribeToken");

/** A subscription that waits to be confirmed. */
export type WaitingSubscription = RowOf<typeof subscriptionColumns>;

const waiting = statement(
  subscriptionColumns,
  `select ${subscriptionColumns.sql} from newsletter_subscriptions
    where id = $1 and confirmed_at is null and unsubscribed_at is null`,
);

/** A subscription that waits to be confirmed; null if it doesn't any more. */
export async function findWaitingSubscription(
  ctx: Pick<RequestContext, "db">,
  id: string,
): Promise<WaitingSubscription | null> {
  const [found] = await rows(ctx.db, waiting, [id]);
  return found ?? null;
}

/** The token with which a subscription is confirmed; the same at each call, and good for 48 hours. */
export function confirmationToken(
  { identity }: Pick<RequestContext, "identity">,
  { id, createdAt }: Pick<WaitingSubscription, "id" | "createdAt">,
): string {
  return identity.accessTokens.signLink("newsletter", id, createdAt);
}
