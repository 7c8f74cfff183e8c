import type { Session } from "../features/session/store/session";

/**
 * Whether the session ended without a sign-out, because the token was rejected or could not be renewed. Create it before the
 * session starts, so that it also records an end before the first rendering.
 */
export class SessionEnd {
  #ended = false;
  readonly #listeners = new Set<() => void>();

  constructor(session: Pick<Session, "getState" | "subscribe">) {
    let before = session.getState().status;
    session.subscribe(() => {
      const { status } = session.getState();
      this.#set(status === "signedOut" && before !== "signedOut");
      before = status;
    });
  }

  readonly get = (): boolean => this.#ended;

  /** Calls `listener` after every change; returns the function that unsubscribes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Forgets the end if the person has signed out. */
  readonly forget = (): void => this.#set(false);

  #set(ended: boolean): void {
    this.#ended = ended;
    this.#listeners.forEach((listener) => listener());
  }
}
