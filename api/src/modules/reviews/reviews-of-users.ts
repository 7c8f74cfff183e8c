import { lookupOf } from "../../data/shared-lookups";
import { reviewColumns } from "./review.entity";

/** Each user's review of the shop (not of a product), visible or hidden; users without one are left out. */
export const reviewOfUser = lookupOf(reviewColumns, "reviews", "userId", "and product_id is null");
