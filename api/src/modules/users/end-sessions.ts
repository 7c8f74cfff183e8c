import type { RequestContext } from "../../context/context";
import { returning, rows } from "../../data/rows";
import { Unauthenticated } from "../../errors";
import { removeDevices } from "./devices";
import { columnsOf } from "../../data/tables";
import { UserTable } from "./user.entity";

const endedColumns = columnsOf(UserTable, "firebaseUid");

/**
 * The time of the last sign-in is Firebase's, so that it doesn't depend on the shop's clock. A concurrent exchange of
 * its ID token waits for this user's row, and is then refused.
 */
const end = returning(
  endedColumns,
  `update users set session_epoch = session_epoch + 1,
      sign_ins_valid_since = greatest(
        sign_ins_valid_since,
        (select max(signed_in_at) + interval '1 second' from devices where user_id = users.id)
      )
    where id = $1 and archived_at is null`,
);

/**
 * Ends all sessions of a user at the shop and deletes their devices. Returns the user's id at Firebase; the caller ends
 * the sessions there.
 */
export async function endSessions(tx: RequestContext, userId: string): Promise<string> {
  const [ended] = await rows(tx.db, end, [userId]);
  if (!ended) throw new Unauthenticated();
  await removeDevices(tx, userId);
  return ended.firebaseUid;
}
