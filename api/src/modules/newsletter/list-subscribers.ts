import type { RequestContext } from "../../context/context";
import { type RowOf } from "../../data/columns";
import { batchOf, inBatches } from "../../data/lists/batches";
import { lookupOf } from "../../data/shared-lookups";
import { columnsOf } from "../../data/tables";
import { SubscriptionTable } from "./subscription.entity";
import { counterOf } from "../../data/lists/count";

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

const batch = batchOf(subscriberColumns, "newsletter_subscriptions", IS_SUBSCRIBED);

/** Reads all confirmed subscribers in batches, newest first. */
export function streamSubscribers(ctx: RequestContext, size: number): AsyncGenerator<Subscriber[], void> {
  return inBatches(ctx.db, batch, size);
}

const count = counterOf(`newsletter_subscriptions where ${IS_SUBSCRIBED}`);

/** The number of confirmed subscribers. */
export const countSubscribers = (ctx: RequestContext): Promise<number> => count(ctx.db);

const sinceColumns = columnsOf(SubscriptionTable, "email", "confirmedAt");

/** The time since which each email has been subscribed; emails without a subscription are left out. */
export const subscribedSince = lookupOf(
  sinceColumns,
  "newsletter_subscriptions",
  "email",
  `and ${IS_SUBSCRIBED}`,
);
