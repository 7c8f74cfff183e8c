import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { rows, select } from "../../data/rows";
import { columnsOf } from "../../data/tables";
import { isUuid } from "../../data/uuid";
import { BadUserInput, Forbidden, NotFound } from "../../errors";
import { recordAction } from "../audit/record-action";
import { archiveUser, restoreUser } from "../users/archive-user";
import { removeDevices } from "../users/devices";
import { findUserByEmail } from "../users/find-user";
import { type User, UserTable } from "../users/user.entity";
import { announceCustomer } from "./announce-customer";
import { inStepWithFirebase } from "./firebase-jobs";
import { endPrograms } from "./programs-of-user";

const roleColumn = columnsOf(UserTable, "role");
const roleOf = select(roleColumn, "from users where id = $1");

/**
 * Blocks a user here and at Firebase. With `revokeKeys` it also revokes the API keys they have created and switches off
 * their webhooks. Returns 1, or 0 if the user is unknown or has paid, undelivered orders (D-09, D-11). Throws
 * BadUserInput for the viewer, so that an admin always remains, and Forbidden for what only admins may. If Firebase can't be
 * reached, nothing changes; if its answer is late or lost, the user is blocked here at once, and at Firebase in the background.
 */
export async function blockUser(
  ctx: RequestContext,
  userId: string,
  { revokeKeys = false }: { revokeKeys?: boolean } = {},
): Promise<number> {
  if (userId.toLowerCase() === ctx.viewer?.id)
    throw new BadUserInput([{ field: "id", message: "is your own: only another admin can block you" }]);
  if (!isUuid(userId)) return 0;
  await requireRightOver(ctx, userId);
  if (revokeKeys && ctx.viewer?.role !== Role.ADMIN)
    throw new Forbidden("Only an admin can revoke API keys and switch off webhooks of a user.");
  return inStepWithFirebase(ctx, userId, async (tx, ask) => {
    const uid = await archiveUser(tx, userId);
    if (uid === null) return 0;
    await announceCustomer(tx, "customer.blocked", userId);
    await removeDevices(tx, userId);
    if (revokeKeys) await endPrograms(tx, userId, (...entry) => recordAction(tx, ...entry));
    await ask(ctx.identity.firebase.block(uid));
    return 1;
  });
}

/** Throws Forbidden for staff and programs unless the user is a customer: only admins block and unblock admins and staff. */
async function requireRightOver(ctx: RequestContext, userId: string): Promise<void> {
  if (ctx.viewer?.role === Role.ADMIN) return;
  const [user] = await rows(ctx.db, roleOf, [userId]);
  if (user && user.role !== Role.CUSTOMER)
    throw new Forbidden("Only an admin can block or unblock admins and staff.");
}

/** Blocks a user by email. Returns 0 for the viewer too, because the call documents no refusal (spec §7). */
export async function blockUserByEmail(ctx: RequestContext, email: string): Promise<number> {
  const user = await findUserByEmail(ctx, email);
  return user && user.id !== ctx.viewer?.id ? blockUser(ctx, user.id) : 0;
}

/**
 * Unblocks a user here and at Firebase; their earlier sessions stay ended. Returns a user unchanged if they aren't
 * blocked. Throws NotFound for an unknown user, and Conflict if another user now has their email. Failures of Firebase
 * are handled as for `blockUser`.
 */
export async function unblockUser(ctx: RequestContext, userId: string): Promise<User> {
  if (!isUuid(userId)) throw new NotFound("user");
  await requireRightOver(ctx, userId);
  return inStepWithFirebase(ctx, userId, async (tx, ask) => {
    const { user, restored } = await restoreUser(tx, userId);
    if (restored) await announceCustomer(tx, "customer.unblocked", userId);
    if (restored) await ask(ctx.identity.firebase.unblock(user.firebaseUid));
    return user;
  });
}
