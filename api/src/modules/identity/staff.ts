import { effectiveRole, permissionsOf } from "../../context/authorize";
import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { command, execute } from "../../data/rows";
import { Conflict, Forbidden, NotFound } from "../../errors";
import { recordAction, userTarget } from "../audit/record-action";
import { lockLeavingUser } from "../users/erase-user";
import { findUser } from "../users/find-user";
import type { User } from "../users/user.entity";
import { announceCustomer } from "./announce-customer";

const update = command("update users set role = $2, permissions = $3 where id = $1 and archived_at is null");

/**
 * Makes a user a member of staff with these permissions, from their next request on; without permissions a customer. Does nothing if
 * they have exactly these. Throws NotFound for an unknown user, Conflict for the last admin, or if the shop requires a verified email
 * and theirs isn't.
 */
export async function setStaffPermissions(
  ctx: RequestContext,
  id: string,
  wanted: readonly Scope[],
): Promise<User> {
  const permissions = Object.values(Scope).filter((scope) => wanted.includes(scope));
  const role = permissions.length > 0 ? Role.STAFF : Role.CUSTOMER;
  const before = await findUser(ctx, id);
  if (!before) throw new NotFound("user");
  if (effectiveRole(ctx, { ...before, role }) !== role)
    throw new Conflict(`${before.email} must verify their email before becoming staff.`);
  return inTransaction(ctx, async (tx) => {
    await lockLeavingUser(tx, before);
    const user = await findUser(tx, id);
    if (!user) throw new NotFound("user");
    const granted = permissionsOf(user.role, user.permissions);
    if (user.role === role && granted.join() === permissions.join()) return user;
    await execute(tx.db, update, [user.id, role, permissions]);
    const list = (scopes: readonly Scope[]) => scopes.join(", ") || "none";
    const change = `${user.role === Role.ADMIN ? "all" : list(granted)} → ${list(permissions)}`;
    await recordAction(tx, "SET_STAFF_PERMISSIONS", userTarget(user.id), change);
    if (user.role !== role) await announceCustomer(tx, "customer.role_changed", user.id);
    return { ...user, role, permissions };
  });
}

/** The effective permissions of a user. Throws Forbidden if the viewer is neither they nor an admin. */
export function readPermissions(ctx: RequestContext, user: User): readonly Scope[] {
  const viewer = requireViewer(ctx);
  if (user.id !== viewer.id && viewer.role !== Role.ADMIN) throw new Forbidden();
  return permissionsOf(effectiveRole(ctx, user), user.permissions);
}
