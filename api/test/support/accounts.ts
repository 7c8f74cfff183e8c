import { randomUUID } from "node:crypto";
import { emulatorHost, TEST_PROJECT } from "./database";

/** An account at the Firebase emulator, just signed in. */
export interface FirebaseAccount {
  email: string;
  password: string;
  uid: string;
  idToken: string;
  /** Gets fresh ID tokens for as long as the sign-in lasts. */
  refreshToken: string;
}

type Known = Pick<FirebaseAccount, "email" | "password">;

interface Wanted {
  email?: string;
  displayName?: string;
  verified?: boolean;
}

/** Registers somebody with e-mail and password, as the pages do. */
export async function register(wanted: Wanted = {}): Promise<FirebaseAccount> {
  const { email = anAddress(), displayName, verified = false } = wanted;
  const password = "a-password-1";
  const { localId } = await post("accounts:signUp", { email, password, displayName });
  if (verified) await administer(localId, { emailVerified: true });
  return signInAtFirebase({ email, password });
}

/** A fresh ID token of a known account. */
export async function signInAtFirebase({ email, password }: Known): Promise<FirebaseAccount> {
  const { localId, idToken, refreshToken } = await post("accounts:signInWithPassword", { email, password });
  return { email, password, uid: localId, idToken, refreshToken };
}

/** Signs in with a Google account of this e-mail, as Google's window does: the owner of the e-mail alone has one. */
export async function signInWithGoogle(email: string): Promise<Omit<FirebaseAccount, "password">> {
  const claims = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(claims)}`;
  const answer = await post("accounts:signInWithIdp", { postBody, requestUri: "http://localhost" });
  return { email, uid: answer.localId, idToken: answer.idToken, refreshToken: answer.refreshToken };
}

/** The ID token that a refresh token is exchanged for; undefined where Firebase refuses. */
export async function refresh(refreshToken: string): Promise<string | undefined> {
  const answer = await fetch(`http://${emulatorHost()}/securetoken.googleapis.com/v1/token?key=any`, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }),
  });
  return ((await answer.json()) as { id_token?: string }).id_token;
}

/** Changes an account as Firebase's own console would: verifies its e-mail, gives it another one, disables it, ends its sessions. */
export async function administer(
  uid: string,
  change: { emailVerified?: boolean; email?: string; disableUser?: boolean; validSince?: string },
): Promise<void> {
  await post(`projects/${TEST_PROJECT}/accounts:update`, { localId: uid, ...change }, "owner");
}

/** Deletes an account at Firebase, as its owner or the console can. */
export async function removeAccount(uid: string): Promise<void> {
  await post(`projects/${TEST_PROJECT}/accounts:delete`, { localId: uid }, "owner");
}

/** An account as Firebase's own console shows it. */
export async function lookUp(uid: string): Promise<{ disabled?: boolean; validSince?: string }> {
  const path = `projects/${TEST_PROJECT}/accounts:lookup`;
  const { users } = (await post(path, { localId: [uid] }, "owner")) as unknown as { users: [object] };
  return users[0];
}

/** An e-mail that nobody else in the run has: the emulator is shared. */
export function anAddress(): string {
  return `person-${randomUUID()}@example.com`;
}

async function post(
  path: string,
  body: object,
  bearer?: string,
): Promise<{ localId: string; idToken: string; refreshToken: string }> {
  const url = `http://${emulatorHost()}/identitytoolkit.googleapis.com/v1/${path}?key=any`;
  const headers = {
    "content-type": "application/json",
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  };
  const answer = await fetch(url, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`the emulator refused ${path}: ${await answer.text()}`);
  return (await answer.json()) as { localId: string; idToken: string; refreshToken: string };
}
