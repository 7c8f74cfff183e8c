import { serverTexts } from "@shop/shared/messages/server";
import { newsletterSchema } from "@shop/shared/schemas/newsletter";
import { exceedsStock } from "@shop/shared/stock";
import { MAX_STOCK_ALERTS, stockAlertConsent } from "@shop/shared/stock-alerts";
import { type RequestContext, type Viewer, inTransaction, requireViewer } from "../../context/context";
import { command, execute } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { BadUserInput, Conflict, NotFound, Unauthenticated } from "../../errors";
import { parseInput } from "../../validation";
import { findProduct } from "../catalogue/find-product";
import { lockOpenUser } from "../users/lock-user";
import { normalizeEmail } from "../users/normalize-email";

/**
 * A repeat renews the alert. The alert of another user or visitor with this email stays unchanged, because an account's
 * email may be unproved; an account with a proved email takes the alert over. Alerts of an account and of visitors have
 * separate limits, so that nobody can remove the alerts of an account by typing its email.
 */
const request = command(
  `with oldest as (
      delete from stock_alerts where id in (
        select id from stock_alerts where email = $2 and product_id <> $1 and user_id is not distinct from $4
          order by created_at desc, id offset ${MAX_STOCK_ALERTS - 1}
      )
    )
    insert into stock_alerts (product_id, email, user_id, wording) values ($1, $2, $4, $3)
    on conflict (product_id, email) do update set created_at = now(), wording = excluded.wording, user_id = excluded.user_id
      where (stock_alerts.user_id is not distinct from excluded.user_id or $5) and stock_alerts.queued_at is null`,
);

/**
 * Stores an alert that mails once when a product is back in stock (ADR-0060): to the email of the viewer's account, or
 * the one typed by a visitor. The response never reveals whether an email is known. Throws NotFound for an unsold
 * product, Conflict if it is in stock or if the shop sends no mails, BadUserInput for an invalid email, and
 * RateLimited.
 */
export async function requestStockAlert(
  ctx: RequestContext,
  productId: string,
  typed: string | null | undefined,
): Promise<void> {
  if (!ctx.policy.newsletter) throw new Conflict(serverTexts().refusals.mailRefusals.noAlerts);
  await ctx.limits.consume("stockAlert");
  const viewer = await findRequester(ctx, typed);
  const email = viewer?.email ?? emailOf(typed);
  const product = await findProduct(ctx, productId, false);
  if (!product || product.draft) throw new NotFound("product");
  if (!exceedsStock(product.countInStock, 1)) throw new Conflict(serverTexts().refusals.mailRefusals.inStock);
  await inTransaction(ctx, async (tx) => {
    if (viewer) await lockOpenUser(tx, viewer.id);
    const { id = null, emailVerified = false } = viewer ?? {};
    await execute(tx.db, request, [product.id, email, stockAlertConsent.version, id, emailVerified]);
  });
}

/**
 * The signed-in viewer; null for visitors and programs. Throws Unauthenticated if the session has ended and no email
 * was typed.
 */
async function findRequester(ctx: RequestContext, typed: string | null | undefined): Promise<Viewer | null> {
  if (ctx.isVisitor || ctx.program) return null;
  const viewer = await ctx.authenticate();
  if (!viewer && !typed) throw new Unauthenticated();
  return viewer;
}

function emailOf(typed: string | null | undefined): string {
  if (!typed)
    throw new BadUserInput([{ field: "email", message: serverTexts().refusals.mailRefusals.notEmail }]);
  return parseInput(newsletterSchema, { email: normalizeEmail(typed) }).email;
}

const cancel = command("delete from stock_alerts where product_id = $1 and (user_id = $2 or email = $3)");

/** Ends the viewer's alert for a product, even if made as a visitor with their proved email. Returns false if there is none. */
export async function cancelStockAlert(ctx: RequestContext, productId: string): Promise<boolean> {
  const { id, email, emailVerified } = requireViewer(ctx);
  return (
    isUuid(productId) && (await execute(ctx.db, cancel, [productId, id, emailVerified ? email : null])) > 0
  );
}

const ofUser = command("delete from stock_alerts where user_id = $1");
const ofEmail = command("delete from stock_alerts where email = $1");

/** Deletes a user's alerts, and alerts with the given emails of theirs, for the erasure of their account. */
export async function deleteStockAlerts(
  { db }: Pick<RequestContext, "db">,
  userId: string,
  emails: string[],
): Promise<void> {
  await execute(db, ofUser, [userId]);
  for (const email of emails) await execute(db, ofEmail, [normalizeEmail(email)]);
}
