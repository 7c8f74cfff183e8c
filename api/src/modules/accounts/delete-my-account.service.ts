import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { confirmSignIn } from "../identity/confirm-sign-in.service";
import { beginDeletion, giveUpDeletion } from "../users/begin-deletion.service";
import { lockLeavingUser } from "../users/erase-user.service";
import { erasePerson } from "./erase-person";

/**
 * Deletes the viewer's account, confirmed by a sign-in that is at most five minutes old: their unpaid orders are cancelled, and what
 * stays is in ADR-0060. Firebase is last: if it can't be reached, nothing is deleted. Throws Conflict while paid orders aren't
 * delivered and for the last admin, and what `confirmSignIn` throws.
 */
export async function deleteMyAccount(ctx: RequestContext, idToken: string): Promise<boolean> {
  const viewer = requireViewer(ctx);
  const { uid, ...identity } = await confirmSignIn(ctx, idToken);
  const provedNow = identity.emailVerified && identity.email === viewer.email;
  const leaving = { ...viewer, emailVerified: viewer.emailVerified || provedNow };
  await beginDeletion(ctx, viewer.id);
  try {
    await inTransaction(ctx, async (tx) => {
      await lockLeavingUser(tx, viewer);
      await erasePerson(tx, leaving);
      await tx.identity.firebase.deleteAccount(uid);
    });
  } catch (error) {
    await giveUpDeletion(ctx, viewer.id);
    throw error;
  }
  return true;
}
