import { rows, statement } from "../../database/rows";
import { inTransaction, type RequestContext } from "../../context";
import { Forbidden } from "../../errors";
import { Role } from "./role";
import type { User } from "./user.entity";
import { userColumns } from "./user-columns";

/** Who Firebase says has signed in. The e-mail is in lower case. */
export interface SignedInIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
}

const byUid = statement("select 1 from users where firebase_uid = $1");

/** Whether this Firebase account has signed in before. */
export async function isKnownAccount(ctx: RequestContext, uid: string): Promise<boolean> {
  return (await rows(ctx.db, byUid, [uid])).length > 0;
}

type KnownUser = User & { blocked: boolean };

/**
 * Records a sign-in and returns the user: created at the first one, once, however many arrive together. Throws
 * Forbidden for a blocked account, and where the e-mail belongs to another account and Firebase has not verified it.
 */
export function recordSignIn(ctx: RequestContext, identity: SignedInIdentity): Promise<User> {
  return inTransaction(ctx, async (tx) => {
    const known =
      (await update(tx, identity)) ?? (await create(tx, identity)) ?? (await takeOver(tx, identity));
    if (!known)
      throw new Forbidden("This e-mail belongs to another account. Verify it first, then sign in again.");
    if (known.blocked) throw new Forbidden("This account has been blocked.");
    const proven = identity.emailVerified && identity.email === known.email;
    return proven && known.role !== Role.ADMIN ? redeemGrant(tx, known) : known;
  });
}

const returning = `returning ${userColumns}, archived_at is not null as blocked`;
const valuesOf = ({ uid, email, emailVerified, name }: SignedInIdentity) => [uid, email, emailVerified, name];

/** An e-mail that another user has is not taken over; the one kept instead is then not what Firebase has verified. */
const updateByUid = statement(
  `update users set name = coalesce($4, name), email = known.address, email_verified = $3 and known.address = $2
    from (
      select id as user_id, case when archived_at is null and not exists (
        select from users other where other.email = $2 and other.id <> users.id and other.archived_at is null
      ) then $2 else email end as address
      from users where firebase_uid = $1
    ) as known
    where id = known.user_id ${returning}`,
);

async function update(tx: RequestContext, identity: SignedInIdentity): Promise<KnownUser | undefined> {
  const [user] = await rows<KnownUser>(tx.db, updateByUid, valuesOf(identity));
  return user;
}

const insert = statement(
  `insert into users (firebase_uid, email, email_verified, name) values ($1, $2, $3, $4)
    on conflict do nothing ${returning}`,
);

async function create(tx: RequestContext, identity: SignedInIdentity): Promise<KnownUser | undefined> {
  const [user] = await rows<KnownUser>(tx.db, insert, valuesOf(identity));
  // nothing inserted: the same account signs in twice at once, or the e-mail belongs to another one
  return user ?? update(tx, identity);
}

const relink = statement(
  `update users set firebase_uid = $1, email_verified = $3, name = coalesce($4, name)
    where email = $2 and archived_at is null and $3 ${returning}`,
);

/** The verified owner of an e-mail comes back with a new Firebase account: the shop's record goes with them. */
async function takeOver(tx: RequestContext, identity: SignedInIdentity): Promise<KnownUser | undefined> {
  const [user] = await rows<KnownUser>(tx.db, relink, valuesOf(identity));
  return user;
}

const redeem = statement(
  `with granted as (delete from admin_grants where email = $2 returning email)
    update users set role = '${Role.ADMIN}' from granted where id = $1
    returning id, users.email, name, role, created_at as "createdAt"`,
);

/** An admin's role granted to the e-mail alone is given once Firebase has verified that e-mail (decision 8). */
async function redeemGrant(tx: RequestContext, user: User): Promise<User> {
  const [admin] = await rows<User>(tx.db, redeem, [user.id, user.email]);
  return admin ?? user;
}
