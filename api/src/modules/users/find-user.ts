import { requireViewer, type RequestContext, type Viewer } from "../../context/context";
import type { AccessTokenSubject } from "../../context/identity";
import { command, execute, rows, select } from "../../data/rows";
import { lookUp, lookupOf } from "../../data/shared-lookups";
import { NotFound } from "../../errors";
import { isUuid } from "../../data/uuid";
import { effectiveRole, permissionsOf } from "../../context/authorize";
import { normalizeEmail } from "./normalize-email";
import { IS_OPEN, type User, userColumns, UserTable } from "./user.entity";
import { columnsOf } from "../../data/tables";

const viewerColumns = columnsOf(
  UserTable,
  "id",
  "email",
  "emailVerified",
  "name",
  "role",
  "permissions",
  "sessionEpoch",
);
const viewersById = lookupOf(viewerColumns, "users", "id", `and ${IS_OPEN}`);

/** The user of a session; null if they are blocked or leaving, or if sessions of this epoch have ended (D-08). */
export async function findViewer(
  ctx: Pick<RequestContext, "db" | "policy">,
  { userId, epoch, deviceId = null }: AccessTokenSubject,
): Promise<Viewer | null> {
  const user = await lookUp(ctx, viewersById, userId.toLowerCase());
  if (user?.sessionEpoch !== epoch) return null;
  const { id, email, emailVerified, name } = user;
  const role = effectiveRole(ctx, user);
  const permissions = permissionsOf(role, user.permissions);
  return { id, email, emailVerified, name, role, permissions, adminUnverified: role !== user.role, deviceId };
}

const usersById = lookupOf(userColumns, "users", "id", "and archived_at is null");

/** Finds a user by id; returns null if unknown or blocked. */
export async function findUser(ctx: RequestContext, id: string): Promise<User | null> {
  if (!isUuid(id)) return null;
  return (await lookUp(ctx, usersById, id.toLowerCase())) ?? null;
}

const byIdForAdmins = select(userColumns, "from users where id = $1 and deleted_at is null");

/** Finds a user by id for an admin, including blocked users; throws NotFound for an unknown id or a deleted account. */
export async function getUser(ctx: RequestContext, id: string): Promise<User> {
  const [user] = isUuid(id) ? await rows(ctx.db, byIdForAdmins, [id]) : [];
  if (!user) throw new NotFound("user");
  return user;
}

/** The viewer's own record, with the effective role of this request. */
export async function getMe(ctx: RequestContext): Promise<User> {
  const { id, role } = requireViewer(ctx);
  const me = await findUser(ctx, id);
  if (!me) throw new NotFound("user");
  return { ...me, role };
}

const byEmail = select(userColumns, "from users where email = $1 and archived_at is null");

/** Finds a user by email regardless of case, or null. */
export async function findUserByEmail(ctx: RequestContext, email: string): Promise<User | null> {
  const [user] = await rows(ctx.db, byEmail, [normalizeEmail(email)]);
  return user ?? null;
}

const byUid = command("select from users where firebase_uid = $1");

/** Whether this Firebase account has signed in before. */
export async function isKnownAccount(ctx: RequestContext, uid: string): Promise<boolean> {
  return (await execute(ctx.db, byUid, [uid])) > 0;
}
