import type { Identity, IdentityProfile } from "../firebase/identity";
import { createRefreshTimer, endsBefore, oneTabAtATime, refreshBefore } from "./token-refresh";
import { SessionRefused } from "./session-refused";
import { clearSession, concernsSession, readSession, writeSession } from "./session-storage";
import type { SignedIn } from "./session-storage";
import type { SessionDependencies, SessionState } from "./session-dependencies";
import { SingleFlight } from "./single-flight";

const gone = [
  "auth/user-disabled",
  "auth/user-token-expired",
  "auth/invalid-user-token",
  "auth/user-not-found",
];

/** The session of this tab, in step with the other tabs'. It is signed out until `start`. */
export class Session {
  #state: SessionState = { status: "signedOut", refused: false };
  #held: (SignedIn & { stored: boolean }) | null = null;
  readonly #flight = new SingleFlight();
  readonly #timer = createRefreshTimer(() => void this.#renew());
  readonly #listeners = new Set<() => void>();
  #refused = false;
  readonly #parts: SessionDependencies;

  constructor(parts: SessionDependencies) {
    this.#parts = parts;
  }

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what an earlier visit stored. Call once, before the first rendering in the browser. */
  start(): void {
    const wake = () => {
      this.#sync();
      this.#timer.catchUp();
    };
    window.addEventListener("storage", (event) => concernsSession(event) && this.#sync());
    for (const event of ["pageshow", "online"]) window.addEventListener(event, wake);
    document.addEventListener("visibilitychange", () => document.hidden || wake());
    this.#sync();
  }

  /** The access token for a request, after a renewal where one is due; throws a TypeError where the network fails it. */
  readonly getAccessToken = async (): Promise<string | null> => {
    this.#sync();
    if (!this.#usable()) await (this.#flight.running ?? (this.#held && this.#renew()));
    if (this.#held && !this.#usable())
      throw new TypeError("The access token has ended, and the network failed its renewal.");
    return this.#held?.accessToken ?? null;
  };

  /** Fetches Firebase's code ahead of its need. */
  readonly prepare = (): void => void this.#parts.loadIdentity().catch(() => undefined);

  /** Signs in by the ID token that `prove` obtains; throws Firebase's error, `SessionRefused` or a TypeError. */
  async signIn(prove: (identity: Identity) => Promise<string>): Promise<void> {
    const identity = await this.#parts.loadIdentity();
    const idToken = await prove(identity);
    try {
      const signedIn = await this.#parts.exchange(idToken);
      this.#flight.cancel();
      this.#persist(signedIn);
    } catch (error) {
      await identity.signOut().catch(() => undefined);
      throw error;
    }
  }

  /** Sends the reset mail; throws Firebase's error. */
  async sendPasswordReset(email: string): Promise<void> {
    await (await this.#parts.loadIdentity()).sendPasswordReset(email);
  }

  /** Sends the viewer the mail that verifies their address; throws Firebase's error. */
  readonly sendVerification = async (): Promise<void> =>
    (await this.#parts.loadIdentity()).sendVerification();

  /** Renews the session where the viewer has verified their e-mail since; false where they haven't. Throws as `signIn` does. */
  readonly confirmVerification = async (): Promise<boolean> => {
    const idToken = await (await this.#parts.loadIdentity()).verifiedIdToken();
    if (idToken === null) return false;
    const renewed = await this.#parts.exchange(idToken);
    this.#flight.cancel();
    this.#persist(renewed);
    return true;
  };

  /** What the identity service knows of the viewer; throws where its code can't be fetched. */
  readonly profile = async (): Promise<IdentityProfile | null> =>
    (await this.#parts.loadIdentity()).profile();

  /** Ends the session here, in every other tab and at the identity service. */
  readonly signOut = (): void => {
    clearSession();
    this.#end();
    this.#parts
      .loadIdentity()
      .then((identity) => identity.signOut())
      .catch(() => undefined); // without the token nothing takes the identity up again
  };

  /** The server answered 401 or 403 to `accessToken`; a refusal of an earlier session's token changes nothing. */
  readonly handleUnauthorized = (accessToken?: string): void => {
    if (this.#state.status === "signedOut") return;
    if (accessToken && this.#held && accessToken !== this.#held.accessToken) return;
    this.#refused = true;
    this.signOut();
  };

  /** The person has been told that the session was refused. */
  readonly acknowledgeRefusal = (): void => {
    this.#refused = false;
    this.#announce();
  };

  #usable(): boolean {
    return this.#held !== null && Date.now() < this.#held.expiresAt - endsBefore;
  }

  /** Follows what is stored: another tab may have signed in, renewed or signed out. */
  #sync(): void {
    const found = readSession();
    if (!found) {
      if (this.#held?.stored || this.#state.status === "loading") this.#end();
      return;
    }
    const { accessToken, known } = found;
    if (accessToken === this.#held?.accessToken) return;
    if (known) this.#setSession({ accessToken, ...known }, true);
    if (this.#usable()) return this.#announce();
    if (this.#state.status !== "signedIn") this.#setState({ status: "loading" });
    void (known ? this.#renew() : this.#fetch(() => this.#parts.identify(accessToken)));
  }

  #renew(): Promise<void> {
    return this.#fetch(() => oneTabAtATime(async () => this.#renewedElsewhere() ?? this.#askAnew()));
  }

  #renewedElsewhere(): SignedIn | null {
    const found = readSession();
    if (!found?.known || found.accessToken === this.#held?.accessToken) return null;
    const fresh = found.known.expiresAt - refreshBefore > Date.now();
    return fresh ? { accessToken: found.accessToken, ...found.known } : null;
  }

  async #askAnew(): Promise<SignedIn | null> {
    const identity = await this.#parts.loadIdentity();
    const idToken = await identity.idToken();
    return idToken ? this.#parts.exchange(idToken) : null;
  }

  /** Null means that the identity service knows nobody here any more. */
  #fetch(ask: () => Promise<SignedIn | null>): Promise<void> {
    return this.#flight.run(ask, {
      done: (next) => (next ? this.#persist(next) : this.signOut()),
      failed: (error) => this.#failed(error),
    });
  }

  #failed(error: unknown): void {
    if (error instanceof SessionRefused && error.final) return this.handleUnauthorized();
    if (gone.includes(String((error as { code?: unknown } | null)?.code))) return this.signOut();
    this.#timer.backOff();
    this.#announce();
  }

  #persist(next: SignedIn): void {
    this.#refused = false;
    this.#setSession(next, writeSession(next));
    this.#announce();
  }

  #setSession(next: SignedIn, stored: boolean): void {
    const another = this.#held && this.#held.viewer.id !== next.viewer.id;
    this.#held = { ...next, stored };
    this.#timer.startFor(next.expiresAt);
    if (another) this.#parts.forget();
  }

  #end(): void {
    this.#flight.cancel();
    this.#timer.stop();
    this.#held = null;
    this.#announce();
    this.#parts.forget();
  }

  #announce(): void {
    if (this.#held) this.#setState({ status: "signedIn", viewer: this.#held.viewer });
    else this.#setState({ status: "signedOut", refused: this.#refused });
  }

  #setState(state: SessionState): void {
    const { status, viewer, refused } = this.#state;
    if (state.status === status && state.viewer === viewer && state.refused === refused) return;
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}
