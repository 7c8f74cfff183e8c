import { serverTexts } from "@shop/shared/messages/server";
import { inTransaction, type RequestContext } from "../../context/context";
import type { SignedInIdentity } from "../../context/identity";
import { Conflict, Forbidden, Unauthenticated } from "../../errors";
import { recordSignIn } from "../audit/record-action";
import { Role } from "../../context/role";
import { effectiveRole, permissionsOf } from "../../context/authorize";
import { nameDevice, removeDevices, saveDevice } from "../users/devices";
import { isKnownAccount } from "../users/find-user";
import { lockSignInRecord, saveSignIn, type SignInChange, type SignInRecord } from "../users/save-sign-in";
import { redeemGrant } from "./admin-role";
import { announceCustomer } from "./announce-customer";
import type { Session } from "./session";

/**
 * Opens a session for a verified identity; the user's record is created at the first sign-in (D-08). If the sign-in
 * proves that the record's email belongs to another account, the record passes to that account, and the former holder's
 * sessions and role end (D-24, ADR-0016). With `endOthersOf`, the other sessions of this user end too, and the identity
 * must be theirs. Throws Forbidden, Unauthenticated, Conflict while the account is being deleted, or ServiceUnavailable
 * without Firebase's answer; then nothing has changed here, and a repeat may succeed.
 */
export async function openSession(
  ctx: RequestContext,
  identity: SignedInIdentity,
  { endOthersOf }: { endOthersOf?: string } = {},
): Promise<Session> {
  if (!(await isKnownAccount(ctx, identity.uid))) await ctx.limits.consume("newAccount");
  const device = { signedInAt: identity.signedInAt, name: nameDevice(ctx.userAgent) };
  return inTransaction(ctx, async (tx) => {
    const record = await lockSignInRecord(tx, identity, device.name);
    if (!record) throw new Unauthenticated(serverTexts().refusals.accountRefusals.changed);
    if (endOthersOf !== undefined && endOthersOf !== record.id)
      throw new Forbidden("The ID token belongs to another account.");
    refuseUnlessEntitled(record, identity);
    const change = withOthersEnded(await changeBy(tx, record, identity), endOthersOf !== undefined);
    if (change.newHolder) await endFormerSessions(tx, record, identity);
    const saved = await saveSignIn(tx, record, identity, change);
    if (record.isNew || record.firebaseUid.startsWith("invited:"))
      await announceCustomer(tx, "customer.registered", record.id);
    const user = saved.emailVerified ? await redeemGrant(tx, saved) : saved;
    if (record.role === Role.ADMIN && user.role !== Role.ADMIN) await recordSignIn(tx, "REVOKE_ADMIN", user);
    if (record.role !== user.role) await announceCustomer(tx, "customer.role_changed", user.id);
    if (change.endSessions) await removeDevices(tx, user.id);
    const known = change.endSessions ? null : record.deviceId;
    const deviceId = known ?? (await saveDevice(tx, user.id, device));
    const subject = { userId: user.id, epoch: user.sessionEpoch, deviceId };
    const role = effectiveRole(ctx, user);
    const permissions = permissionsOf(role, user.permissions);
    return { ...ctx.identity.accessTokens.issue(subject), user: { ...user, role }, permissions };
  });
}

function refuseUnlessEntitled(record: SignInRecord, identity: SignedInIdentity): void {
  if (record.blocked) throw new Forbidden(serverTexts().refusals.accountRefusals.blocked);
  if (record.leaving) throw new Conflict(serverTexts().refusals.accountRefusals.beingDeleted);
  if (record.firebaseUid !== identity.uid && !identity.emailVerified)
    throw new Forbidden(serverTexts().refusals.accountRefusals.emailOfAnother);
  if (record.emailVerified && !identity.emailVerified)
    throw new Forbidden(serverTexts().refusals.accountRefusals.verifyFirst);
  if (record.signInsValidSince && identity.signedInAt < record.signInsValidSince)
    throw new Unauthenticated(serverTexts().refusals.accountRefusals.ended);
}

const withOthersEnded = (change: SignInChange, ended: boolean): SignInChange =>
  ended ? { ...change, endSessions: true, refuseEarlier: true } : change;

/**
 * The effect of the sign-in on the record and its earlier sessions. An account that verifies its email by the mailed
 * link stays the holder.
 */
async function changeBy(
  ctx: RequestContext,
  record: SignInRecord,
  identity: SignedInIdentity,
): Promise<SignInChange> {
  if (record.firebaseUid !== identity.uid) return { endSessions: true, newHolder: true, refuseEarlier: true };
  const proves = provesEmail(record, identity);
  const otherProvider = record.signInProvider !== identity.provider;
  if (!proves && !otherProvider) return { endSessions: false, newHolder: false, refuseEarlier: false };
  const former = await formerProviderOf(ctx, record, identity);
  const newHolder = otherProvider && (proves || former === "dropped");
  return { endSessions: proves || newHolder, newHolder, refuseEarlier: newHolder };
}

function provesEmail(record: SignInRecord, { email, emailVerified }: SignedInIdentity): boolean {
  if (!emailVerified || record.emailTaken) return false;
  return !record.emailVerified || record.email !== email;
}

/**
 * Whether the account still has the provider of the previous sign-in. When another provider proves the email, Firebase
 * drops providers that haven't. Their sessions may last a little longer at Firebase; here they are Unauthenticated.
 */
async function formerProviderOf(
  ctx: RequestContext,
  { signInProvider }: SignInRecord,
  { uid, provider }: SignedInIdentity,
): Promise<"unchanged" | "dropped"> {
  const providers = await ctx.identity.firebase.providersOf(uid);
  if (!providers.includes(provider))
    throw new Unauthenticated(serverTexts().refusals.accountRefusals.wayOfSignIn);
  return signInProvider === null || providers.includes(signInProvider) ? "unchanged" : "dropped";
}

/** Ends the sessions at Firebase too, because a remaining one could set a password and sign in again. */
function endFormerSessions(
  { identity: { firebase } }: RequestContext,
  { firebaseUid }: SignInRecord,
  { uid, signedInAt }: SignedInIdentity,
): Promise<void> {
  return firebaseUid === uid
    ? firebase.endSessionsBefore(uid, signedInAt)
    : firebase.endSessions(firebaseUid);
}
