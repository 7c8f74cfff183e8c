import type { Identity } from "../identity";
import { worksHere } from "../permissions";
import { createRefreshTimer, EXPIRY_MARGIN_MS, REFRESH_BEFORE_MS, withTabLock } from "./token-refresh";
import { isAccountGone, SessionRefused } from "./session-refused";
import { SessionStateStore, type SessionState } from "./session-state";
import {
  clearSession,
  readSession,
  writeSession,
  type ActiveSession,
  type SessionPlace,
  type Viewer,
  concernsSession,
} from "./session-storage";

interface PageWatch {
  /** Another tab has changed the stored session, or may have. */
  onStored(): void;
  /** The page is in use again after the device or the tab was asleep. */
  onWake(): void;
}

/** Subscribes to events from outside this tab's code. */
function watchPage({ onStored, onWake }: PageWatch): void {
  const wake = () => {
    onStored();
    onWake();
  };
  window.addEventListener("storage", (event) => concernsSession(event) && onStored());
  for (const event of ["pageshow", "online"]) window.addEventListener(event, wake);
  document.addEventListener("visibilitychange", () => document.hidden || wake());
}

/** The dependencies of a session; tests replace them. */
export interface SessionDependencies {
  loadIdentity(): Promise<Identity>;
  /** Exchanges an ID token for the shop's access token; throws `SessionRefused` if the shop rejects it. */
  exchange(idToken: string): Promise<ActiveSession>;
  /** Looks up the viewer of an access token; throws `SessionRefused` if the shop rejects it. */
  identify(accessToken: string): Promise<ActiveSession>;
  /** Ends the viewer's other sessions and opens one for the ID token of a new sign-in; throws like `exchange`. */
  endOtherSessions(idToken: string, accessToken: string | null): Promise<ActiveSession>;
  /** Makes the shop forget this device, at sign-out. */
  removeDevice(accessToken: string): Promise<void>;
  /** Clears the cache and stops running requests, because the next user must not see the results (D-16). */
  clearCache(): void;
}

