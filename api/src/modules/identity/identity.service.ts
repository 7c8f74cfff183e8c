import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { BadUserInput, Forbidden } from "../../errors";
import { archiveUser, findUserByEmail, normalizeEmail, restoreUser, type User } from "../users/users.service";
import { MAX_ID_TOKEN } from "./id-token";
import { openSession } from "./open-session";
import type { Session } from "./session";

/** Exchanges a Firebase ID token for an access token; the user is created at the first sign-in (D-08). */
export async function signIn(ctx: RequestContext, idToken: string): Promise<Session> {
  if (idToken.length === 0 || idToken.length > MAX_ID_TOKEN)
    throw new BadUserInput([{ field: "idToken", message: `must have 1 to ${MAX_ID_TOKEN} characters` }]);
  await ctx.limits.consume("signIn");
  return openSession(ctx, await ctx.identity.firebase.verify(idToken));
}

/** The same for PUT /user/{email}: the token must be that e-mail's own, else Forbidden. */
export async function signInAs(ctx: RequestContext, idToken: string, email: string): Promise<Session> {
  await ctx.limits.consume("signIn");
  const identity = await ctx.identity.firebase.verify(idToken);
  if (identity.email !== normalizeEmail(email)) throw new Forbidden("The ID token is of another e-mail.");
  return openSession(ctx, identity);
}

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
