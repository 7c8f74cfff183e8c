import { mayDo } from "../permissions";
import type { Session } from "./session";
import { SessionRefused } from "./session-refused";
import type { Viewer } from "./session-storage";
import { ada, lasting, sessionOf, stored } from "../../../../test/session-builder";

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

describe("an address that is verified", () => {
  it("renews the session once the identity service says so", async () => {
    const { session, identity, parts } = sessionOf(ada);
    await signIn(session);
    expect(await session.confirmVerification()).toBe(false);
    expect(parts.exchange).toHaveBeenCalledTimes(1);
    identity.verifiedIdToken.mockResolvedValue("verified id token");
    expect(await session.confirmVerification()).toBe(true);
    expect(parts.exchange).toHaveBeenLastCalledWith("verified id token");
    expect(localStorage.getItem("accesToken")).toBe(await session.getAccessToken());
  });

  it("leaves the session as it is where the shop refuses", async () => {
    const exchange = jest.fn(() => Promise.resolve(lasting(ada)));
    const { session, identity } = sessionOf(ada, { exchange });
    await signIn(session);
    identity.verifiedIdToken.mockResolvedValue("verified id token");
    exchange.mockRejectedValueOnce(new SessionRefused("SERVICE_UNAVAILABLE"));
    await expect(session.confirmVerification()).rejects.toThrow(SessionRefused);
    expect(session.getState().status).toBe("signedIn");
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

  it("waits for a new token if the stored token has expired", async () => {
    stored({ ...lasting(ada), expiresAt: Date.now() - 1 });
    const { session } = sessionOf(ada);
    session.start();

    expect(session.getState().status).toBe("loading");
    expect(await session.getAccessToken()).toMatch(/^exchanged/);
    expect(session.getState().status).toBe("signedIn");
  });

  it.each([
    [30_001, "signedIn"],
    [30_000, "loading"],
  ])("with a token that ends in %i ms is %s: it counts as ended 30 seconds before", (left, status) => {
    stored({ ...lasting(ada), expiresAt: Date.now() + left });
    const { session } = sessionOf(ada);
    session.start();
    expect(session.getState().status).toBe(status);
  });

  it("has expired, without an alert, where the identity service knows nobody any more", async () => {
    stored({ ...lasting(ada), expiresAt: Date.now() - 1 });
    const { session } = sessionOf(null);
    session.start();

    expect(await session.getAccessToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(session.getState()).toEqual({ status: "signedOut", refused: false, ended: "expired" });
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

describe("the end", () => {
  it("drops token, identity and everything fetched", async () => {
    const { session, identity, parts } = sessionOf(ada);
    await signIn(session);
    session.signOut();
    await jest.advanceTimersByTimeAsync(0);

    expect(session.getState()).toEqual({ status: "signedOut", refused: false });
    expect(localStorage).toHaveLength(0);
    expect(parts.clearCache).toHaveBeenCalledTimes(1);
    expect(identity.signOut).toHaveBeenCalled();
  });

  it("is a refusal until the person has read it", async () => {
    const { session } = sessionOf(ada);
    await signIn(session);
    session.handleUnauthorized();
    expect(session.getState()).toEqual({ status: "signedOut", refused: true });
    session.acknowledgeRefusal();
    expect(session.getState()).toEqual({ status: "signedOut", refused: false });
  });

  it("does not come from a refusal of an earlier session's token", async () => {
    const { session } = sessionOf(ada);
    await signIn(session);
    session.handleUnauthorized("an older token");

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

describe("the account", () => {
  it("shows a new name at once, in the other tabs too", async () => {
    const { session } = sessionOf(ada);
    await signIn(session);
    const other = sessionOf(ada).session;
    other.start();
    session.rename("Ada Byron");
    window.dispatchEvent(new StorageEvent("storage", { key: "shopSession" }));
    for (const { getState } of [session, other]) expect(getState().viewer?.name).toBe("Ada Byron");
  });

  it("lets the shop forget the device at sign-out, and not where the server ended the session", async () => {
    const { session, parts } = sessionOf(ada);
    await signIn(session);
    session.handleUnauthorized();
    expect(parts.removeDevice).not.toHaveBeenCalled();
    await signIn(session);
    const token = await session.getAccessToken();
    session.signOut();
    expect(parts.removeDevice).toHaveBeenCalledWith(token);
  });

  it("goes on with a new session once the others have ended", async () => {
    const { session, parts } = sessionOf(ada);
    await signIn(session);
    const before = await session.getAccessToken();
    await session.endOtherSessions("new id token");
    expect(parts.endOtherSessions).toHaveBeenCalledWith("new id token", before);
    expect(await session.getAccessToken()).toBe("after the others");
  });

  it("remembers until the next sign-in that all sessions were ended here", async () => {
    const { session, identity } = sessionOf(ada);
    await signIn(session);
    session.endEverywhere();
    expect(session.getState()).toEqual({ status: "signedOut", refused: false, ended: "everywhere" });
    expect(localStorage.getItem("accesToken")).toBeNull();
    await Promise.resolve();
    expect(identity.signOut).toHaveBeenCalled();
    await signIn(session);
    session.signOut();
    expect(session.getState()).toEqual({ status: "signedOut", refused: false });
  });
});

describe("staff who lack a permission", () => {
  const staff: Viewer = { ...ada, role: "STAFF", permissions: ["READ_ORDERS", "WRITE_ORDERS"] };
  const lookUp = (viewer: Viewer) => ({
    identify: jest.fn((token: string) => Promise.resolve(lasting(viewer, token))),
  });
  const refused = async (now: Viewer, isRead: boolean) => {
    const { session, parts } = sessionOf(staff, lookUp(now));
    await signIn(session);
    const token = (await session.getAccessToken()) ?? undefined;
    session.handleForbidden(token, isRead);
    await session.getAccessToken(); // as a query sent in the meantime
    await jest.advanceTimersByTimeAsync(0);
    return { session, parts, token };
  };

  it.each([true, false])(
    "stay signed in with the permissions that they still have (a query: %s)",
    async (isRead) => {
      const { session, parts, token } = await refused({ ...staff, permissions: ["READ_ORDERS"] }, isRead);
      expect(parts.identify).toHaveBeenCalledWith(token);
      expect(session.getState()).toMatchObject({
        status: "signedIn",
        viewer: { permissions: ["READ_ORDERS"] },
      });
      expect(await session.getAccessToken()).toBe(token);
      expect(parts.clearCache).not.toHaveBeenCalled();
    },
  );

  it("become a customer without any, and stay signed in where an earlier query is refused later", async () => {
    const { session, token } = await refused(ada, true);
    session.handleForbidden(token, true);
    expect(session.getState()).toMatchObject({ status: "signedIn", viewer: { role: "CUSTOMER" } });
  });

  it("lose them in the other tabs too", async () => {
    const other = sessionOf(staff).session;
    await refused(staff, true);
    other.start();
    expect(other.getState().viewer).toEqual(staff);
    await refused(ada, false);
    window.dispatchEvent(new StorageEvent("storage", { key: "shopSession" }));
    expect(other.getState().viewer?.role).toBe("CUSTOMER");
  });

  it("stay as they were while the shop can't be reached", async () => {
    const { session } = sessionOf(staff, { identify: () => Promise.reject(new TypeError("fetch")) });
    await signIn(session);
    session.handleForbidden(undefined, true);
    await jest.advanceTimersByTimeAsync(0);
    expect(session.getState()).toEqual({ status: "signedIn", viewer: staff });
  });
});

it("ends a customer's session where a query is forbidden, and not where a mutation is", async () => {
  const { session, parts } = sessionOf(ada);
  await signIn(session);
  const token = (await session.getAccessToken()) ?? undefined;
  session.handleForbidden(token, false);
  expect(session.getState().status).toBe("signedIn");
  session.handleForbidden(token, true);
  expect(session.getState()).toEqual({ status: "signedOut", refused: true });
  expect(parts.identify).not.toHaveBeenCalled();
});

describe("a browser whose storage is full", () => {
  const refuse = (...full: Storage[]) => {
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (full.includes(this)) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    });
  };
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it("keeps a new session for the tab, says so, and restores it on the next page", async () => {
    refuse(localStorage);
    const { session } = sessionOf(ada);
    await signIn(session);
    expect(session.getState()).toMatchObject({ status: "signedIn", onlyIn: "tab" });

    const next = sessionOf(ada).session;
    next.start();
    expect(next.getState()).toEqual({ status: "signedIn", viewer: ada });
    next.signOut();
    expect(sessionStorage).toHaveLength(0);
  });

  it("keeps a new session for the page where the tab's storage is full too", async () => {
    refuse(localStorage, sessionStorage);
    const { session } = sessionOf(ada);
    await signIn(session);
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(session.getState()).toMatchObject({ status: "signedIn", onlyIn: "nowhere" });
  });

  it("says nothing where the browser stores the session", async () => {
    const { session } = sessionOf(ada);
    await signIn(session);
    expect(session.getState().onlyIn).toBeUndefined();
  });
});

it("continues a session that an earlier release stored, without permissions", () => {
  const { permissions, ...viewer } = ada;
  stored({ ...lasting(ada), viewer });
  const { session } = sessionOf(ada);
  session.start();
  expect(permissions).toEqual([]);
  expect(session.getState()).toEqual({ status: "signedIn", viewer });
  expect(mayDo(viewer, "READ_ORDERS")).toBe(false);
});
