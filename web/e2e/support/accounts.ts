import type { APIRequestContext, Page } from "@playwright/test";
import { openPage } from "./open-page";
import { shopUnderTest } from "./shop-under-test";

/** An account with email and password. */
export interface Account {
  email: string;
  password: string;
  name: string;
}

/** The demo seed's admin. */
export const admin: Account = { email: "admin@example.com", password: "admin-demo-1", name: "Admin" };

/** The emulator closes a connection after 5 s without a call, which may be just when the next call is sent over it. */
const ownConnection = { headers: { connection: "close" } };

let count = 0;

/** An account with a unique address and name for this run; it isn't registered yet. */
export function newAccount(firstName = "Ada"): Account {
  count += 1;
  const unique = `${process.pid}${Date.now().toString(36)}${count}`;
  return { email: `shopper-${unique}@example.com`, password: "secret-1", name: `${firstName} ${unique}` };
}

/** Calls the emulator's REST API, as Firebase's library does. */
async function askIdentity(
  request: APIRequestContext,
  method: string,
  data: object,
): Promise<{ idToken: string }> {
  const { emulatorUrl } = await shopUnderTest();
  const address = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-api-key`;
  const answer = await request.post(address, {
    ...ownConnection,
    data: { ...data, returnSecureToken: true },
  });
  if (!answer.ok()) throw new Error(`${method}: ${await answer.text()}`);
  return (await answer.json()) as { idToken: string };
}

/** Registers the account at the emulator. */
export async function register(
  request: APIRequestContext,
  { email, password, name }: Account,
): Promise<void> {
  await askIdentity(request, "signUp", { email, password, displayName: name });
}

/** An ID token of an account registered at the emulator. */
export async function idTokenOf(request: APIRequestContext, { email, password }: Account): Promise<string> {
  return (await askIdentity(request, "signInWithPassword", { email, password })).idToken;
}

/** The newest verification link for this address; the emulator keeps the mails instead of sending them. */
export async function verificationLink(
  request: APIRequestContext,
  email: string,
): Promise<string | undefined> {
  const { emulatorUrl } = await shopUnderTest();
  const answer = await request.get(`${emulatorUrl}/emulator/v1/projects/demo-shop/oobCodes`, ownConnection);
  const { oobCodes } = (await answer.json()) as { oobCodes: Record<string, string>[] };
  return oobCodes.findLast((code) => code.email === email && code.requestType === "VERIFY_EMAIL")?.oobLink;
}

/** Verifies this address by its newest link. */
export async function followVerificationLink(request: APIRequestContext, email: string): Promise<void> {
  await request.get((await verificationLink(request, email)) ?? "", ownConnection);
}

/** Fills in the open login page and submits it. */
export async function fillInCredentials(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
}

/** Opens the login page, or a page that leads there, and signs in. */
export async function sendCredentials(page: Page, account: Account, address = "/login"): Promise<void> {
  await openPage(page, address);
  await fillInCredentials(page, account);
}

/** Signs in on the login page, on the way to `address`. */
export async function logIn(page: Page, account: Account, address?: string): Promise<void> {
  await sendCredentials(page, account, address);
  await page.getByRole("button", { name: /Account menu/ }).waitFor();
}
