import { createHmac } from "node:crypto";
import { uniqueEmail, register, type FirebaseAccount } from "./accounts";
import { asAdmin, asVisitor } from "./builders";
import { Caller, type GraphQLAnswer } from "./caller";
import type { TestShop } from "./shop";

/** The result of a sign-in. */
export interface SignedIn {
  accessToken: string;
  user: { id: string; email: string; name: string | null; role: string };
}

const SIGN_IN =
  "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken user { id email name role } } }";
const MAKE_ADMIN = "mutation ($id: ID!) { makeAdmin(userId: $id) { id } }";

/** Exchanges an ID token for a session; returns the complete response, which can be a refusal. */
export function trySignIn(shop: TestShop, idToken: string): Promise<GraphQLAnswer<{ signIn: SignedIn }>> {
  return asVisitor(shop).graphql<{ signIn: SignedIn }>(SIGN_IN, { idToken });
}

/** Signs in; returns the session with a caller that uses it. */
export async function signIn(shop: TestShop, idToken: string): Promise<SignedIn & { caller: Caller }> {
  const { data, errors } = await trySignIn(shop, idToken);
  if (!data) throw new Error(`refused: ${JSON.stringify(errors)}`);
  return { ...data.signIn, caller: new Caller(shop, data.signIn.accessToken) };
}

/** Registers an email by password, without verifying it, and signs in to the shop. */
export async function aRegisteredUser(
  shop: TestShop,
  email = uniqueEmail(),
): Promise<FirebaseAccount & SignedIn & { caller: Caller }> {
  const account = await register({ email, displayName: "Stranger" });
  return { ...account, ...(await signIn(shop, account.idToken)) };
}

/** Makes a user an admin, as another admin does on the page. */
export async function promote(shop: TestShop, id: string): Promise<void> {
  await (await asAdmin(shop)).ask(MAKE_ADMIN, { id });
}

/** The User-Agents of two browsers, and the names of their devices. */
export const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
export const PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0";

/** A device as its user sees it. */
export interface ListedDevice {
  id: string;
  name: string;
  signedInAt: string;
  lastUsedAt: string;
  current: boolean;
}

/** Signs in from a device with this User-Agent; returns its caller. */
export async function signInFrom(shop: TestShop, userAgent: string, idToken: string): Promise<Caller> {
  const { body } = await trySignInFrom(shop, userAgent, idToken);
  if (!body.data) throw new Error(`refused: ${JSON.stringify(body)}`);
  return new Caller(shop, body.data.signIn.accessToken);
}

/** Signs in from a device with this User-Agent; returns the complete response. */
export function trySignInFrom(shop: TestShop, userAgent: string, idToken: string) {
  return asVisitor(shop).post<{
    data: { signIn: { accessToken: string } } | null;
    errors?: { extensions: { code: string } }[];
  }>("/graphql", { query: SIGN_IN, variables: { idToken } }, { "user-agent": userAgent });
}

/** The caller's devices. */
export async function devicesOf(caller: Caller): Promise<ListedDevice[]> {
  const list = "{ myDevices { id name signedInAt lastUsedAt current } }";
  return (await caller.ask<{ myDevices: ListedDevice[] }>(list)).myDevices;
}

/** Encodes a part of a token: an object as JSON, a text unchanged. */
export function encodePart(part: object | string): string {
  return Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url");
}

/** The current time in seconds, as in tokens. */
export const now = () => Math.floor(Date.now() / 1000);

/** The claims of an access token that expires in one minute, with some changes. */
export function accessClaims(userId: string, changed: object = {}) {
  return { sub: userId, epoch: 0, iss: "shop", aud: "shop", iat: now(), exp: now() + 60, ...changed };
}

/** A token signed by HMAC with any secret and header. Without a secret its signature is empty. */
export function forgeToken(claims: object | string, secret?: string, header: object = {}): string {
  const signed = `${encodePart({ alg: "HS256", typ: "JWT", ...header })}.${encodePart(claims)}`;
  const signature =
    secret === undefined ? "" : createHmac("sha256", secret).update(signed).digest("base64url");
  return `${signed}.${signature}`;
}

/** The claims of a token, without verification. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<
    string,
    unknown
  >;
}

/** An ID token of the emulator (which doesn't sign them) with other claims. */
export function changeClaims(idToken: string, changed: object): string {
  return `${idToken.split(".")[0]}.${encodePart({ ...claimsOf(idToken), ...changed })}.`;
}
