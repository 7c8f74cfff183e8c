import type { RequestContext } from "../../context/context";
import { Unauthenticated } from "../../errors";
import { Role } from "../../context/role";
import { command, execute, executorOf } from "../../data/rows";

/**
 * Locks a user until the transaction ends, so that only one transaction at a time changes or counts this user's orders
 * (ADR-0033). Acquire it before any other lock, like the statement that places orders.
 */
export const lockUser = executorOf("select from users where id = $1 for no key update");

const tryLock = command("select from users where id = $1 for no key update skip locked");

/** Like `lockUser`, but returns false if another transaction has locked the user. */
export async function tryLockUser({ db }: Pick<RequestContext, "db">, id: string): Promise<boolean> {
  return (await execute(db, tryLock, [id])) > 0;
}

const lockOpen = command("select from users where id = $1 and archived_at is null for no key update");

/**
 * Locks a user until the transaction ends, so that nothing is added to an account during its erasure. Throws
 * Unauthenticated if the user is blocked or gone.
 */
export async function lockOpenUser({ db }: Pick<RequestContext, "db">, id: string): Promise<void> {
  if ((await execute(db, lockOpen, [id])) === 0) throw new Unauthenticated();
}

const hold = command(
  `select from users where id = $1 and role <> '${Role.CUSTOMER}' and archived_at is null for share`,
);

/**
 * Prevents an admin or a member of staff from being blocked or demoted until the transaction ends, so that nothing is created in their name
 * afterwards. Throws Unauthenticated if that has already happened. Acquire it before any lock of a table.
 */
export async function holdStaff({ db }: Pick<RequestContext, "db">, id: string): Promise<void> {
  if ((await execute(db, hold, [id])) === 0) throw new Unauthenticated();
}
