import { rows, statement } from "../../data/rows";
import type { Lookup } from "../../data/shared-lookups";
import { type Review, reviewColumns } from "./review.entity";

const ofUsers = statement(
  reviewColumns,
  `select ${reviewColumns.sql} from reviews where user_id = any($1) and product_id is null`,
);

/** Each user's review of the shop (not of a product), visible or hidden; users without one are left out. */
export const reviewOfUser: Lookup<Review> = async ({ db }, userIds) =>
  new Map((await rows(db, ofUsers, [userIds])).map((review) => [review.userId, review]));