/** The session of this tab, synchronised with other tabs. It is signed out until `start` is called. */
export class Session {
  readonly #state = new SessionStateStore();
  #current: (ActiveSession & { place: SessionPlace }) | null = null;
  #isNew = false;
  #refused = false;
  #ended: Pick<SessionState, "ended"> = {};
  /** The running request for another session; null if there is none, or it was cancelled. */
  #running: Promise<void> | null = null;
  /** The token of staff who were refused: queries sent before they became customers don't end the session. */
  #staffToken: string | null = null;
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
    watchPage({ onStored: () => this.#sync(), onWake: () => this.#timer.runIfDue() });
    this.#sync();
  }

  /** The access token for a request, renewed first if expired; throws a TypeError if the network fails. */
  readonly getAccessToken = async (): Promise<string | null> => {
    this.#sync();
    if (!this.#isUsable()) await (this.#running ?? (this.#current && this.#renew()));
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

  /** Renews the session if the viewer has verified their email in the meantime; false if not. Throws like `signIn`. */
  readonly confirmVerification = async (): Promise<boolean> => {
    const idToken = await (await this.loadIdentity()).verifiedIdToken();
    if (idToken !== null) await this.#exchange(idToken);
    return idToken !== null;
  };

  /** Ends the viewer's other sessions after a new sign-in; takes its ID token. Throws like `signIn`. */
  readonly endOtherSessions = async (idToken: string): Promise<void> =>
    this.#replaceBy(await this.#dependencies.endOtherSessions(idToken, await this.getAccessToken()));

  /** Applies a name change by the shop. */
  readonly rename = (name: string | null): void => {
    if (this.#current) this.#persist({ ...this.#current, viewer: { ...this.#current.viewer, name } });
  };

  /** Ends the session in this tab, in every other tab and at the identity service; the shop forgets the device. */
  readonly signOut = (): void => {
    if (this.#current && this.#isUsable())
      this.#dependencies.removeDevice(this.#current.accessToken).catch(() => undefined);
    this.#end();
  };

  /** Ends this session after the shop has ended all sessions of the viewer. */
  readonly endEverywhere = (): void => {
    this.#ended = { ended: "everywhere" };
    this.#end();
  };

  /** Ends a session that can't be renewed: the person has to sign in again. */
  #expire(): void {
    this.#ended = { ended: "expired" };
    this.#end();
  }

  #end(): void {
    clearSession();
    this.#clear();
    this.loadIdentity()
      .then((identity) => identity.signOut())
      .catch(() => undefined); // without a stored token, nothing restores the session
  }

  /** The server rejected `accessToken`: ends the session, unless a newer token has replaced it. */
  readonly handleUnauthorized = (accessToken?: string): void => {
    if (this.#state.get().status === "signedOut") return;
    if (accessToken && this.#current && accessToken !== this.#current.accessToken) return;
    this.#refused = true;
    this.#end();
  };

  /**
   * The server forbade something to the viewer of `accessToken`. Looks up what staff may still do, and ends the session of a customer
   * who may not read it; the caller explains a forbidden change (spec §8).
   */
  readonly handleForbidden = (accessToken?: string, isRead = false): void => {
    const known = this.#current;
    if (known && worksHere(known.viewer)) {
      this.#staffToken = known.accessToken;
      void this.#replace(async () => {
        const { viewer } = await this.#dependencies.identify(known.accessToken);
        return { ...known, viewer };
      });
    } else if (isRead && accessToken !== this.#staffToken) this.handleUnauthorized(accessToken);
  };

  /** The person has read that the server ended the session. */
  readonly acknowledgeRefusal = (): void => {
    this.#refused = false;
    this.#publish();
  };

  #isUsable(): boolean {
    return this.#current !== null && Date.now() < this.#current.expiresAt - EXPIRY_MARGIN_MS;
  }

  #isDue(): boolean {
    return this.#current !== null && Date.now() >= this.#current.expiresAt - REFRESH_BEFORE_MS;
  }

  /** Follows local storage: another tab may have signed in, renewed or signed out. */
  #sync(): void {
    const found = readSession();
    if (!found) {
      if (this.#isDue()) this.#ended = { ended: "expired" }; // another tab could not renew it
      if ((this.#current && this.#current.place !== "nowhere") || this.#state.get().status === "loading")
        this.#clear();
      return;
    }
    const { accessToken, details, place } = found;
    if (accessToken === this.#current?.accessToken) return this.#followViewer(details?.viewer);
    if (details) this.#setSession({ accessToken, ...details }, place);
    if (this.#isUsable()) return this.#publish();
    if (this.#state.get().status !== "signedIn") this.#state.set({ status: "loading" });
    void (details ? this.#renew() : this.#replace(() => this.#dependencies.identify(accessToken)));
  }

  /** Follows a change of the viewer's name or permissions in another tab. */
  #followViewer(viewer: Viewer | undefined): void {
    const known = this.#current;
    if (!known || viewer?.id !== known.viewer.id) return;
    this.#current = { ...known, viewer };
    this.#publish();
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
    if (!idToken) return null;
    return this.#dependencies.exchange(idToken).catch((error: unknown) => {
      if (error instanceof SessionRefused && error.code === "UNAUTHENTICATED") return null;
      throw error;
    });
  }

  /**
   * Replaces the session by the result of `request`, unless cancelled in the meantime; null, if the person has to sign in again,
   * ends it. A second call returns the running request.
   */
  #replace(request: () => Promise<ActiveSession | null>): Promise<void> {
    if (this.#running) return this.#running;
    const unlessCancelled = (then: () => void) => {
      if (this.#running !== running) return;
      this.#running = null;
      then();
    };
    const running = request().then(
      (next) => unlessCancelled(() => (next ? this.#persist(next) : this.#expire())),
      (error: unknown) => unlessCancelled(() => this.#handleFailure(error)),
    );
    return (this.#running = running);
  }

  #handleFailure(error: unknown): void {
    if (error instanceof SessionRefused && error.final) return this.handleUnauthorized();
    if (isAccountGone(error)) return this.#expire();
    this.#timer.backOff();
    this.#publish();
  }

  async #exchange(idToken: string): Promise<void> {
    this.#replaceBy(await this.#dependencies.exchange(idToken));
  }

  /** Replaces the session and cancels a running request for another one. */
  #replaceBy(next: ActiveSession): void {
    this.#running = null;
    this.#isNew = true;
    this.#persist(next);
  }

  #persist(next: ActiveSession): void {
    this.#refused = false;
    this.#ended = {};
    this.#setSession(next, writeSession(next));
    this.#publish();
  }

  #setSession(next: ActiveSession, place: SessionPlace): void {
    const isOtherViewer = this.#current && this.#current.viewer.id !== next.viewer.id;
    this.#current = { ...next, place };
    this.#timer.schedule(next.expiresAt);
    if (isOtherViewer) this.#dependencies.clearCache();
  }

  #clear(): void {
    this.#running = null;
    this.#timer.stop();
    this.#current = null;
    this.#publish();
    this.#dependencies.clearCache();
  }

  #publish(): void {
    const { viewer, place } = this.#current ?? {};
    const onlyIn = this.#isNew && place !== "browser" ? { onlyIn: place } : {};
    if (viewer) this.#state.set({ status: "signedIn", viewer, ...onlyIn });
    else this.#state.set({ status: "signedOut", refused: this.#refused, ...this.#ended });
  }
}
