import { Unauthenticated } from "../errors";

const BEARER = /^Bearer +(\S+) *$/i;

/** The token of an `Authorization: Bearer …` header, if it has one. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
}

/** The same; throws Unauthenticated where there is none. */
export function requireBearer(authorization: string | undefined): string {
  const token = bearerOf(authorization);
  if (token === undefined) throw new Unauthenticated("Send `Authorization: Bearer …` with this call.");
  return token;
}
