import { rows, statement } from "../../database/rows";
import { inTransaction, requireViewer, type RequestContext, type Viewer } from "../../context";
import { Forbidden, NotFound, Unauthenticated } from "../../errors";
import { isUuid } from "../../graphql/connection";
import { recordAction, type AuditTarget } from "../audit/audit.service";
import { normalizeEmail } from "./email";
import { Role } from "./role";
import type { User } from "./user.entity";
import { userColumns } from "./user-columns";

export { normalizeEmail } from "./email";
export { User } from "./user.entity";
export { listAllUsers, listUsers } from "./user-list";
export { isKnownAccount, recordSignIn, type SignedInIdentity } from "./sign-in";
export { grantAdmin, revokeAdmin } from "./admin-grants";

const viewerById = statement("select id, email, name, role from users where id = $1 and archived_at is null");

/** The user as the database knows them now; null once blocked (decision 8). */
export async function findViewer(ctx: Pick<RequestContext, "db">, id: string): Promise<Viewer | null> {
  const [viewer] = isUuid(id) ? await rows<Viewer>(ctx.db, viewerById, [id]) : [];
  return viewer ?? null;
}

const byId = statement(`select ${userColumns} from users where id = $1 and archived_at is null`);

/** The viewer's own record. */
export async function getMe(ctx: RequestContext): Promise<User> {
  const [me] = await rows<User>(ctx.db, byId, [requireViewer(ctx).id]);
  if (!me) throw new NotFound("user");
  return me;
}

const byEmail = statement(`select ${userColumns} from users where email = $1 and archived_at is null`);

/** The user of an e-mail, whatever its case, or null. */
export async function findUserByEmail(ctx: RequestContext, email: string): Promise<User | null> {
  const [user] = await rows<User>(ctx.db, byEmail, [normalizeEmail(email)]);
  return user ?? null;
}

const promote = statement(
  `update users set role = '${Role.ADMIN}' where id = $1 and role <> '${Role.ADMIN}' and archived_at is null
    returning id, email as name`,
);

/** Gives a user the admin's role: 1, or 0 where they are an admin already or unknown. */
export async function makeAdmin(ctx: RequestContext, id: string): Promise<number> {
  if (!isUuid(id)) return 0;
  return inTransaction(ctx, async (tx) => {
    const [promoted] = await rows<AuditTarget>(tx.db, promote, [id]);
    if (promoted) await recordAction(tx, "MAKE_ADMIN", promoted);
    return promoted ? 1 : 0;
  });
}

/** The same, by e-mail, of the account that the shop knows by it. */
export async function makeAdminByEmail(ctx: RequestContext, email: string): Promise<number> {
  const user = await findUserByEmail(ctx, email);
  return user ? makeAdmin(ctx, user.id) : 0;
}

/** Whether an e-mail is an admin's; asked of oneself, or by an admin of anyone. Throws Forbidden otherwise. */
export async function isAdmin(ctx: RequestContext, email: string): Promise<boolean> {
  const viewer = requireViewer(ctx);
  if (normalizeEmail(email) === viewer.email) return viewer.role === Role.ADMIN;
  if (viewer.role !== Role.ADMIN) throw new Forbidden("You may ask this of yourself only.");
  return (await findUserByEmail(ctx, email))?.role === Role.ADMIN;
}

/** Gives a user the admin's role and returns their record; throws NotFound for an unknown user. */
export async function makeAdminUser(ctx: RequestContext, id: string): Promise<User> {
  await makeAdmin(ctx, id);
  const [user] = isUuid(id) ? await rows<User>(ctx.db, byId, [id]) : [];
  if (!user) throw new NotFound("user");
  return user;
}

const archive = statement(
  `update users set archived_at = now() where id = $1 and archived_at is null and not exists (
      select from orders where user_id = users.id and paid_at is not null and delivered_at is null
    ) returning id, email as name, firebase_uid as "firebaseUid"`,
);

const hold = statement(
  "select id from users where id = any($1) and archived_at is null order by id for no key update",
);

/**
 * Takes a user out of the shop; their Firebase uid, or null where unknown or with paid orders pending (decision 11).
 * Of two admins who block each other at once only one is blocked; the other's call throws Unauthenticated.
 */
export async function archiveUser(ctx: RequestContext, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const viewer = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const held = await rows<{ id: string }>(tx.db, hold, [[viewer.id, id]]);
    if (!held.some((user) => user.id === viewer.id)) throw new Unauthenticated();
    const [archived] = await rows<AuditTarget & { firebaseUid: string }>(tx.db, archive, [id]);
    if (archived) await recordAction(tx, "DELETE_USER", archived);
    return archived?.firebaseUid ?? null;
  });
}
