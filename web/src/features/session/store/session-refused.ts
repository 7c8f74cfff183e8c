/** Firebase's codes for a disabled or deleted account. */
const accountGone = [
  "auth/user-disabled",
  "auth/user-token-expired",
  "auth/invalid-user-token",
  "auth/user-not-found",
];

/** Whether Firebase rejects the account itself, so that a retry would not help. */
export function isAccountGone(error: unknown): boolean {
  return accountGone.includes(String((error as { code?: unknown } | null)?.code));
}

/** The shop rejected a token. `code` is the GraphQL error's code, and `reason` its message for the person. */
export class SessionRefused extends Error {
  /** A retry would not help: the session is over. */
  readonly final: boolean;

  constructor(
    readonly code: string,
    readonly reason?: string,
  ) {
    super(`The shop refused the session: ${code}`);
    this.final = code === "UNAUTHENTICATED" || code === "FORBIDDEN";
  }
}
