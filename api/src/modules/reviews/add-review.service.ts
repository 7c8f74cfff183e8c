import { requireVerifiedEmail } from "../../context/authorize";
import { violatedConstraint, rows, statement } from "../../data/rows";
import { requireViewer, type RequestContext, type Viewer } from "../../context/context";
import { Unauthenticated } from "../../errors";
import { lookUp } from "../../data/shared-lookups";
import { deliveredTo } from "../orders/summarize-orders";
import { AlreadyReviewed, type AddReviewInput } from "./add-review.input";
import { reviewColumns } from "./review-columns";
import type { Review } from "./review.entity";

/** The name of a customer without one; no part of the email is shown to strangers. */
const NAMELESS = "Customer";

const insert = statement(
  reviewColumns,
  `insert into reviews (user_id, name, rating, comment, pending, hidden_at)
    select id, $2::text, $3::double precision, $4::text, $5::boolean, case when $5::boolean then now() end
      from users where id = $1 and archived_at is null for no key update
    returning ${reviewColumns.sql}`,
);

/**
 * Records the viewer's one review of the shop; throws AlreadyReviewed at the second (D-10), and Forbidden where
 * the email must be verified first. If reviews are moderated, the review of a customer without a delivered order
 * is pending.
 */
export async function addReview(ctx: RequestContext, input: AddReviewInput): Promise<Review> {
  const viewer = requireViewer(ctx);
  requireVerifiedEmail(ctx, "reviews");
  await ctx.limits.consume("review");
  const name = input.name?.trim() || viewer.name || NAMELESS;
  try {
    const values = [viewer.id, name, input.rating, input.comment.trim(), await isModerated(ctx, viewer)];
    const [review] = await rows(ctx.db, insert, values);
    if (!review) throw new Unauthenticated(); // blocked or deleted at the same moment
    return review;
  } catch (error) {
    throw violatedConstraint(error) === "review_one_per_user" ? new AlreadyReviewed() : error;
  }
}

async function isModerated(ctx: RequestContext, { id }: Viewer): Promise<boolean> {
  return ctx.policy.moderatedReviews && !(await lookUp(ctx, deliveredTo, id));
}
