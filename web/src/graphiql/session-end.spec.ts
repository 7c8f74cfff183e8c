import type { SessionState } from "../features/session/store/session-state";
import { SessionStateStore } from "../features/session/store/session-state";
import { SessionEnd } from "./session-end";

const signedIn: SessionState = {
  status: "signedIn",
  viewer: { id: "1", email: "ada@example.com", name: null, role: "USER" } as never,
};
const signedOut: SessionState = { status: "signedOut", refused: false };

function watched() {
  const store = new SessionStateStore();
  return { store, end: new SessionEnd({ getState: store.get, subscribe: store.subscribe }) };
}

it("knows of an end that came before anybody asked", () => {
  const { store, end } = watched();
  store.set({ status: "loading" });
  store.set(signedOut);
  expect(end.get()).toBe(true);
});

it("finds no end of a session where nobody was signed in", () => {
  const { store, end } = watched();
  store.set(signedOut);
  expect(end.get()).toBe(false);
});

it("is forgotten after a sign-out, and with the next sign-in", () => {
  const { store, end } = watched();
  const listener = jest.fn();
  end.subscribe(listener);
  store.set(signedIn);
  store.set(signedOut);
  end.forget();
  expect(end.get()).toBe(false);

  store.set(signedIn);
  store.set(signedOut);
  expect(end.get()).toBe(true);
  store.set(signedIn);
  expect(end.get()).toBe(false);
  expect(listener).toHaveBeenCalled();
});
