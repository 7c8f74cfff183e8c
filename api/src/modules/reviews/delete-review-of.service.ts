import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

const remove = command("delete from reviews where user_id = $1");

/** Deletes a user's review: its text is theirs, and is gone with them (ADR-0060). */
export async function deleteReviewOf(tx: RequestContext, userId: string): Promise<void> {
  await execute(tx.db, remove, [userId]);
}
