import { userBounds } from "@shop/shared/user";
import { z } from "zod";
import { BadUserInput, Unauthenticated } from "../../errors";
import { lowerCaseAscii } from "../users/normalize-email";
import type { SignedInIdentity } from "../../context/identity";

/** The maximum length of an ID token; Firebase's have about 1,000 characters. */
const MAX_ID_TOKEN = 10_000;

const VISIBLE_EMAIL = /^[^\s\p{C}]+@[^\s\p{C}]+$/u;

/**
 * The claims of a verified ID token that the shop uses. Firebase guarantees these types; the emulator's tokens may
 * contain anything.
 */
const claimsSchema = z.object({
  uid: z.string().min(1).max(128),
  email: z.string().max(userBounds.email.max).regex(VISIBLE_EMAIL),
  email_verified: z.boolean().default(false),
  name: z.string().nullish(),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int().positive().max(8_640_000_000),
  firebase: z.object({ sign_in_provider: z.string().min(1).max(128) }),
});

/** Reads the sign-in from a verified ID token; throws Unauthenticated if a claim is missing or has another type. */
export function readIdentity(decoded: object): SignedInIdentity {
  const { success, data } = claimsSchema.safeParse(decoded);
  if (!success) throw new Unauthenticated("The Firebase ID token lacks an email, sign-in time or provider.");
  return {
    uid: data.uid,
    email: lowerCaseAscii(data.email),
    emailVerified: data.email_verified,
    name: data.name?.replaceAll("\0", "").slice(0, userBounds.name.max) ?? null,
    provider: data.firebase.sign_in_provider,
    signedInAt: new Date(data.auth_time * 1000),
  };
}

/** Throws BadUserInput if the argument `idToken` is empty or longer than any ID token. */
export function requireIdTokenLength(idToken: string): void {
  if (idToken.length === 0 || idToken.length > MAX_ID_TOKEN)
    throw new BadUserInput([{ field: "idToken", message: `must have 1 to ${MAX_ID_TOKEN} characters` }]);
}

/** Whether a text has the form of a token: three parts, the first two of them JSON objects. */
export function hasTokenForm(text: string): boolean {
  if (text.length > MAX_ID_TOKEN) return false;
  const parts = text.split(".");
  return parts.length === 3 && parts.slice(0, 2).every(holdsObject);
}

function holdsObject(part: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
