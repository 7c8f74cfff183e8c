/** The shop answered, and said no; `code` is the GraphQL error's, and `reason` what it says to the person. */
export class SessionRefused extends Error {
  /** Asking again would not help: the session is over. */
  readonly final: boolean;

  constructor(
    readonly code: string,
    readonly reason?: string,
  ) {
    super(`The shop refused the session: ${code}`);
    this.final = code === "UNAUTHENTICATED" || code === "FORBIDDEN";
  }
}
