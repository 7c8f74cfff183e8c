import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { BadUserInput } from "../../errors";
import { archiveUser, restoreUser } from "../users/archive-user.service";
import { findUserByEmail } from "../users/find-user.service";
import type { User } from "../users/user.entity";

/**
 * Blocks a user here and at Firebase: 1, or 0 where unknown or with paid orders pending (D-09 and D-11). Throws
 * BadUserInput for oneself, so that an admin always remains. Where Firebase can't be reached nothing is changed here either.
 */
export async function blockUser(ctx: RequestContext, userId: string): Promise<number> {
  if (userId.toLowerCase() === requireViewer(ctx).id)
    throw new BadUserInput([{ field: "id", message: "is your own: only another admin can block you" }]);
  return inTransaction(ctx, async (tx) => {
    const uid = await archiveUser(tx, userId);
    if (uid === null) return 0;
    await ctx.identity.firebase.block(uid);
    return 1;
  });
}

/** The same, by e-mail, but 0 for oneself as well: the call documents no refusal (spec §7). */
export async function blockUserByEmail(ctx: RequestContext, email: string): Promise<number> {
  const user = await findUserByEmail(ctx, email);
  return user && user.id !== requireViewer(ctx).id ? blockUser(ctx, user.id) : 0;
}

/**
 * Lets a blocked user in again, here and at Firebase; sessions from before stay ended. One who isn't blocked is returned
 * as they are. Throws NotFound for an unknown user, and Conflict where somebody else has their e-mail meanwhile.
 */
export async function unblockUser(ctx: RequestContext, userId: string): Promise<User> {
  return inTransaction(ctx, async (tx) => {
    const { user, restored } = await restoreUser(tx, userId);
    if (restored) await ctx.identity.firebase.unblock(user.firebaseUid);
    return user;
  });
}
