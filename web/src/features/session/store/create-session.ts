import type { IdentityConfig } from "../firebase/identity";
import { lazyIdentity } from "../firebase/lazy-identity";
import { Session } from "./session";

/** Loaded on demand: visitors need none of it. */
const api = () => import("./session-api");

/** A session that uses Firebase and the shop's GraphQL endpoint; see {@link Session.start}. */
export function createSession(identity: IdentityConfig, clearCache: () => void): Session {
  return new Session({
    loadIdentity: lazyIdentity(identity),
    exchange: async (idToken) => (await api()).exchangeIdToken(idToken),
    identify: async (accessToken) => (await api()).identifyToken(accessToken),
    endOtherSessions: async (...tokens) => (await api()).endOtherSessions(...tokens),
    removeDevice: async (accessToken) => (await api()).removeDevice(accessToken),
    clearCache,
  });
}
