import { createHmac } from "node:crypto";

/** Encodes a part of a token: an object as JSON, a text unchanged. */
export function encodePart(part: object | string): string {
  return Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url");
}

/** The current time in seconds, as in tokens. */
export const now = () => Math.floor(Date.now() / 1000);

/** The claims of an access token that expires in one minute, with some changed. */
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
