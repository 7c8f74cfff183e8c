import { randomUUID } from "node:crypto";
import { inTransaction, type RequestContext } from "../../context/context";
import { boolean } from "../../data/columns";
import { rows, select } from "../../data/rows";
import { DomainError, ChangeUncertain } from "../../errors";
import { addJob, removeJob } from "../jobs/add-job";
import { lockUser } from "../users/lock-user";
import { columnsOf } from "../../data/tables";
import { UserTable } from "../users/user.entity";

/** The delay of the job, in seconds: by then the change has ended, and the job sees the committed state. */
const AFTER_SECONDS = 30;

/** Requests a change at Firebase. The transaction commits even if Firebase's answer is missing. */
type Ask = (change: Promise<void>) => Promise<void>;

/**
 * Blocks or unblocks a user here and at Firebase in one transaction. A job is committed first, and removed by the
 * transaction once Firebase's answer is known. After a late or lost answer, or a crash of the process or the database,
 * the job remains and applies the state committed here to Firebase. Rethrows the errors of `work`, which change
 * nothing.
 */
export async function inStepWithFirebase<Result>(
  ctx: RequestContext,
  userId: string,
  work: (tx: RequestContext, ask: Ask) => Promise<Result>,
): Promise<Result> {
  const key = `${userId} ${randomUUID()}`; // a separate job per attempt, because two admins may change a user concurrently
  let known = true;
  const ask: Ask = (change) => change.catch((error: unknown) => void (known = !isUnknown(error)));
  await addJob(ctx, "block-at-firebase", { userId }, key, AFTER_SECONDS);
  try {
    return await inTransaction(ctx, async (tx) => {
      const result = await work(tx, ask);
      if (known) await removeJob(tx, "block-at-firebase", key);
      return result;
    });
  } catch (error) {
    // any other error may be a commit with a lost answer
    if (error instanceof DomainError) await removeJob(ctx, "block-at-firebase", key);
    throw error;
  }
}

/** Returns true if the change may have been made, or still be made; rethrows any other error. */
function isUnknown(error: unknown): boolean {
  if (error instanceof ChangeUncertain) return true;
  throw error;
}

const stateColumns = columnsOf(UserTable, "firebaseUid", "signInsValidSince").with({
  blocked: boolean("archived_at is not null"),
});
const stateOf = select(stateColumns, "from users where id = $1 and deleted_at is null");

/** The job `block-at-firebase`: the lock prevents concurrent changes by admins. */
export function blockAtFirebase(ctx: RequestContext, { userId }: { userId: string }): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId);
    const [user] = await rows(tx.db, stateOf, [userId]);
    if (!user) return;
    const { firebase } = ctx.identity;
    await (user.blocked ? firebase.block(user.firebaseUid) : firebase.unblock(user.firebaseUid));
  });
}

/** Ends a user's sessions at Firebase for a sign-out everywhere; adds a job if Firebase's answer is missing. */
export async function endSessionsHereAndThere(
  tx: RequestContext,
  userId: string,
  uid: string,
): Promise<void> {
  const ended = tx.identity.firebase.endSessions(uid).then(() => true);
  if (await ended.catch((error: unknown) => !isUnknown(error))) return;
  await addJob(tx, "end-sessions-at-firebase", { userId }, userId);
}

/** The job `end-sessions-at-firebase`: ends the sessions unless Firebase already has. */
export async function endSessionsAtFirebase(
  ctx: RequestContext,
  { userId }: { userId: string },
): Promise<void> {
  const [user] = await rows(ctx.db, stateOf, [userId]);
  if (!user || user.blocked) return; // blocking a user ends the sessions
  await ctx.identity.firebase.endSessionsBefore(user.firebaseUid, user.signInsValidSince ?? new Date());
}
