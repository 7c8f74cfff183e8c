import type { IdentityConfig } from "../firebase/identity";
import { lazyIdentity } from "../firebase/lazy-identity";
import { Session } from "./session";

/** The shop's session over Firebase and the shop's own endpoint; see {@link Session.start}. */
export function createSession(identity: IdentityConfig, clearCache: () => void): Session {
  return new Session({
    loadIdentity: lazyIdentity(identity),
    // a visitor needs neither
    exchange: async (idToken) => (await import("./session-api")).exchangeIdToken(idToken),
    identify: async (accessToken) => (await import("./session-api")).identifyToken(accessToken),
    clearCache,
  });
}
