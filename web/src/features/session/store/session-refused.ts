/** Firebase's codes for an account that can't be used any more. */
const accountGone = [
  "auth/user-disabled",
  "auth/user-token-expired",
  "auth/invalid-user-token",
  "auth/user-not-found",
];

/** Whether Firebase refuses the account itself, so that a retry would not help. */
export function isAccountGone(error: unknown): boolean {
  return accountGone.includes(String((error as { code?: unknown } | null)?.code));
}

/** The shop refused a token; `code` is the GraphQL error's code, and `reason` its message for the person. */
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
