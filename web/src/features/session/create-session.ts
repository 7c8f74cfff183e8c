import { lazyIdentity, type IdentityConfig } from "./identity";
import { Session } from "./session";
import { exchangeIdToken, identifyToken } from "./session-api";

/** The shop's session over Firebase and the shop's own endpoint; see {@link Session.start}. */
export function createSession(identity: IdentityConfig, forget: () => void): Session {
  return new Session({
    loadIdentity: lazyIdentity(identity),
    exchange: exchangeIdToken,
    identify: identifyToken,
    forget,
  });
}
