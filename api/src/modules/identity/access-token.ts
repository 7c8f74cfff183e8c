import { createSecretKey, type KeyObject } from "node:crypto";
import { sign, verify } from "jsonwebtoken";

/** How long an access token lasts (decision 8). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ISSUER = "shop";

/** Signs and reads the shop's own access tokens. They name a user and nothing else: role and existence are read anew. */
export class AccessTokens {
  private readonly key: KeyObject;

  /** The secret is shared by all processes of the shop. */
  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  /** A token for this user, and when it ends. */
  issue(userId: string, now = new Date()): { accessToken: string; expiresAt: Date } {
    const issued = Math.floor(now.getTime() / 1000);
    const expires = issued + ACCESS_TOKEN_SECONDS;
    const claims = { sub: userId, iss: ISSUER, iat: issued, exp: expires };
    return {
      accessToken: sign(claims, this.key, { algorithm: "HS256" }),
      expiresAt: new Date(expires * 1000),
    };
  }

  /** The user's id; null for a token that is forged, expired, or no token at all. */
  read(token: string): string | null {
    try {
      const claims = verify(token, this.key, { algorithms: ["HS256"], issuer: ISSUER });
      return typeof claims === "object" && typeof claims.sub === "string" ? claims.sub : null;
    } catch {
      return null;
    }
  }
}
