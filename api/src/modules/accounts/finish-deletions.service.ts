import { inTransaction, type RequestContext } from "../../context/context";
import { asServiceUnavailable } from "../../data/connections/connection-errors";
import { Conflict } from "../../errors";
import { listUnfinishedDeletions, type LeavingUser } from "../users/begin-deletion.service";
import { erasePerson } from "./erase-person";

/**
 * Finishes deletions whose process died, or whose answer from Firebase was late or lost. One that fails holds up no other one, and is
 * tried again at the next call; throws the first failure.
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
 * Erases a person whom Firebase has deleted. False if that must wait: until what they have paid for meanwhile is delivered, or until
 * the database can do it.
 */
export async function eraseUnlessBusy(
  ctx: RequestContext,
  leaving: Pick<LeavingUser, "id" | "email" | "emailVerified">,
): Promise<boolean> {
  try {
    await inTransaction(ctx, (tx) => erasePerson(tx, leaving));
    return true;
  } catch (error) {
    if (error instanceof Conflict || asServiceUnavailable(error)) return false;
    throw error;
  }
}
