import type { RequestContext } from "../../context/context";
import { jsonInstant } from "../../data/columns";
import { command, execute } from "../../data/rows";
import { announceSql } from "../webhooks/announce";

/** What a webhook gets of a review; its texts are left out, because they may name people. */
const ANNOUNCED_REVIEW = `json_strip_nulls(json_build_object(
    '_id', id, 'status', case when pending then 'PENDING' when hidden_at is not null then 'HIDDEN' else 'PUBLISHED' end,
    'rating', rating, 'product', product_id, 'customer', user_id, 'createdAt', ${jsonInstant("created_at")}
  ))`;

const from = "(select * from reviews where id = $1) as reviews";
const announcements = {
  "review.added": command(announceSql("$2::text", { event: "review.added", from, data: ANNOUNCED_REVIEW })),
  "review.changed": command(
    announceSql("$2::text", { event: "review.changed", from, data: ANNOUNCED_REVIEW }),
  ),
};

/** Announces to webhooks, if any listens, that a review was added, hidden or shown: as it is now in the running transaction. */
export async function announceReview(
  { db, requestId }: Pick<RequestContext, "db" | "requestId">,
  event: keyof typeof announcements,
  id: string,
): Promise<void> {
  await execute(db, announcements[event], [id, requestId]);
}
