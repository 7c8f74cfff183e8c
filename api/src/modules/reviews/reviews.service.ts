import { countRows } from "../../database/count";
import { brokenConstraint, rows, statement } from "../../database/rows";
import { requireViewer, type RequestContext } from "../../context";
import {
  checkPage,
  decodeCursor,
  toConnection,
  type Connection,
  type PageArgs,
} from "../../graphql/connection";
import { AlreadyReviewed, type AddReviewInput } from "./add-review.input";
import type { Review } from "./review.entity";

const reviewColumns = `id, name, rating, comment, created_at as "createdAt"`;

const firstPage = statement(
  `select ${reviewColumns} from reviews order by created_at desc, id desc limit $1`,
);
const laterPage = statement(
  `select ${reviewColumns} from reviews where (created_at, id) < ($2::timestamptz, $3::uuid)
    order by created_at desc, id desc limit $1`,
);

/** All reviews, newest first. */
export async function listReviews(ctx: RequestContext, page: PageArgs): Promise<Connection<Review>> {
  checkPage(page);
  const beyond = page.after ? decodeCursor(page.after, "timestamptz") : [];
  const found = await rows<Review>(ctx.db, page.after ? laterPage : firstPage, [page.first + 1, ...beyond]);
  return toConnection(
    found,
    page.first,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    () => countRows(ctx.db, "reviews", "true", []),
  );
}

const insert = statement(
  `insert into reviews (user_id, name, rating, comment) values ($1, $2, $3, $4) returning ${reviewColumns}`,
);

/** Records the viewer's one review of the shop; throws AlreadyReviewed at the second (decision 10). */
export async function addReview(ctx: RequestContext, input: AddReviewInput): Promise<Review> {
  const viewer = requireViewer(ctx);
  const name = input.name?.trim() || viewer.name || viewer.email.replace(/@.*/, "");
  try {
    const values = [viewer.id, name, input.rating, input.comment.trim()];
    const [review] = await rows<Review>(ctx.db, insert, values);
    return review as Review;
  } catch (error) {
    throw brokenConstraint(error) === "review_one_per_user" ? new AlreadyReviewed() : error;
  }
}
