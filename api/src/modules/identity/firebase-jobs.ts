import { randomUUID } from "node:crypto";
import { inTransaction, type RequestContext } from "../../context/context";
import { boolean } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { DomainError, ChangeUncertain } from "../../errors";
import { addJob, removeJob } from "../jobs/add-job";
import { lockUser } from "../users/lock-user";
import { columnsOf } from "../../data/tables";
import { UserTable } from "../users/user.entity";

/** When the job is due: after any change that it was added for has ended, so that it sees what was committed. */
const AFTER_SECONDS = 30;

/** Asks Firebase for a change, in a transaction that commits even if Firebase's answer is missing. */
type Ask = (change: Promise<void>) => Promise<void>;

/**
 * Blocks or unblocks a user here and at Firebase in one transaction. A job is committed before, and removed with the transaction
 * once Firebase's answer is known. It stays after a late or lost answer, or where the process or the database is lost in between,
 * and has Firebase do what is committed here. What `work` throws is thrown, and nothing has changed then.
 */
export async function inStepWithFirebase<Result>(
  ctx: RequestContext,
  userId: string,
  work: (tx: RequestContext, ask: Ask) => Promise<Result>,
): Promise<Result> {
  const key = `${userId} ${randomUUID()}`; // one for each attempt: two admins may change the same user
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
    // any other error may be a commit whose answer is lost
    if (error instanceof DomainError) await removeJob(ctx, "block-at-firebase", key);
    throw error;
  }
}

/** True for a change that may have been made, or still be; throws any other error. */
function isUnknown(error: unknown): boolean {
  if (error instanceof ChangeUncertain) return true;
  throw error;
}

const stateColumns = columnsOf(UserTable, "firebaseUid", "signInsValidSince").with({
  blocked: boolean("archived_at is not null"),
});
const stateOf = statement(
  stateColumns,
  `select ${stateColumns.sql} from users where id = $1 and deleted_at is null`,
);

/** The job: no admin changes the user meanwhile. */
export function blockAtFirebase(ctx: RequestContext, { userId }: { userId: string }): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId);
    const [user] = await rows(tx.db, stateOf, [userId]);
    if (!user) return;
    const { firebase } = ctx.identity;
    await (user.blocked ? firebase.block(user.firebaseUid) : firebase.unblock(user.firebaseUid));
  });
}

/** Ends a user's sessions at Firebase, who has signed out everywhere; later if Firebase doesn't say whether it has. */
export async function endSessionsHereAndThere(
  tx: RequestContext,
  userId: string,
  uid: string,
): Promise<void> {
  const ended = tx.identity.firebase.endSessions(uid).then(() => true);
  if (await ended.catch((error: unknown) => !isUnknown(error))) return;
  await addJob(tx, "end-sessions-at-firebase", { userId }, userId);
}

/** The job: ends them, unless Firebase has in the meantime. */
export async function endSessionsAtFirebase(
  ctx: RequestContext,
  { userId }: { userId: string },
): Promise<void> {
  const [user] = await rows(ctx.db, stateOf, [userId]);
  if (!user || user.blocked) return; // a blocked user's sessions have ended
  await ctx.identity.firebase.endSessionsBefore(user.firebaseUid, user.signInsValidSince ?? new Date());
}
