import { rows, statement } from "../../database/rows";
import type { RequestContext } from "../../context";
import type { Connection, PageArgs } from "../../graphql/connection";
import { pageNewestFirst } from "../../graphql/newest-first";
import { checkSearch, containing } from "../../graphql/search";
import type { User } from "./user.entity";
import { userColumns } from "./user-columns";

/** All users that are not blocked, newest first; `search` narrows by e-mail or name. */
export async function listUsers(
  ctx: RequestContext,
  page: PageArgs & { search?: string | null | undefined },
): Promise<Connection<User>> {
  const search = checkSearch(page.search);
  return pageNewestFirst<User>(ctx, page, {
    ...{ table: "users", columns: userColumns },
    where: ["archived_at is null", ...(search ? ["(email ilike $1 or name ilike $1)"] : [])],
    values: search ? [containing(search)] : [],
  });
}

const all = statement(
  `select ${userColumns} from users where archived_at is null order by created_at desc, id desc`,
);

/** Every user that is not blocked, unpaged, as GET /users documents it (spec §7). */
export function listAllUsers(ctx: RequestContext): Promise<User[]> {
  return rows<User>(ctx.db, all);
}
