import { inTransaction, requireViewer, type RequestContext } from "../../../context/context";
import { rows, statement } from "../../../data/rows";
import { Conflict, Forbidden, NotFound } from "../../../errors";
import { recordAction, userTarget } from "../../audit/record-action.service";
import { normalizeEmail } from "../normalize-email.service";
import { findUser, findUserByEmail } from "../find-user.service";
import { Role } from "../../../context/role";
import { type User, UserTable } from "../user.entity";
import { columnsOf } from "../../../data/tables";

const promotedColumns = columnsOf(UserTable, "id");
const promote = statement(
  promotedColumns,
  `update users set role = '${Role.ADMIN}'
    where id = $1 and role <> '${Role.ADMIN}' and archived_at is null and (email_verified or not $2)
    returning ${promotedColumns.sql}`,
);

/** Makes a user an admin. Returns 1, or 0 if they already are one. */
async function makeAdmin(ctx: RequestContext, user: User): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const mustBeVerified = ctx.policy.verifiedEmail.has("admins");
    const [promoted] = await rows(tx.db, promote, [user.id, mustBeVerified]);
    if (promoted) await recordAction(tx, "MAKE_ADMIN", userTarget(promoted.id));
    else if (mustBeVerified && user.role !== Role.ADMIN && !user.emailVerified)
      throw new Conflict(`${user.email} must verify their email before becoming an admin.`);
    return promoted ? 1 : 0;
  });
}

/**
 * Makes a user an admin and returns their record; throws NotFound for an unknown user, and Conflict if their email must be
 * verified first (D-24).
 */
export async function makeAdminUser(ctx: RequestContext, id: string): Promise<User> {
  const user = await findUser(ctx, id);
  if (user) await makeAdmin(ctx, user);
  const made = user && (await findUser(ctx, id));
  if (!made) throw new NotFound("user");
  return made;
}

/** Makes a user an admin by email. Returns 1, or 0 if they are unknown or already an admin. Throws Conflict like `makeAdmin`. */
export async function makeAdminByEmail(ctx: RequestContext, email: string): Promise<number> {
  const user = await findUserByEmail(ctx, email);
  return user ? makeAdmin(ctx, user) : 0;
}

/** Whether an email belongs to an admin. Viewers may ask about themselves, admins about anyone; throws Forbidden otherwise. */
export async function isAdmin(ctx: RequestContext, email: string): Promise<boolean> {
  const viewer = requireViewer(ctx);
  if (normalizeEmail(email) === viewer.email) return viewer.role === Role.ADMIN;
  if (viewer.role !== Role.ADMIN) throw new Forbidden("You can only ask this about yourself.");
  return (await findUserByEmail(ctx, email))?.role === Role.ADMIN;
}
