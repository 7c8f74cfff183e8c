import { authErrorTexts as texts } from "@shop/shared/messages/en/account";
import { SessionRefused } from "./store/session-refused";

const messages: Record<string, string> = {
  "auth/wrong-password": texts.wrongCredentials,
  "auth/user-not-found": texts.wrongCredentials,
  "auth/invalid-credential": texts.wrongCredentials,
  "auth/invalid-login-credentials": texts.wrongCredentials,
  "auth/email-already-in-use": texts.emailInUse,
  "auth/invalid-email": texts.emailInvalid,
  "auth/missing-email": texts.emailMissing,
  "auth/missing-password": texts.passwordMissing,
  "auth/weak-password": texts.passwordWeak,
  "auth/password-does-not-meet-requirements": texts.passwordTooSimple,
  "auth/user-disabled": texts.blocked,
  "auth/too-many-requests": texts.tooMany,
  "auth/quota-exceeded": texts.tooMany,
  "auth/expired-action-code": texts.linkUsed,
  "auth/invalid-action-code": texts.linkUsed,
  "auth/requires-recent-login": texts.signInAgain,
  "auth/user-token-expired": texts.signInAgain,
  "auth/invalid-user-token": texts.signInAgain,
  "auth/network-request-failed": texts.offline,
  "auth/timeout": texts.offline,
  "auth/google-unreachable": texts.noGoogle,
  "auth/credential-already-in-use": texts.otherWay,
  "auth/account-exists-with-different-credential": texts.otherWay,
  "auth/user-mismatch": texts.otherAccount,
  "auth/multi-factor-auth-required": texts.secondStep,
  "auth/admin-restricted-operation": texts.noNewAccounts,
  "auth/operation-not-allowed": texts.unavailable,
  "auth/unauthorized-continue-uri": texts.unavailable,
  "auth/unauthorized-domain": texts.unavailable,
  "auth/invalid-api-key": texts.unavailable,
  "auth/app-not-authorized": texts.unavailable,
  "auth/web-storage-unsupported": texts.noStorage,
  "auth/popup-blocked": texts.popupBlocked,
  "auth/popup-closed-by-user": texts.popupClosed,
  "auth/cancelled-popup-request": texts.popupClosed,
  RATE_LIMITED: texts.tooMany,
  SERVICE_UNAVAILABLE: texts.unavailable,
};

const wrongPasswords = ["auth/wrong-password", "auth/invalid-credential", "auth/invalid-login-credentials"];

/** Whether Firebase rejected the password of a signed-in user. */
export const isWrongPassword = (error: unknown) =>
  wrongPasswords.includes(String((error as { code?: unknown } | null)?.code));

/**
 * Explains an error of Firebase or of the shop's session in a sentence for the person (spec §8); `fallback` for unknown
 * errors. Never contains a code or a stack.
 */
export function explainAuthError(error: unknown, fallback: string = texts.notLoggedIn): string {
  if (error instanceof TypeError) return texts.offline;
  // FORBIDDEN means a blocked account or an email of another account; the server's message tells which.
  if (error instanceof SessionRefused && error.code === "FORBIDDEN" && error.reason) return error.reason;
  const { code } = (error ?? {}) as { code?: unknown };
  return messages[String(code)] ?? fallback;
}
