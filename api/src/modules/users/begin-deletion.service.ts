import type { RequestContext } from "../../context/context";
import { boolean, columns, text, uuid, type RowOf } from "../../data/columns";
import { command, execute, rows, statement } from "../../data/rows";

type Database = Pick<RequestContext, "db">;

const begin = command("update users set deletion_began_at = now() where id = $1 and archived_at is null");
const giveUp = command("update users set deletion_began_at = null where id = $1 and deleted_at is null");

/** Notes that an account is being deleted, before anything of it is: what a process leaves that dies meanwhile is finished. */
export async function beginDeletion({ db }: Database, id: string): Promise<void> {
  await execute(db, begin, [id]);
}

/** Notes that it is not deleted after all. */
export async function giveUpDeletion({ db }: Database, id: string): Promise<void> {
  await execute(db, giveUp, [id]);
}

const leavingColumns = columns({
  id: uuid("id"),
  email: text("email"),
  emailVerified: boolean("email_verified"),
  firebaseUid: text("firebase_uid"),
});
const unfinished = statement(
  leavingColumns,
  `select ${leavingColumns.sql} from users
    where deletion_began_at < now() - interval '2 minutes' and archived_at is null order by deletion_began_at limit 100`,
);

/** Whose account is being deleted. */
export type LeavingUser = RowOf<typeof leavingColumns>;

/** Accounts whose deletion began more than two minutes ago, which is longer than any takes. One that is blocked waits until it isn't. */
export const listUnfinishedDeletions = ({ db }: Database): Promise<LeavingUser[]> => rows(db, unfinished);
