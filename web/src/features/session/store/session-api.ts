import { ACCESS_TOKEN_SECONDS } from "@shop/shared/user";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import { inTime } from "../../../graphql/in-time";
import type { ActiveSession } from "./session-storage";
import { SessionRefused } from "./session-refused";
import {
  MeDocument,
  SignInDocument,
  SignOutDocument,
  SignOutOtherDevicesDocument,
  type SignInMutation,
} from "./session.generated";

/** The assumed lifetime of an access token without a known expiry (D-08), in milliseconds. */
const DEFAULT_LIFETIME_MS = ACCESS_TOKEN_SECONDS * 1_000;

/**
 * Exchanges a Firebase ID token for the shop's access token (D-08). Throws {@link SessionRefused}, or a TypeError if the shop can't
 * be reached.
 */
export async function exchangeIdToken(idToken: string): Promise<ActiveSession> {
  const { result, answeredAt } = await request(SignInDocument, { idToken });
  return activeSession(result.signIn, answeredAt);
}

/** Ends the viewer's other sessions and opens a new one for the ID token of a new sign-in. Throws like {@link exchangeIdToken}. */
export async function endOtherSessions(idToken: string, accessToken: string | null): Promise<ActiveSession> {
  const { result, answeredAt } = await request(SignOutOtherDevicesDocument, { idToken }, accessToken);
  return activeSession(result.signOutOtherDevices, answeredAt);
}

/** Makes the shop forget this device. Throws like {@link exchangeIdToken}. */
export async function removeDevice(accessToken: string): Promise<void> {
  await request(SignOutDocument, {}, accessToken);
}

function activeSession(
  { accessToken, expiresAt, permissions, user }: SignInMutation["signIn"],
  answeredAt: number,
): ActiveSession {
  // `expiresAt` uses the server's clock; this device's clock may be hours off
  const remaining = new Date(expiresAt).getTime() - answeredAt;
  return { accessToken, expiresAt: Date.now() + remaining, viewer: { ...user, permissions } };
}

/** Looks up the viewer of an access token stored without one. Throws like {@link exchangeIdToken}. */
export async function identifyToken(accessToken: string): Promise<ActiveSession> {
  const { result } = await request(MeDocument, {}, accessToken);
  return { accessToken, expiresAt: Date.now() + DEFAULT_LIFETIME_MS, viewer: result.me };
}

interface GraphQLResponse<Result> {
  data?: Result | null;
  errors?: { message?: string; extensions?: { code?: string } }[];
}

/** Sends an operation without Apollo Client, because its requests wait for the token requested here. */
async function request<Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  accessToken?: string | null,
): Promise<{ result: Result; answeredAt: number }> {
  const ask = (signal: AbortSignal) =>
    fetch("/graphql", {
      signal,
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      },
      keepalive: true, // signing out may be the last request before the page is closed
      body: JSON.stringify({ query: print(document), variables }),
    });
  const response = await inTime(ask);
  const { data, errors } = await parseResponse<Result>(response);
  if (errors?.length || !data)
    throw new SessionRefused(errors?.[0]?.extensions?.code ?? "INTERNAL_SERVER_ERROR", errors?.[0]?.message);
  return { result: data, answeredAt: Date.parse(response.headers.get("date") ?? "") || Date.now() };
}

/** Parses a response. A proxy in front of the shop may respond with other content than JSON. */
async function parseResponse<Result>(response: Response): Promise<GraphQLResponse<Result>> {
  try {
    return (await response.json()) as GraphQLResponse<Result>;
  } catch {
    throw new SessionRefused("SERVICE_UNAVAILABLE");
  }
}
