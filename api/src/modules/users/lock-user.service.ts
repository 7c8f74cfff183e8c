import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

const lock = command("select from users where id = $1 for no key update");

/**
 * Locks a user until the transaction ends, so that what counts for one user is counted by one transaction at a time.
 * Take it before any other lock.
 */
export async function lockUser({ db }: Pick<RequestContext, "db">, id: string): Promise<void> {
  await execute(db, lock, [id]);
}
