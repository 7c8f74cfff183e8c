import { boolean, columns, float, instant, text, uuid } from "../../data/columns";
import type { Review } from "./review.entity";

/** The columns of a review, including those that only admins see. */
export const reviewColumns = columns<Review>({
  id: uuid("id"),
  userId: uuid("user_id"),
  name: text("name"),
  rating: float("rating"),
  comment: text("comment"),
  hidden: boolean("hidden_at is not null"),
  pending: boolean("pending"),
  createdAt: instant("created_at"),
});
