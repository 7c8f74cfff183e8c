import { createHmac } from "node:crypto";

/** Part of a token: its JSON, encoded. A text is taken as it is. */
export function encodePart(part: object | string): string {
  return Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url");
}

/** The present second, as tokens count time. */
export const now = () => Math.floor(Date.now() / 1000);

/** The claims of the shop's access tokens, for a user who has them for a minute, with some changed. */
export function accessClaims(userId: string, changed: object = {}) {
  return { sub: userId, epoch: 0, iss: "shop", aud: "shop", iat: now(), exp: now() + 60, ...changed };
}

/** A token signed by HMAC with any secret, under any header; without a secret its signature is empty. */
export function forgeToken(claims: object | string, secret?: string, header: object = {}): string {
  const signed = `${encodePart({ alg: "HS256", typ: "JWT", ...header })}.${encodePart(claims)}`;
  const signature =
    secret === undefined ? "" : createHmac("sha256", secret).update(signed).digest("base64url");
  return `${signed}.${signature}`;
}

/** The claims of a token, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<
    string,
    unknown
  >;
}

/** An ID token of the emulator's, which signs none, with other claims. */
export function changeClaims(idToken: string, changed: object): string {
  return `${idToken.split(".")[0]}.${encodePart({ ...claimsOf(idToken), ...changed })}.`;
}
