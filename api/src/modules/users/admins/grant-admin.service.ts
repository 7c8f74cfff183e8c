import type { RequestContext } from "../../../context/context";
import { command, execute, rows, statement } from "../../../data/rows";
import { recordCommand, recordSignIn, userTarget } from "../../audit/record-action.service";
import { Role } from "../../../context/role";
import { normalizeEmail } from "../normalize-email.service";
import { type User, UserTable } from "../user.entity";
import { columnsOf } from "../../../data/tables";
import { AdminGrant } from "./admin-grant.entity";

const knownAdmin = command(
  `select from users where email = $1 and email_verified and archived_at is null and role = '${Role.ADMIN}'`,
);
const idColumn = columnsOf(UserTable, "id");
/** Null until the migration that added it has ended. */
const grantColumn = columnsOf(AdminGrant, "id");
const promoteVerified = statement(
  idColumn,
  `update users set role = '${Role.ADMIN}' where email = $1 and email_verified and archived_at is null
    returning ${idColumn.sql}`,
);
const promise = statement(
  grantColumn,
  `insert into admin_grants (email) values ($1) on conflict do nothing returning ${grantColumn.sql}`,
);

/**
 * Grants the role ADMIN to an email from the command line: at once ("granted") if its verified owner has signed in before,
 * otherwise at their first sign-in with that email verified ("promised", D-08). A repeat changes nothing.
 */
export async function grantAdmin(
  ctx: Pick<RequestContext, "db">,
  email: string,
): Promise<"granted" | "promised"> {
  const address = normalizeEmail(email);
  if ((await execute(ctx.db, knownAdmin, [address])) > 0) return "granted";
  const [promoted] = await rows(ctx.db, promoteVerified, [address]);
  const [promised] = promoted ? [] : await rows(ctx.db, promise, [address]);
  if (promoted) await recordCommand(ctx, "MAKE_ADMIN", userTarget(promoted.id));
  if (promised) await recordCommand(ctx, "MAKE_ADMIN", grantTarget(promised));
  return promoted ? "granted" : "promised";
}

const removeGrant = statement(
  grantColumn,
  `delete from admin_grants where email = $1 returning ${grantColumn.sql}`,
);
const demote = statement(
  idColumn,
  `update users set role = '${Role.CUSTOMER}' where email = $1 and role = '${Role.ADMIN}' returning ${idColumn.sql}`,
);

/** Revokes the role ADMIN, or its grant, from an email; false if there was neither. */
export async function revokeAdmin(ctx: Pick<RequestContext, "db">, email: string): Promise<boolean> {
  const address = normalizeEmail(email);
  const grants = await rows(ctx.db, removeGrant, [address]);
  const demoted = await rows(ctx.db, demote, [address]);
  for (const { id } of grants) await recordCommand(ctx, "REVOKE_ADMIN", grantTarget({ id }));
  for (const { id } of demoted) await recordCommand(ctx, "REVOKE_ADMIN", userTarget(id));
  return grants.length + demoted.length > 0;
}

const idsOfEmail = statement(idColumn, `select ${idColumn.sql} from users where email = $1 order by id`);

/** The ids of all users who have this email, blocked ones too. */
export async function listUserIdsOf({ db }: Pick<RequestContext, "db">, email: string): Promise<string[]> {
  return (await rows(db, idsOfEmail, [normalizeEmail(email)])).map(({ id }) => id);
}

/** A grant as the audit names it: by its id, never by its email. */
const grantTarget = ({ id }: { id: string | null }) => ({ id: id ?? "unknown", name: "" });

const redeem = command(
  `with granted as (delete from admin_grants where email = $2 returning email)
    update users set role = '${Role.ADMIN}' from granted where id = $1`,
);

/** Gives a user with a verified email the role that was granted to it, if any (D-08). */
export async function redeemGrant<Known extends User>(
  ctx: Pick<RequestContext, "db">,
  user: Known,
): Promise<Known> {
  if (user.role === Role.ADMIN) return user;
  if ((await execute(ctx.db, redeem, [user.id, user.email])) === 0) return user;
  await recordSignIn(ctx, "MAKE_ADMIN", user);
  return { ...user, role: Role.ADMIN };
}
