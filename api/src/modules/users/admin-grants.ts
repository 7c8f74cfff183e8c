import type { RequestContext } from "../../context";
import { rows, statement } from "../../database/rows";
import { Role } from "./role";
import { normalizeEmail } from "./users.service";

const promoteVerified = statement(
  `update users set role = '${Role.ADMIN}' where email = $1 and email_verified and archived_at is null returning id`,
);
const remember = statement("insert into admin_grants (email) values ($1) on conflict do nothing");

/**
 * Grants the admin's role to an e-mail: at once ("granted") where its verified owner has signed in before, else at
 * their first sign-in with that e-mail verified ("promised", decision 8).
 */
export async function grantAdmin(
  ctx: Pick<RequestContext, "db">,
  email: string,
): Promise<"granted" | "promised"> {
  const address = normalizeEmail(email);
  const promoted = await rows(ctx.db, promoteVerified, [address]);
  if (promoted.length > 0) return "granted";
  await rows(ctx.db, remember, [address]);
  return "promised";
}

const forget = statement("delete from admin_grants where email = $1 returning email");
const demote = statement(
  `update users set role = '${Role.CUSTOMER}' where email = $1 and role = '${Role.ADMIN}' returning id`,
);

/** Takes the admin's role, or the promise of it, from an e-mail; false where there was neither. */
export async function revokeAdmin(ctx: Pick<RequestContext, "db">, email: string): Promise<boolean> {
  const address = normalizeEmail(email);
  const forgotten = await rows(ctx.db, forget, [address]);
  const demoted = await rows(ctx.db, demote, [address]);
  return forgotten.length + demoted.length > 0;
}
