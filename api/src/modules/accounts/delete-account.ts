import { type RequestContext, inTransaction, requireViewer } from "../../context/context";
import { asServiceUnavailable } from "../../data/connections/connection-errors";
import { ChangeUncertain, Conflict } from "../../errors";
import { deleteAddresses } from "../addresses/addresses";
import { deleteCartReminders } from "../carts/cart-reminders";
import { deleteCart } from "../carts/carts";
import { announceCustomer } from "../identity/announce-customer";
import { confirmSignIn } from "../identity/confirm-sign-in";
import { dropMailsNaming } from "../jobs/drop-mails";
import { forgetEmailOfCards, refuseWhileCodesWait } from "../gift-cards/gift-cards";
import { deleteMailsOf, messagesOf } from "../mails/delete-mails";
import { deleteSubscriptions } from "../newsletter/newsletter";
import { eraseCustomer, refuseWhileUndelivered } from "../orders/erase-customer";
import { erasePayer } from "../payments/erase-payer";
import { eraseNotes } from "../notes/save-note";
import { eraseReturns } from "../returns/change-return";
import { deleteReviewsOf } from "../reviews/reviews";
import { deleteStockAlerts } from "../stock-alerts/request-alert";
import {
  type LeavingUser,
  beginDeletion,
  giveUpDeletion,
  listUnfinishedDeletions,
} from "../users/begin-deletion";
import { eraseUser, lockLeavingUser } from "../users/erase-user";
import { lockUser } from "../users/lock-user";
import { deleteWishes } from "../wishes/wishes";

/**
 * Deletes the viewer's account, confirmed by a sign-in at most five minutes old. Their unpaid orders are cancelled;
 * ADR-0060 lists the data that remains. The account is closed before Firebase deletes it, and reopened only if Firebase
 * has certainly not deleted it. Returns false if the answer is late or lost: the deletion is then finished within
 * minutes. Throws Conflict while paid orders aren't delivered or the code of a gift card isn't mailed, and for the last
 * admin, and the errors of `confirmSignIn`.
 */
export async function deleteMyAccount(ctx: RequestContext, idToken: string): Promise<boolean> {
  const viewer = requireViewer(ctx);
  const { uid, ...identity } = await confirmSignIn(ctx, idToken);
  const provedNow = identity.emailVerified && identity.email === viewer.email;
  const leaving = { ...viewer, emailVerified: viewer.emailVerified || provedNow };
  await inTransaction(ctx, async (tx) => {
    await lockLeavingUser(tx, viewer);
    await refuseWhileNeeded(tx, leaving);
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

/** The person of an account, with the email that links some of their data. */
type Leaving = Pick<LeavingUser, "id" | "email" | "emailVerified">;

/** Throws Conflict while the person waits for something that they have paid for. The transaction must have locked them. */
async function refuseWhileNeeded(tx: RequestContext, { id, email, emailVerified }: Leaving): Promise<void> {
  await refuseWhileUndelivered(tx, id);
  await refuseWhileCodesWait(tx, id, emailVerified ? email : null);
}

/**
 * Finishes deletions interrupted by a crash, or by a late or lost answer of Firebase. A failed deletion doesn't hold up
 * the rest, and is retried at the next call; throws the first failure.
 */
export async function finishDeletions(ctx: RequestContext): Promise<void> {
  const failures: unknown[] = [];
  for (const leaving of await listUnfinishedDeletions(ctx))
    await finish(ctx, leaving).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function finish(ctx: RequestContext, leaving: LeavingUser): Promise<void> {
  await ctx.identity.firebase.deleteAccount(leaving.firebaseUid);
  await eraseUnlessBusy(ctx, leaving);
}

/**
 * Erases a person after Firebase has deleted them. Returns false if the erasure must wait, because of orders paid
 * since that aren't delivered, or because the database is unavailable.
 */
export async function eraseUnlessBusy(ctx: RequestContext, leaving: Leaving): Promise<boolean> {
  try {
    await inTransaction(ctx, (tx) => erasePerson(tx, leaving));
    return true;
  } catch (error) {
    if (error instanceof Conflict || asServiceUnavailable(error)) return false;
    throw error;
  }
}

/**
 * Erases a person from every table in one transaction (ADR-0060), and from the files of mails by a job; throws Conflict
 * as `deleteMyAccount` does. Data linked only by the email is erased only if they have proved the email.
 */
export async function erasePerson(tx: RequestContext, leaving: Leaving): Promise<void> {
  const { id, email, emailVerified } = leaving;
  await lockUser(tx, id);
  await refuseWhileNeeded(tx, leaving);
  await eraseCustomer(tx, id);
  await erasePayer(tx, id);
  await eraseReturns(tx, id);
  await eraseNotes(tx, id);
  await deleteReviewsOf(tx, id);
  await deleteAddresses(tx, id);
  await deleteWishes(tx, id);
  await deleteCart(tx, id);
  await deleteCartReminders(tx, id);
  await deleteStockAlerts(tx, id, emailVerified ? [email] : []);
  await forgetEmailOfCards(tx, id, emailVerified ? email : null);
  if (emailVerified) {
    await deleteSubscriptions(tx, email);
    await dropMailsNaming(tx, email, messagesOf(email));
  }
  await deleteMailsOf(tx, id, emailVerified ? [email] : []);
  await eraseUser(tx, id);
  await announceCustomer(tx, "customer.deleted", id);
}
