import type { SessionPlace, Viewer } from "./session-storage";

/** The state of a session; `loading` while a stored token has to be renewed or identified first. */
export type SessionState =
  | { status: "loading"; viewer?: undefined; refused?: undefined; ended?: undefined; onlyIn?: undefined }
  /**
   * `refused`: the server ended the session, and the person has not been told yet (spec §8). `ended`: how the session ended in this
   * tab, while the person has not signed in again: on all devices by the person, or because it could not be renewed.
   */
  | {
      status: "signedOut";
      viewer?: undefined;
      refused: boolean;
      ended?: "everywhere" | "expired";
      onlyIn?: undefined;
    }
  /** `onlyIn`: the storage of a session that began on this page, if the browser doesn't keep it for later visits. */
  | {
      status: "signedIn";
      viewer: Viewer;
      refused?: undefined;
      ended?: undefined;
      onlyIn?: Exclude<SessionPlace, "browser"> | undefined;
    };

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
    const known = this.#state;
    const isSame = (["status", "viewer", "refused", "ended", "onlyIn"] as const).every(
      (part) => state[part] === known[part],
    );
    if (isSame) return;
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}
