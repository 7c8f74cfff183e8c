import type { SessionPlace, Viewer } from "./session-storage";

/** Who is signed in; `loading` while a stored token has to be renewed or identified first. */
export type SessionState =
  | { status: "loading"; viewer?: undefined; refused?: undefined; ended?: undefined; onlyIn?: undefined }
  /**
   * `refused`: the server ended the session, and the person does not know yet (spec §8). `ended`: how it ended in this tab for
   * somebody who will want to sign in again, and has not: by the person on all devices, or because it could not be renewed.
   */
  | {
      status: "signedOut";
      viewer?: undefined;
      refused: boolean;
      ended?: "everywhere" | "expired";
      onlyIn?: undefined;
    }
  /** `onlyIn`: where a session that began on this page is kept, if the browser doesn't store it for later visits. */
  | {
      status: "signedIn";
      viewer: Viewer;
      refused?: undefined;
      ended?: undefined;
      onlyIn?: Exclude<SessionPlace, "browser"> | undefined;
    };

/** Where every session begins. The same object on the server and while hydrating, so that a visitor's page is not rendered twice. */
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
