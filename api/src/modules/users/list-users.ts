import { text } from "../../data/columns";
import { batchOf, inBatches } from "../../data/lists/batches";
import type { RequestContext } from "../../context/context";
import type { Connection } from "../../data/lists/page";
import { newestFirst, readPage, type ListOrder } from "../../data/lists/keyset";
import { checkSearch, wordsIn } from "../../data/lists/search";
import { type User, userColumns } from "./user.entity";
import { type UsersArgs, UserSort } from "./users.input";

const byEmail = text("email");

const orderBy: Record<UserSort, ListOrder> = {
  NEWEST: newestFirst,
  OLDEST: { ...newestFirst, direction: "asc" },
  EMAIL: { keys: [byEmail], direction: "asc" },
  // admins before customers, alphabetically
  ROLE: { keys: [text("role"), byEmail], direction: "asc" },
};

/**
 * Lists users, newest first by default: only blocked users with `blocked`, otherwise all except these. `search` matches
 * email and name.
 */
export async function listUsers(ctx: RequestContext, filter: UsersArgs): Promise<Connection<User>> {
  const search = checkSearch(filter.search);
  const values: string[] = [];
  return readPage(ctx, filter, {
    table: "users",
    columns: userColumns,
    where: [
      filter.blocked ? "archived_at is not null and deleted_at is null" : "archived_at is null",
      ...(search ? [wordsIn(["email", "name"], search, values)] : []),
    ],
    values,
    order: orderBy[filter.sort ?? UserSort.NEWEST],
    searched: search !== undefined,
  });
}

const batch = batchOf(userColumns, "users", "archived_at is null");

/** Reads every unblocked user in batches, newest first, for GET /users (spec §7). */
export function streamUsers(ctx: RequestContext, size: number): AsyncGenerator<User[], void> {
  return inBatches(ctx.db, batch, size);
}
