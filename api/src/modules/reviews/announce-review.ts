import { jsonInstant } from "../../data/columns";
import { announcerOf } from "../webhooks/announce";

/** SQL of a review in a webhook, without its texts, because they may name people. */
const ANNOUNCED_REVIEW = `json_strip_nulls(json_build_object(
    '_id', id, 'status', case when pending then 'PENDING' when hidden_at is not null then 'HIDDEN' else 'PUBLISHED' end,
    'rating', rating, 'product', product_id, 'customer', user_id, 'createdAt', ${jsonInstant("created_at")}
  ))`;

/** Announces that a review was added, hidden or shown. */
export const announceReview = announcerOf("reviews", ANNOUNCED_REVIEW, ["review.added", "review.changed"]);
