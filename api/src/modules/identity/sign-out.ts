import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { endSessions } from "../users/end-sessions";
import { removeDevice } from "../users/devices";
import { endSessionsHereAndThere } from "./firebase-jobs";
import { openSession } from "./open-session";
import { requireIdTokenLength } from "./id-token";
import type { Session } from "./session";

/** Forgets the viewer's device, which signs out by dropping its tokens. */
export async function signOut(ctx: RequestContext): Promise<boolean> {
  const { id, deviceId } = requireViewer(ctx);
  if (deviceId !== null) await removeDevice(ctx, id, deviceId);
  return true;
}

/**
 * Ends all sessions of the viewer, this one too, here and at Firebase, and forgets their devices (ADR-0016). If Firebase can't be
 * reached, nothing changes; where its answer is late or lost, the sessions end here, and there in the background.
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
 * Ends the viewer's sessions that began before the sign-in of this ID token, and opens a new one for it: what follows a change of
 * the password, at which Firebase ends the others itself. Throws Forbidden for somebody else's ID token.
 */
export async function signOutOtherDevices(ctx: RequestContext, idToken: string): Promise<Session> {
  const { id } = requireViewer(ctx);
  requireIdTokenLength(idToken);
  await ctx.limits.consume("account");
  return openSession(ctx, await ctx.identity.firebase.verify(idToken), { endOthersOf: id });
}
