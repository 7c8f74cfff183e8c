import type { RequestContext } from "../../context/context";
import { dropMailsNaming } from "../jobs/drop-mails.service";
import { deleteMailsOf } from "../mails/delete-mails.service";
import { deleteSubscriptions } from "../newsletter/delete-subscriptions.service";
import { eraseCustomer, refuseWhileUndelivered } from "../orders/erase-customer";
import { erasePayer } from "../payments/erase-payer";
import { deleteReviewOf } from "../reviews/delete-review-of.service";
import type { LeavingUser } from "../users/begin-deletion.service";
import { eraseUser } from "../users/erase-user.service";
import { lockUser } from "../users/lock-user.service";

/**
 * Erases a person from every table (ADR-0060), in one transaction, and from the files of mails by a job of it; throws Conflict
 * while paid orders aren't delivered. What is theirs by their email alone is erased only if they have proved that it is theirs.
 */
export async function erasePerson(
  tx: RequestContext,
  { id, email, emailVerified }: Pick<LeavingUser, "id" | "email" | "emailVerified">,
): Promise<void> {
  await lockUser(tx, id);
  await refuseWhileUndelivered(tx, id);
  await eraseCustomer(tx, id);
  await erasePayer(tx, id);
  await deleteReviewOf(tx, id);
  if (emailVerified) {
    await deleteSubscriptions(tx, email);
    await dropMailsNaming(tx, email);
  }
  await deleteMailsOf(tx, id, emailVerified ? [email] : []);
  await eraseUser(tx, id);
}
