import { serverTexts } from "@shop/shared/messages/server";
import { boolean, nullable, uuid, type RowOf } from "../../data/columns";
import { violatedConstraint, returning, rows, select } from "../../data/rows";
import type { RequestContext } from "../../context/context";
import { Conflict } from "../../errors";
import { Role } from "../../context/role";
import type { SignedInIdentity } from "../../context/identity";
import { USE_PRECISION } from "./devices";
import { userColumns, UserTable } from "./user.entity";
import { columnsOf } from "../../data/tables";

const savedColumns = userColumns.with({
  ...columnsOf(UserTable, "firebaseUid", "signInProvider", "sessionEpoch", "signInsValidSince", "nameChosen")
    .each,
  leaving: boolean("deletion_began_at is not null"),
});

/** The record of a sign-in. */
export type SavedUser = RowOf<typeof savedColumns>;

/** The record before this sign-in. */
export interface SignInRecord extends SavedUser {
  /** Whether another user has the email of the sign-in; this record then keeps its email. */
  emailTaken: boolean;
  /** The device of the sign-in, if its last use was recorded within the hour. */
  deviceId: string | null;
  /** Whether this sign-in has created the record. */
  isNew: boolean;
}

const otherOfEmail = `select from users other
  where other.email = $2 and other.id <> users.id and other.archived_at is null`;
const deviceInUse = `select id from devices
  where user_id = users.id and signed_in_at = $3 and devices.name = $4 and last_used_at > now() - ${USE_PRECISION}`;
const recordColumns = savedColumns.with({
  emailTaken: boolean(`exists (${otherOfEmail})`),
  deviceId: nullable(uuid(`(${deviceInUse})`)),
  isNew: boolean("false"),
});
const freeRecordColumns = savedColumns.with({
  emailTaken: boolean("false"),
  deviceId: nullable(uuid("null::uuid")),
});
const newRecordColumns = freeRecordColumns.with({ isNew: boolean("true") });
const otherRecordColumns = freeRecordColumns.with({ isNew: boolean("false") });

const byUid = select(recordColumns, "from users where firebase_uid = $1 for no key update");
const byEmail = select(
  otherRecordColumns,
  `from users
    where email = $1 and archived_at is null for no key update`,
);
const insert = returning(
  newRecordColumns,
  `insert into users (firebase_uid, email, email_verified, name, sign_in_provider)
    select $1::text, $2::text, $3::boolean, $4::text, $5::text where not exists (
      select from users where firebase_uid = 'deleted:' || encode(sha256(convert_to($1::text, 'UTF8')), 'hex')
    )
    on conflict do nothing`,
);

/**
 * Finds the record of this account or of its email, or creates one, and locks it until the transaction ends. If first
 * sign-ins run concurrently, one creates the record and the rest wait for it. `deviceName` is the name of the device
 * signing in.
 */
export async function lockSignInRecord(
  tx: RequestContext,
  { uid, email, emailVerified, name, provider, signedInAt }: SignedInIdentity,
  deviceName: string,
): Promise<SignInRecord | undefined> {
  const find = async () => (await rows(tx.db, byUid, [uid, email, signedInAt, deviceName]))[0];
  const create = () => rows(tx.db, insert, [uid, email, emailVerified, name, provider]);
  return (await find()) ?? (await create())[0] ?? (await find()) ?? (await rows(tx.db, byEmail, [email]))[0];
}

/** The further effects of a sign-in on a record. */
export interface SignInChange {
  /** Whether all earlier sessions end. */
  endSessions: boolean;
  /** Whether ID tokens of earlier sign-ins are refused. */
  refuseEarlier: boolean;
  /** Whether the record passes to a new holder: the former holder's role and name are dropped. */
  newHolder: boolean;
}

const update = returning(
  savedColumns,
  `update users set firebase_uid = $2, email = $3, email_verified = $4, sign_in_provider = $6,
      name = case when $8 then $5 when name_chosen then name else coalesce($5, name) end,
      name_chosen = name_chosen and not $8,
      session_epoch = session_epoch + $7::boolean::int,
      role = case when $8 then '${Role.CUSTOMER}' else role end,
      permissions = case when $8 then '{}' else permissions end,
      sign_ins_valid_since = case when $10 then $9::timestamptz else sign_ins_valid_since end
    where id = $1`,
);

/** Saves the changes of a sign-in, if any; throws Conflict if another user takes the email concurrently. */
export async function saveSignIn(
  tx: RequestContext,
  record: SignInRecord,
  identity: SignedInIdentity,
  { endSessions, newHolder, refuseEarlier }: SignInChange,
): Promise<SavedUser> {
  const { uid, name, provider, signedInAt } = identity;
  const { email, emailVerified } = record.emailTaken
    ? { email: record.email, emailVerified: false }
    : identity;
  const nameSaid = record.nameChosen ? record.name : (name ?? record.name);
  const said = { email, emailVerified, name: nameSaid, signInProvider: provider };
  if (!endSessions && isPartOf(said, record)) return record;
  const identified = [record.id, uid, email, emailVerified, name, provider];
  const values = [...identified, endSessions, newHolder, signedInAt, refuseEarlier];
  try {
    const [user] = await rows(tx.db, update, values);
    return user as SavedUser;
  } catch (error) {
    if (violatedConstraint(error) !== "user_email") throw error;
    throw new Conflict(serverTexts().refusals.accountRefusals.sameEmail);
  }
}

function isPartOf(said: Partial<SignInRecord>, record: SignInRecord): boolean {
  return Object.entries(said).every(([key, value]) => record[key as keyof SignInRecord] === value);
}
