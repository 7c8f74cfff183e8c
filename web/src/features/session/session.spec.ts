import type { Identity } from "./identity";
import { Session } from "./session";
import { SessionRefused } from "./session-api";
import type { SessionParts } from "./session-parts";
import type { SignedIn, Viewer } from "./session-record";

const minute = 60_000;
const ada: Viewer = { id: "u1", email: "ada@example.com", name: "Ada Lovelace", role: "CUSTOMER" };
const grace: Viewer = { id: "u2", email: "grace@example.com", name: "Grace Hopper", role: "ADMIN" };

const lasting = (viewer: Viewer, accessToken = `token of ${viewer.id}`): SignedIn => ({
  accessToken,
  expiresAt: Date.now() + 15 * minute,
  viewer,
});

/** A session whose identity service knows `known` (nobody without it); its parts can be watched. */
function sessionOf(known: Viewer | null, changes: Partial<SessionParts> = {}) {
  const identity = {
    idToken: jest.fn(async () => (known ? `id token of ${known.id}` : null)),
    signInWithPassword: jest.fn(async () => "id token"),
    signOut: jest.fn(async () => undefined),
  };
  const parts = {
    loadIdentity: jest.fn(async () => identity as unknown as Identity),
    exchange: jest.fn(async () => lasting(known ?? ada, `exchanged at ${Date.now()}`)),
    identify: jest.fn(async (accessToken: string) => lasting(ada, accessToken)),
    forget: jest.fn(),
    ...changes,
  };
  return { session: new Session(parts), identity, parts };
}

const stored = ({ accessToken, expiresAt, viewer }: SignedIn) => {
  localStorage.setItem("accesToken", accessToken);
  localStorage.setItem("shopSession", JSON.stringify({ expiresAt, viewer }));
};
const otherTab = () => window.dispatchEvent(new StorageEvent("storage", { key: "accesToken" }));
const signIn = (session: Session) => session.signIn((identity) => identity.signInWithPassword("a", "b"));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe("signing in", () => {
  it("exchanges the ID token and keeps the shop's token in local storage as accesToken", async () => {
    const { session, parts } = sessionOf(ada);
    await signIn(session);

    expect(parts.exchange).toHaveBeenCalledWith("id token");
    expect(session.getState()).toEqual({ status: "signedIn", viewer: ada });
    expect(localStorage.getItem("accesToken")).toBe(await session.getAccessToken());
  });

  it("leaves nobody signed in at the identity service where the shop refuses", async () => {
    const exchange = () => Promise.reject(new SessionRefused("UNAUTHENTICATED"));
    const { session, identity } = sessionOf(ada, { exchange });

    await expect(signIn(session)).rejects.toThrow(SessionRefused);
    expect(identity.signOut).toHaveBeenCalled();
    expect(session.getState().status).toBe("signedOut");
  });

  it("works where local storage is forbidden", async () => {
    const forbidden = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    const { session } = sessionOf(ada);
    await signIn(session);
    forbidden.mockRestore();

    expect(await session.getAccessToken()).toMatch(/^exchanged/);
  });
});

