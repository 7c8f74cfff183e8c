import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { ChangeUncertain } from "../../errors";
import { confirmSignIn } from "../identity/confirm-sign-in.service";
import { refuseWhileUndelivered } from "../orders/erase-customer";
import { beginDeletion, giveUpDeletion } from "../users/begin-deletion.service";
import { lockLeavingUser } from "../users/erase-user.service";
import { eraseUnlessBusy } from "./finish-deletions.service";

/**
 * Deletes the viewer's account, confirmed by a sign-in that is at most five minutes old: their unpaid orders are cancelled, and what
 * stays is in ADR-0060. The account is closed before Firebase deletes it; it is opened again only if Firebase has surely not. False
 * if the rest is deleted within minutes, because an answer is late or lost. Throws Conflict while paid orders aren't delivered and for
 * the last admin, and what `confirmSignIn` throws.
 */
export async function deleteMyAccount(ctx: RequestContext, idToken: string): Promise<boolean> {
  const viewer = requireViewer(ctx);
  const { uid, ...identity } = await confirmSignIn(ctx, idToken);
  const provedNow = identity.emailVerified && identity.email === viewer.email;
  const leaving = { ...viewer, emailVerified: viewer.emailVerified || provedNow };
  await inTransaction(ctx, async (tx) => {
    await lockLeavingUser(tx, viewer);
    await refuseWhileUndelivered(tx, viewer.id);
    await beginDeletion(tx, leaving);
  });
  try {
    await ctx.identity.firebase.deleteAccount(uid);
  } catch (error) {
    if (error instanceof ChangeUncertain) return false;
    await giveUpDeletion(ctx, viewer.id);
    throw error;
  }
  return eraseUnlessBusy(ctx, leaving);
}
