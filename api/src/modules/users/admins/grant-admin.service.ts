import type { RequestContext } from "../../../context/context";
import { columns, text, uuid } from "../../../data/columns";
import { command, execute, rows, statement } from "../../../data/rows";
import { recordCommand, type AuditTarget } from "../../audit/record-action.service";
import { Role } from "../../../context/role";
import { normalizeEmail } from "../normalize-email.service";
import type { User } from "../user.entity";

const knownAdmin = command(
  `select from users where email = $1 and email_verified and archived_at is null and role = '${Role.ADMIN}'`,
);
const promotedColumns = columns<AuditTarget>({ id: uuid("id"), name: text("email") });
const promoteVerified = statement(
  promotedColumns,
  `update users set role = '${Role.ADMIN}' where email = $1 and email_verified and archived_at is null
    returning ${promotedColumns.sql}`,
);
const promisedColumns = columns<AuditTarget>({ id: text("email"), name: text("email") });
const promise = statement(
  promisedColumns,
  `insert into admin_grants (email) values ($1) on conflict do nothing returning ${promisedColumns.sql}`,
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
  const target = promoted ?? promised;
  if (target) await recordCommand(ctx, "MAKE_ADMIN", target);
  return promoted ? "granted" : "promised";
}

const removeGrant = command("delete from admin_grants where email = $1");
const demote = command(
  `update users set role = '${Role.CUSTOMER}' where email = $1 and role = '${Role.ADMIN}'`,
);

/** Revokes the role ADMIN, or its grant, from an email; false if there was neither. */
export async function revokeAdmin(ctx: Pick<RequestContext, "db">, email: string): Promise<boolean> {
  const address = normalizeEmail(email);
  const removed = await execute(ctx.db, removeGrant, [address]);
  const demoted = await execute(ctx.db, demote, [address]);
  if (removed + demoted === 0) return false;
  await recordCommand(ctx, "REVOKE_ADMIN", { id: address, name: address });
  return true;
}

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
  const redeemed = await execute(ctx.db, redeem, [user.id, user.email]);
  return redeemed > 0 ? { ...user, role: Role.ADMIN } : user;
}
