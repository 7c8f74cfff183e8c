import type { RequestContext } from "../../context/context";
import type { RowOf } from "../../data/columns";
import { command, execute, executorOf, rows, select } from "../../data/rows";
import { Unauthenticated } from "../../errors";
import { IS_OPEN, UserTable } from "./user.entity";
import { columnsOf } from "../../data/tables";

type Database = Pick<RequestContext, "db">;

const begin = command(
  `update users set deletion_began_at = now(), email_verified = email_verified or $2 where id = $1 and ${IS_OPEN}`,
);
/**
 * Begins the deletion of an account, and closes it: from the commit on, its sessions and sign-ins are refused, and an
 * interrupted deletion is finished in the background. Stores whether the sign-in has proved the email. Throws
 * Unauthenticated if the account is already closed.
 */
export async function beginDeletion(
  { db }: Database,
  { id, emailVerified }: { id: string; emailVerified: boolean },
): Promise<void> {
  if ((await execute(db, begin, [id, emailVerified])) === 0) throw new Unauthenticated();
}

/** Reopens the account after a failed deletion. */
export const giveUpDeletion = executorOf(
  "update users set deletion_began_at = null where id = $1 and deleted_at is null",
);

const leavingColumns = columnsOf(UserTable, "id", "email", "emailVerified", "firebaseUid");
const unfinished = select(
  leavingColumns,
  `from users
    where deletion_began_at < now() - interval '1 minute' and archived_at is null order by deletion_began_at limit 100`,
);

/** A user with an unfinished deletion. */
export type LeavingUser = RowOf<typeof leavingColumns>;

/** Accounts with a deletion begun more than a minute ago, which is longer than its request lasts. */
export const listUnfinishedDeletions = ({ db }: Database): Promise<LeavingUser[]> => rows(db, unfinished);
