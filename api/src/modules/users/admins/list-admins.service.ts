import type { RequestContext } from "../../../context/context";
import { effectiveRole } from "../../../context/effective-role";
import { Role } from "../../../context/role";
import { rows, statement } from "../../../data/rows";
import { IS_OPEN, type User, userColumns } from "../user.entity";

const admins = statement(
  userColumns,
  `select ${userColumns.sql} from users where role = 'ADMIN' and ${IS_OPEN} order by created_at, id`,
);

/** All who have an admin's rights, the first one first: not those who must verify their email before (D-24), or who are leaving. */
export async function listAdmins(ctx: Pick<RequestContext, "db" | "policy">): Promise<User[]> {
  const found = await rows(ctx.db, admins);
  return found.filter((user) => effectiveRole(ctx, user) === Role.ADMIN);
}
