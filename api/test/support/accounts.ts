import { randomUUID } from "node:crypto";
import { emulatorHost, TEST_PROJECT } from "./database";

/** A signed-in account of the Firebase emulator. */
export interface FirebaseAccount {
  email: string;
  password: string;
  uid: string;
  idToken: string;
  /** Can be exchanged for fresh ID tokens during the session. */
  refreshToken: string;
}

type Known = Pick<FirebaseAccount, "email" | "password">;

interface Wanted {
  email?: string;
  displayName?: string;
  verified?: boolean;
}

/** Registers an account with email and password, as the pages do. */
export async function register(wanted: Wanted = {}): Promise<FirebaseAccount> {
  const { email = uniqueEmail(), displayName, verified = false } = wanted;
  const password = "a-password-1";
  const { localId } = await post("accounts:signUp", { email, password, displayName });
  if (verified) await updateAccount(localId, { emailVerified: true });
  return signInAtFirebase({ email, password });
}

/** Signs an existing account in. */
export async function signInAtFirebase({ email, password }: Known): Promise<FirebaseAccount> {
  const { localId, idToken, refreshToken } = await post("accounts:signInWithPassword", { email, password });
  return { email, password, uid: localId, idToken, refreshToken };
}

/** Signs in with the Google account of this email, as only the email's owner can. */
export async function signInWithGoogle(email: string): Promise<Omit<FirebaseAccount, "password">> {
  const claims = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(claims)}`;
  const answer = await post("accounts:signInWithIdp", { postBody, requestUri: "http://localhost" });
  return { email, uid: answer.localId, idToken: answer.idToken, refreshToken: answer.refreshToken };
}

/** Exchanges a refresh token for an ID token; undefined if Firebase refuses. */
export async function refreshIdToken(refreshToken: string): Promise<string | undefined> {
  const answer = await fetch(`http://${emulatorHost()}/securetoken.googleapis.com/v1/token?key=any`, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }),
  });
  return ((await answer.json()) as { id_token?: string }).id_token;
}

/** Changes an account like Firebase's console: verifies or changes its email, disables it, ends its sessions. */
export async function updateAccount(
  uid: string,
  change: { emailVerified?: boolean; email?: string; disableUser?: boolean; validSince?: string },
): Promise<void> {
  await post(`projects/${TEST_PROJECT}/accounts:update`, { localId: uid, ...change }, "owner");
}

/** Deletes an account at Firebase, like its owner or the console. */
export async function deleteAccount(uid: string): Promise<void> {
  await post(`projects/${TEST_PROJECT}/accounts:delete`, { localId: uid }, "owner");
}

/** Reads an account like Firebase's console. */
export async function getAccount(uid: string): Promise<{ disabled?: boolean; validSince?: string }> {
  const path = `projects/${TEST_PROJECT}/accounts:lookup`;
  const { users } = (await post(path, { localId: [uid] }, "owner")) as unknown as { users: [object] };
  return users[0];
}

/** A unique email in this run: all tests share the emulator. */
export function uniqueEmail(): string {
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
