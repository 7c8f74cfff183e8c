import { SessionRefused } from "./store/session-refused";

/** One sentence for all three errors, so that it doesn't reveal which addresses have an account. */
const wrongCredentials = "The email and password don't match. Check both, or use “Forgot password?”.";
const unavailable = "Signing in is not available right now. Please try again later.";
const signInAgain = "For your security, please log in again.";
const linkUsed = "This link has expired or was already used. Please request a new one.";
const tooMany = "Too many attempts. Please wait a few minutes, then try again.";
const otherWay =
  "This email is registered with a different way to log in. Please log in the way you did before.";
const popupClosed = "The Google window was closed before you were logged in. Try again when you are ready.";
const offline = "We couldn't reach the sign-in service. Check your connection, then try again.";

const messages: Record<string, string> = {
  "auth/wrong-password": wrongCredentials,
  "auth/user-not-found": wrongCredentials,
  "auth/invalid-credential": wrongCredentials,
  "auth/invalid-login-credentials": wrongCredentials,
  "auth/email-already-in-use": "There is already an account with this email. Log in instead.",
  "auth/invalid-email": "This email address doesn't look right. Please check it.",
  "auth/missing-email": "Enter your email first.",
  "auth/missing-password": "Enter your password.",
  "auth/weak-password": "This password is too easy to guess. Use at least 6 characters.",
  "auth/password-does-not-meet-requirements":
    "This password is too easy to guess. Use a longer one, with different kinds of characters.",
  "auth/user-disabled": "This account has been blocked. Contact the shop if you think this is a mistake.",
  "auth/too-many-requests": tooMany,
  "auth/quota-exceeded": tooMany,
  "auth/expired-action-code": linkUsed,
  "auth/invalid-action-code": linkUsed,
  "auth/requires-recent-login": signInAgain,
  "auth/user-token-expired": signInAgain,
  "auth/invalid-user-token": signInAgain,
  "auth/network-request-failed": offline,
  "auth/timeout": offline,
  "auth/google-unreachable":
    "Google can't be reached right now. Try again, or log in with email and password.",
  "auth/credential-already-in-use": otherWay,
  "auth/account-exists-with-different-credential": otherWay,
  "auth/user-mismatch": "That's a different account. Please use the one you're signed in with.",
  "auth/multi-factor-auth-required":
    "This account needs a second sign-in step, which this shop doesn't support yet.",
  "auth/admin-restricted-operation": "New accounts can't be created right now.",
  "auth/operation-not-allowed": unavailable,
  "auth/unauthorized-continue-uri": unavailable,
  "auth/unauthorized-domain": unavailable,
  "auth/invalid-api-key": unavailable,
  "auth/app-not-authorized": unavailable,
  "auth/web-storage-unsupported":
    "Your browser blocks site data, so we can't keep you logged in. Allow it, then try again.",
  "auth/popup-blocked":
    "Your browser blocked the Google window. Allow pop-ups for this page, then try again.",
  "auth/popup-closed-by-user": popupClosed,
  "auth/cancelled-popup-request": popupClosed,
  RATE_LIMITED: tooMany,
  SERVICE_UNAVAILABLE: unavailable,
};

const notLoggedIn = "We couldn't log you in. Please try again.";

const wrongPasswords = ["auth/wrong-password", "auth/invalid-credential", "auth/invalid-login-credentials"];

/** Whether Firebase rejected the password of a signed-in user. */
export const isWrongPassword = (error: unknown) =>
  wrongPasswords.includes(String((error as { code?: unknown } | null)?.code));

/**
 * Explains an error of Firebase or of the shop's session in a sentence for the person (spec §8); `fallback` for unknown
 * errors. Never contains a code or a stack.
 */
export function explainAuthError(error: unknown, fallback = notLoggedIn): string {
  if (error instanceof TypeError) return offline;
  // FORBIDDEN means a blocked account or an email of another account; the server's message tells which.
  if (error instanceof SessionRefused && error.code === "FORBIDDEN" && error.reason) return error.reason;
  const { code } = (error ?? {}) as { code?: unknown };
  return messages[String(code)] ?? fallback;
}
