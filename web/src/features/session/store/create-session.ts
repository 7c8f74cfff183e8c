import type { IdentityConfig, Identity } from "../identity";
import { Session } from "./session";

/** Returns a function that loads Firebase's code on its first call, and again after a failed load. */
function lazyIdentity(config: IdentityConfig): () => Promise<Identity> {
  let loading: Promise<Identity> | undefined;
  return () =>
    (loading ??= import("../firebase-identity").then(
      (file) => file.createFirebaseIdentity(config),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
}

/** loaded on demand: visitors don't need it */
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