describe("coming back", () => {
  it("is signed in at once with a token that still lasts, without Firebase's code", () => {
    stored(lasting(ada));
    const { session, parts } = sessionOf(ada);
    session.start();

    expect(session.getState()).toEqual({ status: "signedIn", viewer: ada });
    expect(parts.loadIdentity).not.toHaveBeenCalled();
  });

  it("waits for a new token where the stored one has ended", async () => {
    stored({ ...lasting(ada), expiresAt: Date.now() - 1 });
    const { session } = sessionOf(ada);
    session.start();

    expect(session.getState().status).toBe("loading");
    expect(await session.getAccessToken()).toMatch(/^exchanged/);
    expect(session.getState().status).toBe("signedIn");
  });

  it("is signed out quietly where the identity service knows nobody any more", async () => {
    stored({ ...lasting(ada), expiresAt: Date.now() - 1 });
    const { session } = sessionOf(null);
    session.start();

    expect(await session.getAccessToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(session.getState()).toEqual({ status: "signedOut", refused: false });
  });

  it("asks the shop whose a token is that it knows nothing about", async () => {
    localStorage.setItem("accesToken", "planted");
    localStorage.setItem("shopSession", "{ no JSON");
    const { session, parts } = sessionOf(null);
    session.start();

    expect(await session.getAccessToken()).toBe("planted");
    expect(parts.identify).toHaveBeenCalledWith("planted");
    expect(session.getState().viewer).toEqual(ada);
  });

  it("is expelled with a forged token", async () => {
    localStorage.setItem("accesToken", "forged");
    const identify = () => Promise.reject(new SessionRefused("UNAUTHENTICATED"));
    const { session } = sessionOf(null, { identify });
    session.start();

    expect(await session.getAccessToken()).toBeNull();
    expect(session.getState()).toEqual({ status: "signedOut", refused: true });
    expect(localStorage.getItem("accesToken")).toBeNull();
  });
});

describe("renewal", () => {
  it("happens five minutes before the token ends", async () => {
    stored(lasting(ada));
    const { session, parts } = sessionOf(ada);
    session.start();

    await jest.advanceTimersByTimeAsync(10 * minute - 1);
    expect(parts.exchange).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(localStorage.getItem("accesToken")).toMatch(/^exchanged/);
  });

  it("takes the token that another tab has renewed meanwhile", async () => {
    stored(lasting(ada));
    const { session, parts } = sessionOf(ada);
    session.start();
    await jest.advanceTimersByTimeAsync(9 * minute);
    stored(lasting(ada, "renewed elsewhere"));
    await jest.advanceTimersByTimeAsync(minute);

    expect(parts.exchange).not.toHaveBeenCalled();
    expect(await session.getAccessToken()).toBe("renewed elsewhere");
  });

  it("tries again after 30 s, then 60 s, while the network is away, and tells requests so once the token has ended", async () => {
    stored({ ...lasting(ada), expiresAt: Date.now() - 1 });
    const exchange = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    const { session } = sessionOf(ada, { exchange });
    session.start();

    await jest.advanceTimersByTimeAsync(0);
    expect(session.getState()).toEqual({ status: "signedIn", viewer: ada });
    await jest.advanceTimersByTimeAsync(30_000);
    expect(exchange).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(exchange).toHaveBeenCalledTimes(3);
    await expect(session.getAccessToken()).rejects.toThrow(TypeError);
  });

  it("ends the session where the account has been disabled", async () => {
    stored({ ...lasting(ada), expiresAt: Date.now() - 1 });
    const { session, identity } = sessionOf(ada);
    identity.idToken.mockRejectedValue(Object.assign(new Error(), { code: "auth/user-disabled" }));
    session.start();

    expect(await session.getAccessToken()).toBeNull();
    expect(session.getState().status).toBe("signedOut");
  });
});

describe("the end", () => {
  it("drops token, identity and everything fetched", async () => {
    const { session, identity, parts } = sessionOf(ada);
    await signIn(session);
    session.signOut();
    await jest.advanceTimersByTimeAsync(0);

    expect(session.getState()).toEqual({ status: "signedOut", refused: false });
    expect(localStorage).toHaveLength(0);
    expect(parts.forget).toHaveBeenCalledTimes(1);
    expect(identity.signOut).toHaveBeenCalled();
  });

  it("is a refusal until the person has been told", async () => {
    const { session } = sessionOf(ada);
    await signIn(session);
    session.expel();
    expect(session.getState()).toEqual({ status: "signedOut", refused: true });
    session.acknowledgeRefusal();
    expect(session.getState()).toEqual({ status: "signedOut", refused: false });
  });

  it("does not come from a refusal of an earlier session's token", async () => {
    const { session } = sessionOf(ada);
    await signIn(session);
    session.expel("an older token");

    expect(session.getState().status).toBe("signedIn");
  });

  it("is not undone by a renewal that was under way", async () => {
    stored({ ...lasting(ada), expiresAt: Date.now() - 1 });
    const { session } = sessionOf(ada);
    session.start();
    session.signOut();
    await jest.advanceTimersByTimeAsync(0);

    expect(session.getState().status).toBe("signedOut");
    expect(localStorage).toHaveLength(0);
  });
});

describe("several tabs", () => {
  it("are signed out together", () => {
    stored(lasting(ada));
    const { session, parts } = sessionOf(ada);
    session.start();
    localStorage.clear();
    otherTab();

    expect(session.getState().status).toBe("signedOut");
    expect(parts.forget).toHaveBeenCalledTimes(1);
  });

  it("follow to another user and forget what the first one saw", () => {
    stored(lasting(ada));
    const { session, parts } = sessionOf(ada);
    session.start();
    stored(lasting(grace));
    otherTab();

    expect(session.getState().viewer).toEqual(grace);
    expect(parts.forget).toHaveBeenCalledTimes(1);
  });
});
