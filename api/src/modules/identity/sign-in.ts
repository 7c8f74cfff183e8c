import { refusePrograms } from "../../context/authorize";
import type { RequestContext } from "../../context/context";
import { Forbidden } from "../../errors";
import { normalizeEmail } from "../users/normalize-email";
import { requireIdTokenLength } from "./id-token";
import { openSession } from "./open-session";
import type { Session } from "./session";

/** Exchanges a Firebase ID token for an access token; the user is created at the first sign-in (D-08). */
export async function signIn(ctx: RequestContext, idToken: string): Promise<Session> {
  refusePrograms(ctx);
  requireIdTokenLength(idToken);
  await ctx.limits.consume("signIn");
  return openSession(ctx, await ctx.identity.firebase.verify(idToken));
}

/** Exchanges an ID token for PUT /user/{email} (spec §7); throws Forbidden if it has another email. */
export async function signInAs(ctx: RequestContext, idToken: string, email: string): Promise<Session> {
  refusePrograms(ctx);
  await ctx.limits.consume("signIn");
  const identity = await ctx.identity.firebase.verify(idToken);
  if (identity.email !== normalizeEmail(email)) throw new Forbidden("The ID token belongs to another email.");
  return openSession(ctx, identity);
}
