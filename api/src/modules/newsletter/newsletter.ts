import { serverTexts } from "@shop/shared/messages/server";
import {
  CONFIRM_HOURS,
  CONFIRM_RETRY_HOURS,
  CONSENT_VERSION,
  NEWSLETTER_PROOF_YEARS,
} from "@shop/shared/newsletter";
import { newsletterSchema } from "@shop/shared/schemas/newsletter";
import { type RequestContext, inTransaction } from "../../context/context";
import { jsonInstant, type RowOf } from "../../data/columns";
import { command, execute, finderOf, rows, select, statement } from "../../data/rows";
import { columnsOf } from "../../data/tables";
import { Conflict } from "../../errors";
import { isMailToken, newMailToken } from "../../mail-token";
import { parseInput } from "../../validation";
import { addJob } from "../jobs/add-job";
import { announceSql } from "../webhooks/announce";
import { normalizeEmail } from "../users/normalize-email";
import { SubscriptionTable } from "./subscription.entity";

const RETRY_DELAY = `interval '${CONFIRM_RETRY_HOURS} hours'`;

/** One statement, so that concurrent requests for an email send one mail. */
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
 * Stores a request for the newsletter, and mails a link to confirm it (ADR-0060). The response never reveals whether an
 * email is known: a subscribed email, or one mailed or unsubscribed within a day, gets no mail. Throws BadUserInput for
 * an invalid email, Conflict if the shop sends no mails, and RateLimited.
 */
export async function subscribeToNewsletter(ctx: RequestContext, typed: string): Promise<void> {
  if (!ctx.policy.newsletter) throw new Conflict(serverTexts().refusals.mailRefusals.noNewsletter);
  await ctx.limits.consume("newsletter");
  const { email } = parseInput(newsletterSchema, { email: normalizeEmail(typed) });
  await inTransaction(ctx, async (tx) => {
    const [requested] = await rows(tx.db, request, [email, CONSENT_VERSION, newMailToken()]);
    if (requested)
      await addJob(tx, "mail-newsletter-confirmation", { subscriptionId: requested.id }, requested.id);
  });
}

const subscriptionColumns = columnsOf(SubscriptionTable, "id", "email", "createdAt", "unsubscribeToken");

/** An unconfirmed subscription. */
export type WaitingSubscription = RowOf<typeof subscriptionColumns>;

/** Finds an unconfirmed subscription; returns null if it is confirmed or gone. */
export const findWaitingSubscription = finderOf(
  select(
    subscriptionColumns,
    "from newsletter_subscriptions where id = $1 and confirmed_at is null and unsubscribed_at is null",
  ),
);

/** The token that confirms a subscription; equal at each call, and valid for 48 hours. */
export function confirmationToken(
  { identity }: Pick<RequestContext, "identity">,
  { id, createdAt }: Pick<WaitingSubscription, "id" | "createdAt">,
): string {
  return identity.accessTokens.signLink("newsletter", id, createdAt);
}

/** The command that announces an event of subscriptions; the payload doesn't contain the email. */
const announced = (event: "subscription.confirmed" | "subscription.ended", where: string, endedAt: string) =>
  command(
    announceSql("$2::text", {
      event,
      from: `(select * from newsletter_subscriptions where confirmed_at is not null and ${where}) as subscription`,
      data: `json_strip_nulls(json_build_object(
          '_id', id, 'confirmedAt', ${jsonInstant("confirmed_at")}, 'endedAt', ${endedAt}))`,
    }),
  );
const announceConfirmed = announced("subscription.confirmed", "id = $1::uuid", "null");
const announceEnded = announced("subscription.ended", "id = $1::uuid", jsonInstant("unsubscribed_at"));
const announceDeleted = announced(
  "subscription.ended",
  "unsubscribed_at is null and email = $1",
  jsonInstant("now()"),
);

const confirm = command(
  "update newsletter_subscriptions set confirmed_at = now() where id = $1 and confirmed_at is null and unsubscribed_at is null",
);
const confirmed = command(
  "select from newsletter_subscriptions where id = $1 and confirmed_at is not null and unsubscribed_at is null",
);

/**
 * Confirms a subscription by the token of its mail; a repeat changes nothing. Returns false if the token is forged or
 * older than 48 hours, or if the subscription has ended.
 */
export async function confirmNewsletter(ctx: RequestContext, token: string): Promise<boolean> {
  const id = ctx.identity.accessTokens.readLink("newsletter", token, CONFIRM_HOURS);
  if (id === null) return false;
  return inTransaction(ctx, async (tx) => {
    if ((await execute(tx.db, confirm, [id])) === 0) return (await execute(tx.db, confirmed, [id])) > 0;
    await execute(tx.db, announceConfirmed, [id, tx.requestId]);
    return true;
  });
}

const unsubscribe = statement(
  columnsOf(SubscriptionTable, "id"),
  "update newsletter_subscriptions set unsubscribed_at = now() where unsubscribe_token = $1 and unsubscribed_at is null returning id",
);
const known = command("select from newsletter_subscriptions where unsubscribe_token = $1");

/**
 * Ends a subscription by the token of its mails, at any time; a repeat changes nothing. Returns false if no
 * subscription has this token.
 */
export async function unsubscribeFromNewsletter(ctx: RequestContext, token: string): Promise<boolean> {
  if (!isMailToken(token)) return false;
  return inTransaction(ctx, async (tx) => {
    const [ended] = await rows(tx.db, unsubscribe, [token]);
    if (!ended) return (await execute(tx.db, known, [token])) > 0;
    await execute(tx.db, announceEnded, [ended.id, tx.requestId]);
    return true;
  });
}

const ofEmail = command("delete from newsletter_subscriptions where email = $1");

/** Deletes all subscriptions of an email, with the proof of consent, for the deletion of an account. */
export async function deleteSubscriptions(ctx: RequestContext, email: string): Promise<void> {
  const subscribed = normalizeEmail(email);
  await execute(ctx.db, announceDeleted, [subscribed, ctx.requestId]);
  await execute(ctx.db, ofEmail, [subscribed]);
}

const outdated = command(
  `delete from newsletter_subscriptions
    where (confirmed_at is null and created_at < now() - interval '${CONFIRM_HOURS} hours')
      or unsubscribed_at < now() - interval '${NEWSLETTER_PROOF_YEARS} years'`,
);

/**
 * The task `delete-outdated-subscriptions`, which runs every minute: deletes subscriptions not confirmed in time, and
 * ended subscriptions after three years.
 */
export async function deleteOutdatedSubscriptions(ctx: RequestContext): Promise<void> {
  await execute(ctx.db, outdated);
}
