import { ada, grace, lasting, minute, sessionOf, stored } from "../../../../test/session-builder";
import { SessionRefused } from "./session-refused";

const otherTab = () => window.dispatchEvent(new StorageEvent("storage", { key: "accesToken" }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

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

  it("takes the token that another tab has renewed in the meantime", async () => {
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

  it("waits twice as long before each further try, and never longer than 16 minutes", async () => {
    stored({ ...lasting(ada), expiresAt: Date.now() - 1 });
    const exchange = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    const { session } = sessionOf(ada, { exchange });
    session.start();
    await jest.advanceTimersByTimeAsync(0);

    const waits = [0.5, 1, 2, 4, 8, 16, 16, 16];
    for (const [tries, wait] of waits.entries()) {
      await jest.advanceTimersByTimeAsync(wait * minute - 1);
      expect(exchange).toHaveBeenCalledTimes(tries + 1);
      await jest.advanceTimersByTimeAsync(1);
    }
    expect(exchange).toHaveBeenCalledTimes(waits.length + 1);
  });

  it("ends the session where the account has been disabled", async () => {
    stored({ ...lasting(ada), expiresAt: Date.now() - 1 });
    const { session, identity } = sessionOf(ada);
    identity.idToken.mockRejectedValue(Object.assign(new Error(), { code: "auth/user-disabled" }));
    session.start();

    expect(await session.getAccessToken()).toBeNull();
    expect(session.getState().status).toBe("signedOut");
  });

  it("asks to sign in again where the shop takes the person's proof no more", async () => {
    stored({ ...lasting(ada), expiresAt: Date.now() - 1 });
    const { session } = sessionOf(ada, {
      exchange: () => Promise.reject(new SessionRefused("UNAUTHENTICATED")),
    });
    session.start();

    expect(await session.getAccessToken()).toBeNull();
    expect(session.getState()).toEqual({ status: "signedOut", refused: false, ended: "expired" });
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
    expect(parts.clearCache).toHaveBeenCalledTimes(1);
  });

  it("have expired where another one could not renew the session", () => {
    stored(lasting(ada));
    const { session } = sessionOf(ada);
    session.start();
    jest.setSystemTime(Date.now() + 24 * 60 * minute);
    localStorage.clear();
    otherTab();

    expect(session.getState()).toEqual({ status: "signedOut", refused: false, ended: "expired" });
  });

  it("are signed out when they come back from where Back had left them", () => {
    stored(lasting(ada));
    const { session, parts } = sessionOf(ada);
    session.start();
    localStorage.clear(); // a page in the back/forward cache gets no storage event
    expect(session.getState().viewer).toEqual(ada);
    window.dispatchEvent(new Event("pageshow"));

    expect(session.getState().status).toBe("signedOut");
    expect(parts.clearCache).toHaveBeenCalledTimes(1);
  });

  it("follow to another user and forget what the first one saw", () => {
    stored(lasting(ada));
    const { session, parts } = sessionOf(ada);
    session.start();
    stored(lasting(grace));
    otherTab();

    expect(session.getState().viewer).toEqual(grace);
    expect(parts.clearCache).toHaveBeenCalledTimes(1);
  });
});
