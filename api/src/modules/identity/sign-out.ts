import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { endSessions } from "../users/end-sessions";
import { removeDevice } from "../users/devices";
import { endSessionsHereAndThere } from "./firebase-jobs";
import { openSession } from "./open-session";
import { requireIdTokenLength } from "./id-token";
import type { Session } from "./session";

/** Deletes the viewer's device; the client signs out by dropping its tokens. */
export async function signOut(ctx: RequestContext): Promise<boolean> {
  const { id, deviceId } = requireViewer(ctx);
  if (deviceId !== null) await removeDevice(ctx, id, deviceId);
  return true;
}

/**
 * Ends all sessions of the viewer here and at Firebase, including this one, and deletes their devices (ADR-0016). If
 * Firebase can't be reached, nothing changes; if its answer is late or lost, the sessions end here at once, and at
 * Firebase in the background.
 */
export async function signOutEverywhere(ctx: RequestContext): Promise<boolean> {
  const { id } = requireViewer(ctx);
  await ctx.limits.consume("account");
  return inTransaction(ctx, async (tx) => {
    await endSessionsHereAndThere(tx, id, await endSessions(tx, id));
    return true;
  });
}

/**
 * Ends the viewer's sessions that began before the sign-in of this ID token, and opens a new one for it. Used after a
 * change of the password, for which Firebase itself ends the earlier sessions there. Throws Forbidden for another
 * user's ID token.
 */
export async function signOutOtherDevices(ctx: RequestContext, idToken: string): Promise<Session> {
  const { id } = requireViewer(ctx);
  requireIdTokenLength(idToken);
  await ctx.limits.consume("account");
  return openSession(ctx, await ctx.identity.firebase.verify(idToken), { endOthersOf: id });
}
