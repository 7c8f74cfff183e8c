import type { RequestContext } from "../../context/context";
import { columns, integer, type RowOf } from "../../data/columns";
import { afterCursor, inBatches } from "../../data/lists/batches";
import { rows, select } from "../../data/rows";
import { lookupOf } from "../../data/shared-lookups";
import { columnsOf } from "../../data/tables";
import { SubscriptionTable } from "./subscription.entity";

const IS_SUBSCRIBED = "confirmed_at is not null and unsubscribed_at is null";

const subscriberColumns = columnsOf(
  SubscriptionTable,
  "id",
  "email",
  "wording",
  "createdAt",
  "confirmedAt",
  "unsubscribeToken",
);

/** A confirmed subscriber of the newsletter. */
export type Subscriber = RowOf<typeof subscriberColumns>;

const batch = select(
  subscriberColumns,
  `from newsletter_subscriptions
    where ${afterCursor} and ${IS_SUBSCRIBED} order by created_at desc, id desc limit $1`,
);

/** Reads all confirmed subscribers in batches, newest first. */
export function streamSubscribers(ctx: RequestContext, size: number): AsyncGenerator<Subscriber[], void> {
  return inBatches(ctx.db, batch, size, []);
}

const countColumns = columns({ subscribers: integer("count(*)::integer") });
const count = select(countColumns, `from newsletter_subscriptions where ${IS_SUBSCRIBED}`);

/** The number of confirmed subscribers. */
export async function countSubscribers(ctx: RequestContext): Promise<number> {
  const [counted] = await rows(ctx.db, count);
  return counted?.subscribers ?? 0;
}

const sinceColumns = columnsOf(SubscriptionTable, "email", "confirmedAt");

/** The time since which each email has been subscribed; emails without a subscription are left out. */
export const subscribedSince = lookupOf(
  sinceColumns,
  "newsletter_subscriptions",
  "email",
  `and ${IS_SUBSCRIBED}`,
);
