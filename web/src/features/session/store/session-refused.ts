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
