import type { SessionPlace, Viewer } from "./session-storage";

/** The state of a session. */
export interface SessionState {
  /** `loading` while a stored token has to be renewed or identified first. */
  status: "loading" | "signedOut" | "signedIn";
  /** The signed-in user. */
  viewer?: Viewer;
  /** The server ended the session, and the person has not been told yet (spec §8). */
  refused?: boolean;
  /**
   * How the session ended in this tab, while the person has not signed in again: on all devices by the person, or because it could
   * not be renewed.
   */
  ended?: "everywhere" | "expired";
  /** The storage of a session that began on this page, if the browser doesn't keep it for later visits. */
  onlyIn?: Exclude<SessionPlace, "browser"> | undefined;
}

/** The initial state. The same object on the server and during hydration, so that a visitor's page is not rendered twice. */
export const signedOut: SessionState = { status: "signedOut", refused: false };

/** A session state that components subscribe to. */
export class SessionStateStore {
  #state = signedOut;
  readonly #listeners = new Set<() => void>();

  readonly get = (): SessionState => this.#state;

  /** Calls `listener` after every change; returns the function that unsubscribes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the state; an equal state is no change. */
  set(state: SessionState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}
