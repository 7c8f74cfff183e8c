import { requireVerifiedEmail, seesAdminView } from "../../context/authorize";
import { type RequestContext, type Viewer, inTransaction, requireViewer } from "../../context/context";
import { Scope } from "../../context/scope";
import { boolean } from "../../data/columns";
import { newestFirst, readPage } from "../../data/lists/keyset";
import type { Connection, PageArgs } from "../../data/lists/page";
import { checkSearch, wordsIn } from "../../data/lists/search";
import { command, execute, rows, violatedConstraint, returning, select } from "../../data/rows";
import { lookUp, lookupOf } from "../../data/shared-lookups";
import { isUuid } from "../../data/uuid";
import { NotFound, Unauthenticated } from "../../errors";
import { recordAction } from "../audit/record-action";
import { deliveredTo } from "../orders/summarize-orders";
import { type AddReviewInput, AlreadyReviewed } from "./add-review.input";
import { announceReview } from "./announce-review";
import { type Review, reviewColumns } from "./review.entity";
import { reviewPhotos } from "./review-photos";

/** The name shown for a customer without one; no part of the email is shown to strangers. */
const NAMELESS = "Customer";

const insert = returning(
  reviewColumns,
  `insert into reviews (user_id, product_id, name, rating, comment, pending, hidden_at)
    select id, $2::uuid, $3::text, $4::double precision, $5::text, $6::boolean, case when $6::boolean then now() end
      from users where id = $1 and archived_at is null for no key update`,
);

/**
 * Records the viewer's only review of the shop; throws AlreadyReviewed for a second one (D-10), and Forbidden if the
 * email must be verified first. If reviews are moderated, the review of a customer without a delivered order is
 * pending.
 */
export async function addReview(ctx: RequestContext, input: AddReviewInput): Promise<Review> {
  const viewer = requireViewer(ctx);
  requireVerifiedEmail(ctx, "reviews");
  await ctx.limits.consume("review");
  const name = authorOf(input, viewer);
  try {
    const values = [
      viewer.id,
      null,
      name,
      input.rating,
      input.comment.trim(),
      await isModerated(ctx, viewer),
    ];
    return await inTransaction(ctx, (tx) => insertReview(tx, values));
  } catch (error) {
    throw violatedConstraint(error) === "review_one_per_user" ? new AlreadyReviewed() : error;
  }
}

/** Inserts and announces a review. Throws Unauthenticated if its author was blocked or deleted concurrently. */
export async function insertReview(tx: RequestContext, values: unknown[]): Promise<Review> {
  const [review] = await rows(tx.db, insert, values);
  if (!review) throw new Unauthenticated();
  await announceReview(tx, "review.added", review.id);
  return review;
}

/** The name shown with a review: the typed name, or else the user's own. */
export const authorOf = ({ name }: { name?: string | null }, viewer: Viewer): string =>
  name?.trim() || viewer.name || NAMELESS;

/** Whether a user's review awaits an admin: if reviews are moderated and none of the user's orders was delivered. */
export async function isModerated(ctx: RequestContext, { id }: Viewer): Promise<boolean> {
  return ctx.policy.moderatedReviews && !(await lookUp(ctx, deliveredTo, id));
}

const every = { table: "reviews", columns: reviewColumns, order: newestFirst } as const;

/** The visible reviews of the shop, newest first. */
export async function listReviews(ctx: RequestContext, page: PageArgs): Promise<Connection<Review>> {
  return readPage(ctx, page, { ...every, where: ["hidden_at is null", "product_id is null"], values: [] });
}

/** Each user's review of the shop (not of a product), visible or hidden; users without one are left out. */
export const reviewOfUser = lookupOf(reviewColumns, "reviews", "userId", "and product_id is null");

/** SQL condition: pages show the review, because it is visible and about the shop or a sold product. */
const IS_SHOWN = `(hidden_at is null and (product_id is null or exists (
  select from products where products.id = product_id and archived_at is null and not draft)))`;
const foundColumns = reviewColumns.with({ isShown: boolean(IS_SHOWN) });
const found = select(foundColumns, "from reviews where id = $1");

/**
 * Finds a review that pages show; its author, admins, and programs that may read reviews find any review. Returns null
 * if there is none.
 */
export async function findReview(ctx: RequestContext, id: string): Promise<Review | null> {
  const [review] = isUuid(id) ? await rows(ctx.db, found, [id]) : [];
  if (!review || review.isShown || (await seesAdminView(ctx, Scope.READ_REVIEWS))) return review ?? null;
  const viewer = ctx.isVisitor || ctx.program ? null : await ctx.authenticate();
  return viewer !== null && viewer.id === review.userId ? review : null;
}

/** The filters of the admin's list of reviews. */
export interface ReviewFilter extends PageArgs {
  search?: string | null | undefined;
  hidden?: boolean | null | undefined;
  pending?: boolean | null | undefined;
}

/**
 * Lists all reviews for an admin, of the shop and of products, newest first, including hidden and pending ones;
 * `hidden` and `pending` restrict the list.
 */
export async function listAllReviews(ctx: RequestContext, filter: ReviewFilter): Promise<Connection<Review>> {
  const search = checkSearch(filter.search);
  const { hidden, pending } = filter;
  const values: string[] = [];
  const where = search ? [wordsIn(["name", "comment"], search, values)] : [];
  if (typeof hidden === "boolean") where.push(`hidden_at is ${hidden ? "not null" : "null"}`);
  if (typeof pending === "boolean") where.push(pending ? "pending" : "not pending");
  return readPage(ctx, filter, {
    ...every,
    where,
    values,
    searched: search !== undefined,
  });
}

const hide = returning(
  reviewColumns,
  "update reviews set hidden_at = now(), pending = false where id = $1 and (hidden_at is null or pending)",
);
const show = returning(
  reviewColumns,
  "update reviews set hidden_at = null, pending = false where id = $1 and hidden_at is not null",
);

/**
 * Hides a review, or rejects a pending one; its author still can't write another one of the shop or product. Throws
 * NotFound; a repeat changes nothing.
 */
export function hideReview(ctx: RequestContext, id: string): Promise<Review> {
  return moderate(ctx, id, hide, "HIDE_REVIEW");
}

/** Shows a hidden review again, or publishes a pending one. Throws NotFound; a repeat changes nothing. */
export function showReview(ctx: RequestContext, id: string): Promise<Review> {
  return moderate(ctx, id, show, "SHOW_REVIEW");
}

const byId = select(reviewColumns, "from reviews where id = $1");

async function moderate(
  ctx: RequestContext,
  id: string,
  change: typeof hide,
  action: "HIDE_REVIEW" | "SHOW_REVIEW",
): Promise<Review> {
  if (!isUuid(id)) throw new NotFound("review");
  return inTransaction(ctx, async (tx) => {
    const [changed] = await rows(tx.db, change, [id]);
    if (changed) {
      await announceReview(tx, "review.changed", id);
      await recordAction(tx, action, { id, name: "", userId: changed.userId });
      return changed;
    }
    const [review] = await rows(tx.db, byId, [id]);
    if (!review) throw new NotFound("review");
    return review;
  });
}

const remove = command("delete from reviews where user_id = $1");

/**
 * Deletes a user's reviews, and their photos within minutes: the texts are the user's, and are deleted with the account
 * (ADR-0060).
 */
export async function deleteReviewsOf(tx: RequestContext, userId: string): Promise<void> {
  await reviewPhotos.release(tx, userId);
  await execute(tx.db, remove, [userId]);
}
