import { cartReminderConsent } from "@shop/shared/cart-reminders";
import { locale } from "@shop/shared/locale";
import { serverTexts } from "@shop/shared/messages/server";
import { mayManage } from "../../context/actor";
import { type RequestContext, inTransaction, requireViewer } from "../../context/context";
import { Scope } from "../../context/scope";
import { columns, integer } from "../../data/columns";
import { command, execute, executorOf, rows, select } from "../../data/rows";
import { lookUp, lookupOf } from "../../data/shared-lookups";
import { columnsOf } from "../../data/tables";
import { BadUserInput, Conflict } from "../../errors";
import { isMailToken, newMailToken } from "../../mail-token";
import { lockOpenUser } from "../users/lock-user";
import { type CartReminderCounts, CartReminderTable } from "./cart-reminder.entity";

/** The maximum period of the counts, in days. */
const MAX_DAYS = 365;

/** Whether reminders are only for verified emails: in every shop that requires them of anybody, so not in a demo (D-24). */
export const needsVerifiedEmail = ({ policy }: Pick<RequestContext, "policy">): boolean =>
  policy.verifiedEmail.size > 0;

/** A repeat keeps the time of the consent. A former customer of the mails starts with a cart that was changed just now. */
const agree = command(
  `insert into cart_reminders (user_id, wording, stop_token) values ($1, $2, $3)
    on conflict on constraint cart_reminders_pkey do update
      set wording = excluded.wording, agreed_at = now(), ended_at = null, cart_changed_at = now()
      where cart_reminders.ended_at is not null`,
);
const end = command("update cart_reminders set ended_at = now() where user_id = $1 and ended_at is null");

/**
 * Starts or stops mails about a forgotten cart for the viewer. Throws Conflict if the shop sends no mails, or if the email
 * must be verified first.
 */
export async function setCartReminders(ctx: RequestContext, wanted: boolean): Promise<void> {
  const { id, emailVerified } = requireViewer(ctx);
  const texts = serverTexts().refusals.mailRefusals;
  if (wanted && !ctx.policy.newsletter) throw new Conflict(texts.noReminders);
  if (wanted && needsVerifiedEmail(ctx) && !emailVerified) throw new Conflict(texts.verifyForReminders);
  await inTransaction(ctx, async (tx) => {
    await lockOpenUser(tx, id);
    if (!wanted) return execute(tx.db, end, [id]);
    return execute(tx.db, agree, [id, cartReminderConsent.version, newMailToken()]);
  });
}

const consentOf = lookupOf(
  columnsOf(CartReminderTable, "userId", "agreedAt"),
  "cart_reminders",
  "userId",
  "and ended_at is null",
);

/** When a user agreed to mails about a forgotten cart; null if they haven't, or if the viewer may not read it. */
export async function readCartRemindersSince(ctx: RequestContext, userId: string): Promise<Date | null> {
  if (!mayManage(ctx, userId, Scope.READ_CUSTOMERS)) return null;
  return (await lookUp(ctx, consentOf, userId))?.agreedAt ?? null;
}

const stop = command("update cart_reminders set ended_at = now() where stop_token = $1 and ended_at is null");
const known = command("select from cart_reminders where stop_token = $1");

/** Stops the mails by the token of any of them; a repeat changes nothing. Returns false if nobody has this token. */
export async function stopCartReminders({ db }: RequestContext, token: string): Promise<boolean> {
  if (!isMailToken(token)) return false;
  return (await execute(db, stop, [token])) > 0 || (await execute(db, known, [token])) > 0;
}

/** SQL that adds the mails of `from` to a count of the days on which they were sent; $1 is the shop's time zone. */
export const countReminders = (count: "sent" | "came_back" | "ordered", from: string): string =>
  `insert into cart_reminder_days (day, ${count})
      select to_char(mailed_at at time zone $1, 'YYYY-MM-DD'), count(*)::integer from ${from} group by 1 order by 1
    on conflict on constraint cart_reminder_days_pkey
      do update set ${count} = cart_reminder_days.${count} + excluded.${count}`;

const comeBack = command(
  `with back as (
      update cart_reminders set came_back = true where stop_token = $2 and mailed_at is not null and not came_back
        returning mailed_at
    )
    ${countReminders("came_back", "back")}`,
);

/** Counts once that the link to the cart in the latest mail was followed. Does nothing for an unknown token. */
export async function recordReturnToCart({ db }: RequestContext, token: string): Promise<void> {
  if (isMailToken(token)) await execute(db, comeBack, [locale().timeZone, token]);
}

const counts = columns<CartReminderCounts>({
  sent: integer("least(coalesce(sum(sent), 0), 2147483647)::integer"),
  cameBack: integer("least(coalesce(sum(came_back), 0), 2147483647)::integer"),
  ordered: integer("least(coalesce(sum(ordered), 0), 2147483647)::integer"),
});
const countsSince = select(
  counts,
  `from cart_reminder_days
    where day > to_char((now() at time zone $2) - make_interval(days => $1), 'YYYY-MM-DD')`,
);

/** Counts the mails of the last days, which begin in the shop's time zone, and what they led to. */
export async function countCartReminders(ctx: RequestContext, days: number): Promise<CartReminderCounts> {
  if (days < 1 || days > MAX_DAYS)
    throw new BadUserInput([{ field: "days", message: `must be 1 to ${MAX_DAYS}` }]);
  const [found] = await rows(ctx.db, countsSince, [days, locale().timeZone]);
  return found ?? { sent: 0, cameBack: 0, ordered: 0 };
}

/** Deletes a user's consent with their latest mail, for the erasure of their account. */
export const deleteCartReminders = executorOf("delete from cart_reminders where user_id = $1");
