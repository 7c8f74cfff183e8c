import { createSecretKey, type KeyObject } from "node:crypto";
import { ACCESS_TOKEN_SECONDS } from "@shop/shared/user";
import { sign, verify, type JwtPayload } from "jsonwebtoken";
import type { AccessTokenIssuer, AccessTokenSubject, LinkPurpose } from "../../context/identity";
import { isUuid } from "../../data/uuid";

const ISSUER = "shop";
const AUDIENCE = "shop";

/** The maximum length of an access token; the shop's own have about 330 characters. */
const MAX_LENGTH = 1_000;

/** The maximum difference between the clocks of two shop processes, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 60;

/**
 * Signs and reads the shop's access tokens. They grant no rights by themselves: role, existence and epoch are read from
 * the database at each request.
 */
export class AccessTokens implements AccessTokenIssuer {
  private readonly key: KeyObject;

  /** The secret is shared by all processes of the shop. */
  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  /** Issues a token for its subject; returns it with the time of its expiry. */
  issue(
    { userId, epoch, deviceId }: AccessTokenSubject,
    now = new Date(),
  ): { accessToken: string; expiresAt: Date } {
    const issued = Math.floor(now.getTime() / 1000);
    const expires = issued + ACCESS_TOKEN_SECONDS;
    const device = deviceId ?? undefined;
    const claims = { sub: userId, epoch, device, iss: ISSUER, aud: AUDIENCE, iat: issued, exp: expires };
    return {
      accessToken: sign(claims, this.key, { algorithm: "HS256" }),
      expiresAt: new Date(expires * 1000),
    };
  }

  /** Reads a token; returns null if it is forged, expired, incomplete, or not a token. */
  read(token: string): AccessTokenSubject | null {
    if (token.length > MAX_LENGTH) return null;
    try {
      const options = { algorithms: ["HS256" as const], issuer: ISSUER, audience: AUDIENCE };
      return subjectOf(verify(token, this.key, options));
    } catch {
      return null;
    }
  }

  signLink(purpose: LinkPurpose, id: string, since: Date): string {
    const claims = { sub: id, iss: ISSUER, aud: purpose, iat: Math.floor(since.getTime() / 1000) };
    return sign(claims, this.key, { algorithm: "HS256" });
  }

  readLink(purpose: LinkPurpose, token: string, hours: number): string | null {
    if (token.length > MAX_LENGTH) return null;
    try {
      const options = { algorithms: ["HS256" as const], issuer: ISSUER, audience: purpose };
      const { sub } = verify(token, this.key, { ...options, maxAge: hours * 3_600 }) as JwtPayload;
      return isUuid(sub) ? sub : null;
    } catch {
      return null;
    }
  }
}

/** jsonwebtoken checks `exp` and `iat` only if a token has them; the shop's own always do. */
function subjectOf(claims: JwtPayload | string): AccessTokenSubject | null {
  if (typeof claims === "string") return null;
  const { sub, epoch, device, iat, exp } = claims as JwtPayload & { epoch?: unknown; device?: unknown };
  if (!isUuid(sub) || !isWhole(epoch) || !isWhole(iat) || !isWhole(exp)) return null;
  const lasts = exp - iat;
  const issuedAhead = iat - Date.now() / 1000;
  if (lasts > ACCESS_TOKEN_SECONDS || issuedAhead > CLOCK_TOLERANCE_SECONDS) return null;
  return { userId: sub, epoch, deviceId: isUuid(device) ? device : null };
}

function isWhole(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
