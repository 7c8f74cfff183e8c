import type { RequestContext } from "../../context/context";
import type { Connection, PageArgs } from "../../data/lists/page";
import { newestFirst, readPage } from "../../data/lists/keyset";
import { checkSearch, containing } from "../../data/lists/search";
import { type Review, reviewColumns } from "./review.entity";

const every = { table: "reviews", columns: reviewColumns, order: newestFirst } as const;

/** The reviews that are not hidden, newest first. */
export async function listReviews(ctx: RequestContext, page: PageArgs): Promise<Connection<Review>> {
  return readPage(ctx, page, { ...every, where: ["hidden_at is null"], values: [] });
}

/** The filters of the admin's list of reviews. */
export interface ReviewFilter extends PageArgs {
  search?: string | null | undefined;
  hidden?: boolean | null | undefined;
  pending?: boolean | null | undefined;
}

/** All reviews for an admin, newest first, including hidden and pending ones; optionally only those, or only the others. */
export async function listAllReviews(ctx: RequestContext, filter: ReviewFilter): Promise<Connection<Review>> {
  const search = checkSearch(filter.search);
  const { hidden, pending } = filter;
  const where = search ? ["(name ilike $1 or comment ilike $1)"] : [];
  if (typeof hidden === "boolean") where.push(`hidden_at is ${hidden ? "not null" : "null"}`);
  if (typeof pending === "boolean") where.push(pending ? "pending" : "not pending");
  return readPage(ctx, filter, {
    ...every,
    where,
    values: search ? [containing(search)] : [],
    searched: search !== undefined,
  });
}
