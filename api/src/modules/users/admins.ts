import { type RequestContext, requireViewer } from "../../context/context";
import { effectiveRole } from "../../context/authorize";
import { Role } from "../../context/role";
import { rows, select } from "../../data/rows";
import { columnsOf } from "../../data/tables";
import { Forbidden } from "../../errors";
import { findUserByEmail } from "./find-user";
import { normalizeEmail } from "./normalize-email";
import { IS_OPEN, type User, UserTable, userColumns } from "./user.entity";

const idColumn = columnsOf(UserTable, "id");
const idsOfEmail = select(idColumn, "from users where email = $1 order by id");

/** The ids of all users with this email, including blocked users. */
export async function listUserIdsOf({ db }: Pick<RequestContext, "db">, email: string): Promise<string[]> {
  return (await rows(db, idsOfEmail, [normalizeEmail(email)])).map(({ id }) => id);
}

/**
 * Whether an email belongs to an admin. Viewers may ask this about themselves, admins about anyone; throws Forbidden
 * otherwise.
 */
export async function isAdmin(ctx: RequestContext, email: string): Promise<boolean> {
  const viewer = requireViewer(ctx);
  if (normalizeEmail(email) === viewer.email) return viewer.role === Role.ADMIN;
  if (viewer.role !== Role.ADMIN) throw new Forbidden("You can only ask this about yourself.");
  return (await findUserByEmail(ctx, email))?.role === Role.ADMIN;
}

const admins = select(userColumns, `from users where role = 'ADMIN' and ${IS_OPEN} order by created_at, id`);

/** All effective admins, oldest account first. Leaves out admins with an email still to be verified (D-24), and those leaving. */
export async function listAdmins(ctx: Pick<RequestContext, "db" | "policy">): Promise<User[]> {
  const found = await rows(ctx.db, admins);
  return found.filter((user) => effectiveRole(ctx, user) === Role.ADMIN);
}
