import { serverTexts } from "@shop/shared/messages/server";
import { type RequestContext, inTransaction } from "../../context/context";
import { Role } from "../../context/role";
import { command, execute, returning, rows } from "../../data/rows";
import { columnsOf } from "../../data/tables";
import { Conflict, NotFound } from "../../errors";
import { recordAction, recordActionOf, recordSignIn, userTarget } from "../audit/record-action";
import { AdminGrant } from "../users/admin-grant.entity";
import { findUser, findUserByEmail } from "../users/find-user";
import { normalizeEmail } from "../users/normalize-email";
import { type User, UserTable } from "../users/user.entity";
import { announceCustomer } from "./announce-customer";

const knownAdmin = command(
  `select from users where email = $1 and email_verified and archived_at is null and role = '${Role.ADMIN}'`,
);
const idColumn = columnsOf(UserTable, "id");
/** Null until the migration that adds it has finished. */
const grantColumn = columnsOf(AdminGrant, "id");
const promoteVerified = returning(
  idColumn,
  `update users set role = '${Role.ADMIN}', permissions = '{}' where email = $1 and email_verified and archived_at is null`,
);
const promise = returning(grantColumn, "insert into admin_grants (email) values ($1) on conflict do nothing");

/**
 * Grants the role ADMIN to an email from the command line: at once ("granted") if its verified owner has signed in
 * before, otherwise at their first sign-in with that email verified ("promised", D-08). A repeat changes nothing.
 */
export async function grantAdmin(
  { db }: Pick<RequestContext, "db">,
  email: string,
): Promise<"granted" | "promised"> {
  const address = normalizeEmail(email);
  return db.transaction(async (manager) => {
    const tx = { db: manager, requestId: null };
    if ((await execute(manager, knownAdmin, [address])) > 0) return "granted";
    const [promoted] = await rows(manager, promoteVerified, [address]);
    if (promoted) {
      await recordActionOf(tx, "command line", "MAKE_ADMIN", userTarget(promoted.id));
      await announceCustomer(tx, "customer.role_changed", promoted.id);
      return "granted";
    }
    const [promised] = await rows(manager, promise, [address]);
    if (promised) await recordActionOf(tx, "command line", "MAKE_ADMIN", grantTarget(promised));
    return "promised";
  });
}

const removeGrant = returning(grantColumn, "delete from admin_grants where email = $1");
const demote = returning(
  idColumn,
  `update users set role = '${Role.CUSTOMER}' where email = $1 and role = '${Role.ADMIN}'`,
);

/** Revokes the role ADMIN, or its grant, from an email; returns false if there was neither. */
export async function revokeAdmin(ctx: Pick<RequestContext, "db">, email: string): Promise<boolean> {
  const address = normalizeEmail(email);
  const grants = await rows(ctx.db, removeGrant, [address]);
  const demoted = await rows(ctx.db, demote, [address]);
  for (const { id } of grants) await recordActionOf(ctx, "command line", "REVOKE_ADMIN", grantTarget({ id }));
  for (const { id } of demoted) {
    await recordActionOf(ctx, "command line", "REVOKE_ADMIN", userTarget(id));
    await announceCustomer({ db: ctx.db, requestId: null }, "customer.role_changed", id);
  }
  return grants.length + demoted.length > 0;
}

/** The audit's name for a grant: its id, never its email. */
const grantTarget = ({ id }: { id: string | null }) => ({ id: id ?? "unknown", name: "" });

const redeem = command(
  `with granted as (delete from admin_grants where email = $2 returning email)
    update users set role = '${Role.ADMIN}', permissions = '{}' from granted where id = $1`,
);

/** Gives a user with a verified email the role granted to it, if any (D-08). */
export async function redeemGrant<Known extends User>(
  ctx: Pick<RequestContext, "db">,
  user: Known,
): Promise<Known> {
  if (user.role === Role.ADMIN) return user;
  if ((await execute(ctx.db, redeem, [user.id, user.email])) === 0) return user;
  await recordSignIn(ctx, "MAKE_ADMIN", user);
  return { ...user, role: Role.ADMIN };
}

const promote = returning(
  idColumn,
  `update users set role = '${Role.ADMIN}', permissions = '{}'
    where id = $1 and role <> '${Role.ADMIN}' and archived_at is null and (email_verified or not $2)`,
);

/** Makes a user an admin. Returns 1, or 0 if they already are one. */
async function makeAdmin(ctx: RequestContext, user: User): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const mustBeVerified = ctx.policy.verifiedEmail.has("admins");
    const [promoted] = await rows(tx.db, promote, [user.id, mustBeVerified]);
    if (promoted) {
      await recordAction(tx, "MAKE_ADMIN", userTarget(promoted.id));
      await announceCustomer(tx, "customer.role_changed", promoted.id);
    } else if (mustBeVerified && user.role !== Role.ADMIN && !user.emailVerified)
      throw new Conflict(serverTexts().adminRefusals.accessRefusals.verifyFirst(user.email));
    return promoted ? 1 : 0;
  });
}

/**
 * Makes a user an admin and returns their record; throws NotFound for an unknown user, and Conflict if their email must be
 * verified first (D-24).
 */
export async function makeAdminUser(ctx: RequestContext, id: string): Promise<User> {
  const user = await findUser(ctx, id);
  if (user) await makeAdmin(ctx, user);
  const made = user && (await findUser(ctx, id));
  if (!made) throw new NotFound("user");
  return made;
}

/** Makes a user an admin by email. Returns 1, or 0 if they are unknown or already an admin. Throws Conflict like `makeAdmin`. */
export async function makeAdminByEmail(ctx: RequestContext, email: string): Promise<number> {
  const user = await findUserByEmail(ctx, email);
  return user ? makeAdmin(ctx, user) : 0;
}
