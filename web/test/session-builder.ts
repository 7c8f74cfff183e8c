import type { Identity } from "../src/features/session/identity";
import { Session, type SessionDependencies } from "../src/features/session/store/session";
import type { ActiveSession, Viewer } from "../src/features/session/store/session-storage";

/** Milliseconds. */
export const minute = 60_000;
/** A customer and an admin. */
export const ada: Viewer = {
  id: "u1",
  email: "ada@example.com",
  name: "Ada Lovelace",
  role: "CUSTOMER",
  permissions: [],
};
export const grace: Viewer = {
  id: "u2",
  email: "grace@example.com",
  name: "Grace Hopper",
  role: "ADMIN",
  permissions: [],
};

/** A session with the lifetime of the shop's tokens. */
export const lasting = (viewer: Viewer, accessToken = `token of ${viewer.id}`): ActiveSession => ({
  accessToken,
  expiresAt: Date.now() + 15 * minute,
  viewer,
});

/**
 * A session whose identity service has the account `known` signed in, or none; its dependencies are mocks.
 */
export function sessionOf(known: Viewer | null, changes: Partial<SessionDependencies> = {}) {
  const identity = {
    idToken: jest.fn(() => Promise.resolve(known ? `id token of ${known.id}` : null)),
    signInWithPassword: jest.fn(() => Promise.resolve("id token")),
    verifiedIdToken: jest.fn((): Promise<string | null> => Promise.resolve(null)),
    signOut: jest.fn(() => Promise.resolve()),
  };
  const parts = {
    loadIdentity: jest.fn(() => Promise.resolve(identity as unknown as Identity)),
    exchange: jest.fn(() => Promise.resolve(lasting(known ?? ada, `exchanged at ${Date.now()}`))),
    identify: jest.fn((accessToken: string) => Promise.resolve(lasting(ada, accessToken))),
    endOtherSessions: jest.fn(() => Promise.resolve(lasting(known ?? ada, "after the others"))),
    removeDevice: jest.fn((accessToken: string) => Promise.resolve(void accessToken)),
    clearCache: jest.fn(),
    ...changes,
  };
  return { session: new Session(parts), identity, parts };
}

/** Stores a session in local storage, as an earlier visit or another tab would. */
export const stored = ({ accessToken, expiresAt, viewer }: ActiveSession) => {
  localStorage.setItem("accesToken", accessToken);
  localStorage.setItem("shopSession", JSON.stringify({ expiresAt, viewer }));
};
