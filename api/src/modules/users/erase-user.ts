import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Conflict, Unauthenticated } from "../../errors";
import { boolean, columns, text } from "../../data/columns";
import { command, execute, returning, rows } from "../../data/rows";
import { lockUser } from "./lock-user";
import { removeDevices } from "./devices";
import { listAdmins } from "./admins";

const lockAdmins = command(
  `select from users where (id = $1 or role = '${Role.ADMIN}') and archived_at is null order by id for no key update`,
);

/**
 * Locks a user until the transaction ends, and with an admin all other admins; throws Conflict for the last admin,
 * because the shop needs one.
 */
export async function lockLeavingUser(
  tx: RequestContext,
  { id, role }: { id: string; role: Role },
): Promise<void> {
  if (role !== Role.ADMIN) return lockUser(tx, id);
  await execute(tx.db, lockAdmins, [id]);
  const admins = await listAdmins(tx);
  if (admins.every((admin) => admin.id === id))
    throw new Conflict(serverTexts().refusals.accountRefusals.onlyAdmin);
}

const erasedColumns = columns({
  email: text("before.email"),
  emailVerified: boolean("before.email_verified"),
});

/** Replaces the Firebase id by its hash, by which a concurrent sign-in is refused. */
const erase = returning(
  erasedColumns,
  `with before as (select id, email, email_verified from users where id = $1 and archived_at is null)
    update users set firebase_uid = 'deleted:' || encode(sha256(convert_to(firebase_uid, 'UTF8')), 'hex'), email = '',
        email_verified = false, name = null, name_chosen = false, role = '${Role.CUSTOMER}', permissions = '{}', sign_in_provider = null, sign_ins_valid_since = null,
        session_epoch = session_epoch + 1, archived_at = now(), deleted_at = now(), deletion_began_at = null
      from before where users.id = before.id`,
);
const eraseGrant = command("delete from admin_grants where email = $1");
const eraseAnswers = command("delete from idempotency_keys where account_id = $1");
const eraseCounts = command("delete from rate_limits where key like '%:' || $1");

/**
 * Erases a user: the row keeps its id and two dates, and no personal data. Their sessions end at once, and their email
 * becomes free. Throws Unauthenticated if the user is blocked or gone.
 */
export async function eraseUser(tx: RequestContext, id: string): Promise<void> {
  const [erased] = await rows(tx.db, erase, [id]);
  if (!erased) throw new Unauthenticated();
  if (erased.emailVerified) await execute(tx.db, eraseGrant, [erased.email]); // otherwise the grant may be another person's
  await removeDevices(tx, id);
  await execute(tx.db, eraseAnswers, [id]);
  await execute(tx.db, eraseCounts, [id]);
}
