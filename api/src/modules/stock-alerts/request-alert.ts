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
 * A repeat renews the request. One with the email of somebody else stays as it is: an account may have an email that isn't proved to be
 * its owner's. A proved email takes a request over. Requests of an account, and those of visitors, make room for their own kind only, so
 * that nobody removes the alerts of an account by typing its email.
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
 * Stores that somebody wants to be mailed once when a product is back (ADR-0060): by the email of their account, or the one that a
 * visitor has typed. Does the same for every email as far as the caller can see. Throws NotFound for what isn't sold, Conflict for what
 * is in stock and where the shop sends no mails, BadUserInput for what is no email, and RateLimited.
 */
export async function requestStockAlert(
  ctx: RequestContext,
  productId: string,
  typed: string | null | undefined,
): Promise<void> {
  if (!ctx.policy.newsletter)
    throw new Conflict("This shop doesn't send emails yet, so we didn't save your request.");
  await ctx.limits.consume("stockAlert");
  const viewer = await findRequester(ctx, typed);
  const email = viewer?.email ?? emailOf(typed);
  const product = await findProduct(ctx, productId, false);
  if (!product || product.draft) throw new NotFound("product");
  if (!exceedsStock(product.countInStock, 1))
    throw new Conflict("It is in stock again. You can order it now.");
  await inTransaction(ctx, async (tx) => {
    if (viewer) await lockOpenUser(tx, viewer.id);
    const { id = null, emailVerified = false } = viewer ?? {};
    await execute(tx.db, request, [product.id, email, stockAlertConsent.version, id, emailVerified]);
  });
}

/** Who is signed in; null for anybody else. Throws Unauthenticated for a session that has ended, where no email was typed. */
async function findRequester(ctx: RequestContext, typed: string | null | undefined): Promise<Viewer | null> {
  if (ctx.isVisitor || ctx.program) return null;
  const viewer = await ctx.authenticate();
  if (!viewer && !typed) throw new Unauthenticated();
  return viewer;
}

function emailOf(typed: string | null | undefined): string {
  if (!typed) throw new BadUserInput([{ field: "email", message: "must be an email address" }]);
  return parseInput(newsletterSchema, { email: normalizeEmail(typed) }).email;
}

const cancel = command("delete from stock_alerts where product_id = $1 and (user_id = $2 or email = $3)");

/** Ends the viewer's request to be mailed about a product, also one that a visitor made with their proved email. False if there is none. */
export async function cancelStockAlert(ctx: RequestContext, productId: string): Promise<boolean> {
  const { id, email, emailVerified } = requireViewer(ctx);
  return (
    isUuid(productId) && (await execute(ctx.db, cancel, [productId, id, emailVerified ? email : null])) > 0
  );
}

const ofUser = command("delete from stock_alerts where user_id = $1");
const ofEmail = command("delete from stock_alerts where email = $1");

/** Deletes the requests of a user whose account is erased, and those by emails that are known to be theirs. */
export async function deleteStockAlerts(
  { db }: Pick<RequestContext, "db">,
  userId: string,
  emails: string[],
): Promise<void> {
  await execute(db, ofUser, [userId]);
  for (const email of emails) await execute(db, ofEmail, [normalizeEmail(email)]);
}
