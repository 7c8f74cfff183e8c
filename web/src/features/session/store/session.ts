import type { Identity } from "../firebase/identity";
import { createRefreshTimer, EXPIRY_MARGIN_MS, REFRESH_BEFORE_MS, withTabLock } from "./token-refresh";
import type { SessionDependencies } from "./session-dependencies";
import { SessionRefused } from "./session-refused";
import { SessionStateStore } from "./session-state";
import { clearSession, concernsSession, readSession, writeSession } from "./session-storage";
import type { ActiveSession } from "./session-storage";
import { SingleFlight } from "./single-flight";

/** Firebase's codes for an account that can't be used any more. */
const accountGone = [
  "auth/user-disabled",
  "auth/user-token-expired",
  "auth/invalid-user-token",
  "auth/user-not-found",
];

/** The session of this tab, kept in step with the other tabs. It is signed out until `start` is called. */
export class Session {
  readonly #state = new SessionStateStore();
  #current: (ActiveSession & { stored: boolean }) | null = null;
  #refused = false;
  readonly #flight = new SingleFlight();
  readonly #timer = createRefreshTimer(() => void this.#renew());
  readonly #dependencies: SessionDependencies;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
  }

  readonly getState = this.#state.get;
  readonly subscribe = this.#state.subscribe;

  /** Firebase Authentication; its code is loaded on the first call. */
  readonly loadIdentity = (): Promise<Identity> => this.#dependencies.loadIdentity();

  /** Restores the stored session. Call once, before the first rendering in the browser. */
  start(): void {
    const wake = () => {
      this.#sync();
      this.#timer.runIfDue();
    };
    window.addEventListener("storage", (event) => concernsSession(event) && this.#sync());
    for (const event of ["pageshow", "online"]) window.addEventListener(event, wake);
    document.addEventListener("visibilitychange", () => document.hidden || wake());
    this.#sync();
  }

  /** The access token for a request, renewed first where it has expired; throws a TypeError where the network fails. */
  readonly getAccessToken = async (): Promise<string | null> => {
    this.#sync();
    if (!this.#isUsable()) await (this.#flight.running ?? (this.#current && this.#renew()));
    if (this.#current && !this.#isUsable())
      throw new TypeError("The access token has ended, and the network failed its renewal.");
    return this.#current?.accessToken ?? null;
  };

  /** Signs in with the ID token that `prove` returns; throws Firebase's error, `SessionRefused` or a TypeError. */
  async signIn(prove: (identity: Identity) => Promise<string>): Promise<void> {
    const identity = await this.loadIdentity();
    const idToken = await prove(identity);
    try {
      await this.#exchange(idToken);
    } catch (error) {
      await identity.signOut().catch(() => undefined);
      throw error;
    }
  }

  /** Renews the session if the viewer has verified their email since; false if not. Throws like `signIn`. */
  readonly confirmVerification = async (): Promise<boolean> => {
    const idToken = await (await this.loadIdentity()).verifiedIdToken();
    if (idToken !== null) await this.#exchange(idToken);
    return idToken !== null;
  };

  /** Ends the session in this tab, in every other tab and at the identity service. */
  readonly signOut = (): void => {
    clearSession();
    this.#clear();
    this.loadIdentity()
      .then((identity) => identity.signOut())
      .catch(() => undefined); // without a stored token, nothing restores the session
  };

  /** The server rejected `accessToken`: ends the session, unless a newer token has replaced it. */
  readonly handleUnauthorized = (accessToken?: string): void => {
    if (this.#state.get().status === "signedOut") return;
    if (accessToken && this.#current && accessToken !== this.#current.accessToken) return;
    this.#refused = true;
    this.signOut();
  };

  /** The person has been told that the server ended the session. */
  readonly acknowledgeRefusal = (): void => {
    this.#refused = false;
    this.#publish();
  };

  #isUsable(): boolean {
    return this.#current !== null && Date.now() < this.#current.expiresAt - EXPIRY_MARGIN_MS;
  }

  /** Follows local storage: another tab may have signed in, renewed or signed out. */
  #sync(): void {
    const found = readSession();
    if (!found) {
      if (this.#current?.stored || this.#state.get().status === "loading") this.#clear();
      return;
    }
    const { accessToken, details } = found;
    if (accessToken === this.#current?.accessToken) return;
    if (details) this.#setSession({ accessToken, ...details }, true);
    if (this.#isUsable()) return this.#publish();
    if (this.#state.get().status !== "signedIn") this.#state.set({ status: "loading" });
    void (details ? this.#renew() : this.#replace(() => this.#dependencies.identify(accessToken)));
  }

  #renew(): Promise<void> {
    return this.#replace(() => withTabLock(async () => this.#renewedByOtherTab() ?? this.#requestToken()));
  }

  #renewedByOtherTab(): ActiveSession | null {
    const found = readSession();
    if (!found?.details || found.accessToken === this.#current?.accessToken) return null;
    const isFresh = found.details.expiresAt - REFRESH_BEFORE_MS > Date.now();
    return isFresh ? { accessToken: found.accessToken, ...found.details } : null;
  }

  async #requestToken(): Promise<ActiveSession | null> {
    const identity = await this.loadIdentity();
    const idToken = await identity.idToken();
    return idToken ? this.#dependencies.exchange(idToken) : null;
  }

  /** Replaces the session by the one that `request` returns; null, where nobody is signed in at Firebase, ends it. */
  #replace(request: () => Promise<ActiveSession | null>): Promise<void> {
    return this.#flight.run(request, {
      onDone: (next) => (next ? this.#persist(next) : this.signOut()),
      onError: (error) => this.#handleFailure(error),
    });
  }

  #handleFailure(error: unknown): void {
    if (error instanceof SessionRefused && error.final) return this.handleUnauthorized();
    if (accountGone.includes(String((error as { code?: unknown } | null)?.code))) return this.signOut();
    this.#timer.backOff();
    this.#publish();
  }

  async #exchange(idToken: string): Promise<void> {
    const next = await this.#dependencies.exchange(idToken);
    this.#flight.cancel();
    this.#persist(next);
  }

  #persist(next: ActiveSession): void {
    this.#refused = false;
    this.#setSession(next, writeSession(next));
    this.#publish();
  }

  #setSession(next: ActiveSession, stored: boolean): void {
    const isOtherViewer = this.#current && this.#current.viewer.id !== next.viewer.id;
    this.#current = { ...next, stored };
    this.#timer.schedule(next.expiresAt);
    if (isOtherViewer) this.#dependencies.clearCache();
  }

  #clear(): void {
    this.#flight.cancel();
    this.#timer.stop();
    this.#current = null;
    this.#publish();
    this.#dependencies.clearCache();
  }

  #publish(): void {
    if (this.#current) this.#state.set({ status: "signedIn", viewer: this.#current.viewer });
    else this.#state.set({ status: "signedOut", refused: this.#refused });
  }
}
