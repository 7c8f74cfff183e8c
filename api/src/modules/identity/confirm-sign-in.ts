import { requireViewer, type RequestContext } from "../../context/context";
import type { SignedInIdentity } from "../../context/identity";
import { rows, select } from "../../data/rows";
import { BadUserInput } from "../../errors";
import { requireIdTokenLength } from "./id-token";
import { columnsOf } from "../../data/tables";
import { UserTable } from "../users/user.entity";

/** The maximum age of a confirming sign-in, in seconds. */
const MAX_AGE_SECONDS = 5 * 60;

/** How far Firebase's clock may be ahead of the shop's, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 60;

const uidColumn = columnsOf(UserTable, "firebaseUid");
const uidOf = select(uidColumn, "from users where id = $1");

/**
 * Verifies that the viewer has just signed in again to confirm an irreversible action, and returns that sign-in. Throws
 * BadUserInput for the ID token of another account or of a sign-in older than five minutes, Unauthenticated for an
 * invalid token, and ServiceUnavailable if Firebase can't be reached.
 */
export async function confirmSignIn(ctx: RequestContext, idToken: string): Promise<SignedInIdentity> {
  const { id } = requireViewer(ctx);
  requireIdTokenLength(idToken);
  await ctx.limits.consume("signIn");
  const identity = await ctx.identity.firebase.verify(idToken);
  const [account] = await rows(ctx.db, uidOf, [id]);
  if (account?.firebaseUid !== identity.uid) throw refusal("must be of your own account");
  const ageSeconds = (Date.now() - identity.signedInAt.getTime()) / 1_000;
  if (ageSeconds > MAX_AGE_SECONDS || ageSeconds < -CLOCK_TOLERANCE_SECONDS)
    throw refusal("must be of a sign-in in the last five minutes: sign in again");
  return identity;
}

const refusal = (message: string) => new BadUserInput([{ field: "idToken", message }]);
