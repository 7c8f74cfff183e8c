import { rows, statement } from "../../data/rows";
import { inTransaction, type RequestContext } from "../../context/context";
import { NotFound } from "../../errors";
import { isUuid } from "../../data/uuid";
import { recordAction } from "../audit/record-action.service";
import { type Review, reviewColumns } from "./review.entity";

const hide = statement(
  reviewColumns,
  `update reviews set hidden_at = now(), pending = false where id = $1 and (hidden_at is null or pending) returning ${reviewColumns.sql}`,
);
const show = statement(
  reviewColumns,
  `update reviews set hidden_at = null, pending = false where id = $1 and hidden_at is not null returning ${reviewColumns.sql}`,
);

/** Hides a review, or rejects a pending one; it remains its author's one review. Throws NotFound; a repeat changes nothing. */
export function hideReview(ctx: RequestContext, id: string): Promise<Review> {
  return moderate(ctx, id, hide, "HIDE_REVIEW");
}

/** Shows a hidden review again, or publishes a pending one. Throws NotFound; a repeat changes nothing. */
export function showReview(ctx: RequestContext, id: string): Promise<Review> {
  return moderate(ctx, id, show, "SHOW_REVIEW");
}

const byId = statement(reviewColumns, `select ${reviewColumns.sql} from reviews where id = $1`);

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
      await recordAction(tx, action, { id, name: "", userId: changed.userId });
      return changed;
    }
    const [review] = await rows(tx.db, byId, [id]);
    if (!review) throw new NotFound("review");
    return review;
  });
}
