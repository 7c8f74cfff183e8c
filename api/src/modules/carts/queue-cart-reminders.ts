import {
  CART_FORGOTTEN_HOURS,
  CART_LEFT_HOURS,
  CART_REMINDER_PAUSE_DAYS,
  CART_REMINDER_PROOF_YEARS,
  CART_REMINDER_RESULT_DAYS,
} from "@shop/shared/cart-reminders";
import { locale } from "@shop/shared/locale";
import { UNITS_HELD_BACK } from "@shop/shared/stock";
import type { RequestContext } from "../../context/context";
import { columns, float, instant, integer, json, nullable, text, uuid } from "../../data/columns";
import { command, execute, executorOf, listerOf, rows, select } from "../../data/rows";
import { addJobsSql } from "../jobs/add-job";
import { OPTION_VALUES, type OptionValue } from "../option-value";
import { IS_OPEN } from "../users/user.entity";
import { countReminders, needsVerifiedEmail } from "./cart-reminders";

/** The maximum number of mails queued in a minute, so that mails about orders don't wait long behind them. */
const QUEUED_AT_ONCE = 500;

/** SQL of the products in a user's cart that can be ordered. */
const entriesOf = (userId: string) =>
  `from cart_entries join products on products.id = product_id
    where cart_entries.user_id = ${userId} and archived_at is null and not draft and count_in_stock > ${UNITS_HELD_BACK}`;

/** SQL condition: a customer who agreed has left a cart for a day, and has neither ordered nor got a mail since. */
const isForgotten = (needsVerified: string) => `ended_at is null
  and cart_changed_at > now() - interval '${CART_FORGOTTEN_HOURS} hours'
  and cart_changed_at <= now() - interval '${CART_LEFT_HOURS} hours'
  and (mailed_at is null or mailed_at < least(cart_changed_at, now() - interval '${CART_REMINDER_PAUSE_DAYS} days'))
  and ${IS_OPEN} and (email_verified or not ${needsVerified}::boolean)
  and not exists (select from orders where orders.user_id = users.id and orders.created_at >= cart_changed_at)
  and exists (select ${entriesOf("users.id")})`;

const queue = command(
  `with forgotten as materialized (
      select user_id from cart_reminders join users on users.id = user_id
        where (queued_at is null or queued_at < cart_changed_at) and ${isForgotten("$1")}
        order by cart_changed_at, user_id limit ${QUEUED_AT_ONCE} for update of cart_reminders skip locked
    ), queued as (
      update cart_reminders set queued_at = now() from forgotten where cart_reminders.user_id = forgotten.user_id
        returning cart_reminders.user_id
    ), job as (
      select 'mail-cart-reminder' as name, user_id::text as key, json_build_object('userId', user_id) as payload from queued
    )
    ${addJobsSql("job")}`,
);
const outdated = command(
  `delete from cart_reminders where ended_at < now() - interval '${CART_REMINDER_PROOF_YEARS} years'`,
);

/** Queues mails about forgotten carts, the oldest first; the next call queues the rest. Deletes outdated consents. */
export async function queueCartReminders(ctx: RequestContext): Promise<void> {
  await execute(ctx.db, outdated);
  if (ctx.policy.newsletter) await execute(ctx.db, queue, [needsVerifiedEmail(ctx)]);
}

const reminderColumns = columns({
  email: text("email"),
  stopToken: text("stop_token"),
  cartChangedAt: instant("cart_changed_at"),
});
const queuedOf = select(
  reminderColumns,
  `from cart_reminders join users on users.id = user_id
    where user_id = $1 and queued_at is not null and ${isForgotten("$2")}`,
);

/** Finds the queued reminder of a user; returns null if their cart has been ordered, changed or emptied since. */
export async function findQueuedReminder(ctx: RequestContext, userId: string) {
  const [found] = await rows(ctx.db, queuedOf, [userId, needsVerifiedEmail(ctx)]);
  return found ?? null;
}

const lineColumns = columns({
  id: uuid("product_id"),
  productName: text("name"),
  imageUrl: text("image"),
  quantity: integer(`least(quantity, count_in_stock - ${UNITS_HELD_BACK})`),
  unitPriceMinor: float("price_cents::float8"),
  regularPriceMinor: nullable(
    float("case when regular_price_cents > price_cents then regular_price_cents end::float8"),
  ),
  optionValues: json<OptionValue[]>(`coalesce(${OPTION_VALUES}, '[]')`),
});

/** The products in a user's cart that can be ordered, with the units that can, at today's prices, the newest last. */
export const listForgottenProducts = listerOf(
  select(lineColumns, `${entriesOf("$1")} order by cart_entries.created_at, product_id`),
);

/** Takes a reminder out of the queue without a mail. */
export const skipReminder = executorOf("update cart_reminders set queued_at = null where user_id = $1");

/** Takes a reminder out of the queue because the customer's email doesn't exist; the next one comes after the usual pause. */
export const endRefusedReminder = executorOf(
  "update cart_reminders set queued_at = null, mailed_at = now(), product_ids = '{}' where user_id = $1",
);

const sent = command(
  `with sent as (
      update cart_reminders set queued_at = null, mailed_at = now(), product_ids = $3, came_back = false, ordered = false
        where user_id = $2 returning mailed_at
    )
    ${countReminders("sent", "sent")}`,
);

/** Records a sent mail with its products, and counts it. */
export async function recordSentReminder(
  { db }: RequestContext,
  userId: string,
  productIds: string[],
): Promise<void> {
  await execute(db, sent, [locale().timeZone, userId, productIds]);
}

const RESULT_TIME = `interval '${CART_REMINDER_RESULT_DAYS} days'`;

/** The additional day allows for an outage of the worker. */
const countOrdered = command(
  `with bought as (
      update cart_reminders set ordered = true
        where not ordered and mailed_at > now() - ${RESULT_TIME} - interval '1 day' and exists (
          select from orders where orders.user_id = cart_reminders.user_id and orders.product_id = any(product_ids)
            and orders.created_at >= mailed_at and orders.created_at < mailed_at + ${RESULT_TIME}
        )
        returning mailed_at
    )
    ${countReminders("ordered", "bought")}`,
);

/** Counts mails after which their customer has ordered one of the products, once for each mail. */
export async function countOrdersAfterReminders({ db }: RequestContext): Promise<void> {
  await execute(db, countOrdered, [locale().timeZone]);
}
