import { countRows } from "../../database/count";
import { rows, statement } from "../../database/rows";
import type { RequestContext } from "../../context";
import {
  checkPage,
  decodeCursor,
  toConnection,
  type Connection,
  type PageArgs,
} from "../../graphql/connection";
import { checkSearch, containing } from "../../graphql/search";
import type { User } from "./user.entity";
import { userColumns } from "./user-columns";

/** All users that are not blocked, newest first; `search` narrows by e-mail or name. */
export async function listUsers(
  ctx: RequestContext,
  page: PageArgs & { search?: string | null | undefined },
): Promise<Connection<User>> {
  checkPage(page);
  const search = checkSearch(page.search);
  const narrowing = search ? [containing(search)] : [];
  const where = ["archived_at is null", ...(search ? ["(email ilike $1 or name ilike $1)"] : [])];
  const counted = where.join(" and ");
  const values: unknown[] = [...narrowing];
  if (page.after) {
    values.push(...decodeCursor(page.after, "timestamptz"));
    where.push(`(created_at, id) < ($${values.length - 1}::timestamptz, $${values.length}::uuid)`);
  }
  values.push(page.first + 1);
  const found = await rows<User>(
    ctx.db,
    statement(`select ${userColumns} from users where ${where.join(" and ")}
      order by created_at desc, id desc limit $${values.length}`),
    values,
  );
  return toConnection(
    found,
    page.first,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    () => countRows(ctx.db, "users", counted, narrowing),
  );
}

const all = statement(
  `select ${userColumns} from users where archived_at is null order by created_at desc, id desc`,
);

/** Every user that is not blocked, unpaged, as GET /users documents it (spec §7). */
export function listAllUsers(ctx: RequestContext): Promise<User[]> {
  return rows<User>(ctx.db, all);
}
