import { newIdempotencyKey } from "./idempotency-key";

const set = (value: unknown) => Object.defineProperty(crypto, "randomUUID", { value, configurable: true });
afterEach(() => Reflect.deleteProperty(crypto, "randomUUID")); // the browser's function is on the prototype

it.each([
  ["by the browser's own function", () => "9b2f1c6e-0000-4000-8000-000000000000", /^[0-9a-f-]{36}$/],
  ["where a page over plain HTTP has none", undefined, /^[0-9a-f]{32}$/],
])("makes a key %s", (_how, own, form) => {
  set(own);
  expect(newIdempotencyKey()).toMatch(form);
});

it("makes another one each time", () => {
  set(undefined);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
