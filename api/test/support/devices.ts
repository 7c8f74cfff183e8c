import { asVisitor } from "./builders";
import { Caller } from "./caller";
import type { TestShop } from "./shop";

/** User-Agents of two browsers, and what their devices are called. */
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

const SIGN_IN = "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken } }";

/** Exchanges an ID token from a device with this User-Agent; its caller. */
export async function signInFrom(shop: TestShop, userAgent: string, idToken: string): Promise<Caller> {
  const { body } = await trySignInFrom(shop, userAgent, idToken);
  if (!body.data) throw new Error(`refused: ${JSON.stringify(body)}`);
  return new Caller(shop, body.data.signIn.accessToken);
}

/** The same, with the complete answer. */
export function trySignInFrom(shop: TestShop, userAgent: string, idToken: string) {
  return asVisitor(shop).post<{
    data: { signIn: { accessToken: string } } | null;
    errors?: { extensions: { code: string } }[];
  }>("/graphql", { query: SIGN_IN, variables: { idToken } }, { "user-agent": userAgent });
}

/** The devices that a caller is told of. */
export async function devicesOf(caller: Caller): Promise<ListedDevice[]> {
  const list = "{ myDevices { id name signedInAt lastUsedAt current } }";
  return (await caller.ask<{ myDevices: ListedDevice[] }>(list)).myDevices;
}
