import { inTransaction, type RequestContext } from "../../context/context";
import { Conflict } from "../../errors";
import { giveUpDeletion, listUnfinishedDeletions } from "../users/begin-deletion.service";
import { erasePerson } from "./erase-person";

/**
 * Finishes deletions whose process died after Firebase had deleted the account, and gives up those that never came so far. A person
 * who has paid for something meanwhile is left until it is delivered.
 */
export async function finishDeletions(ctx: RequestContext): Promise<void> {
  for (const leaving of await listUnfinishedDeletions(ctx)) {
    const isGone = (await ctx.identity.firebase.providersOf(leaving.firebaseUid)).length === 0;
    if (isGone) await inTransaction(ctx, (tx) => erasePerson(tx, leaving)).catch(leaveForLater);
    else await giveUpDeletion(ctx, leaving.id);
  }
}

function leaveForLater(error: unknown): void {
  if (!(error instanceof Conflict)) throw error;
}
