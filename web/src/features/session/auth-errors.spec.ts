import { explainAuthError } from "./auth-errors";
import { SessionRefused } from "./store/session-refused";

const coded = (code: string) =>
  Object.assign(new Error("Firebase: Error (auth/…)."), { code: `auth/${code}` });

/** The codes of spec §8, in its order. */
const codes = [
  "wrong-password",
  "user-not-found",
  "email-already-in-use",
  "invalid-email",
  "too-many-requests",
  "expired-action-code",
  "invalid-action-code",
  "requires-recent-login",
  "user-token-expired",
  "network-request-failed",
  "credential-already-in-use",
  "account-exists-with-different-credential",
  "multi-factor-auth-required",
  "admin-restricted-operation",
  "unauthorized-continue-uri",
  "popup-blocked",
  "popup-closed-by-user",
  "cancelled-popup-request",
  "unauthorized-domain",
  "invalid-api-key",
];
const unknown = "We couldn't log you in. Please try again.";

it.each(codes)("explains %s in words of its own, without the code", (code) => {
  const words = explainAuthError(coded(code));
  expect(words).not.toBe(unknown);
  expect(words).not.toMatch(/auth|firebase|[a-z]+-[a-z]+-[a-z]+/);
  expect(words).toMatch(/^[A-Z].*\.$/);
});

it("does not tell whether an address has an account", () => {
  const words = new Set(
    ["wrong-password", "user-not-found", "invalid-credential"].map((code) => explainAuthError(coded(code))),
  );
  expect(words.size).toBe(1);
});

it("explains a shop that is out of reach, one that limits attempts, and one that refuses", () => {
  expect(explainAuthError(new TypeError("Failed to fetch"))).toMatch(/connection/);
  expect(explainAuthError(new SessionRefused("RATE_LIMITED"))).toMatch(/wait/);
  expect(explainAuthError(new SessionRefused("SERVICE_UNAVAILABLE"))).toMatch(/not available right now/);
  expect(explainAuthError(new SessionRefused("FORBIDDEN", "This account has been blocked."))).toBe(
    "This account has been blocked.",
  );
});

it.each([coded("something-new"), new SessionRefused("INTERNAL_SERVER_ERROR", "pg"), null, "no error", {}])(
  "says of anything else no more than that it did not work: %p",
  (error) => expect(explainAuthError(error)).toBe(unknown),
);
