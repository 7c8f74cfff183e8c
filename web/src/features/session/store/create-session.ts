import type { IdentityConfig } from "../firebase/identity";
import { lazyIdentity } from "../firebase/lazy-identity";
import { Session } from "./session";

/** A session that uses Firebase and the shop's GraphQL endpoint; see {@link Session.start}. */
export function createSession(identity: IdentityConfig, clearCache: () => void): Session {
  return new Session({
    loadIdentity: lazyIdentity(identity),
    // loaded on demand: visitors need neither
    exchange: async (idToken) => (await import("./session-api")).exchangeIdToken(idToken),
    identify: async (accessToken) => (await import("./session-api")).identifyToken(accessToken),
    endOtherSessions: async (...tokens) => (await import("./session-api")).endOtherSessions(...tokens),
    removeDevice: async (accessToken) => (await import("./session-api")).removeDevice(accessToken),
    clearCache,
  });
}
