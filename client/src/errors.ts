/** A field that the shop refused, named as the program named it. */
export interface FieldError {
  field: string;
  message: string;
}

/** What is known of a failure. */
export interface Failure {
  code: string;
  status?: number | undefined;
  retryAfter?: number | undefined;
  errors?: FieldError[] | undefined;
  requestId?: string | undefined;
  path?: (string | number)[] | undefined;
  extensions?: Record<string, unknown> | undefined;
  cause?: unknown;
}

/** A refusal by the shop, or an answer that didn't arrive. Act on `code`; the message is for people. */
export class ShopError extends Error {
  override readonly name = "ShopError";
  /** A code of the shop (docs/api.md, "Errors"), `CONNECTION_FAILED` or `INVALID_SIGNATURE`. */
  readonly code: string;
  /** The HTTP status; undefined if there was no answer. */
  readonly status: number | undefined;
  /** Seconds after which the shop would like to be asked again. */
  readonly retryAfter: number | undefined;
  /** Each invalid field, for `BAD_USER_INPUT`. */
  readonly errors: FieldError[];
  /** The request's id in the shop's log. */
  readonly requestId: string | undefined;
  /** The field of a GraphQL operation that was refused. */
  readonly path: (string | number)[] | undefined;
  /** All that the shop said about the refusal. */
  readonly extensions: Record<string, unknown>;

  constructor(message: string, failure: Failure) {
    super(message, { cause: failure.cause });
    this.code = failure.code;
    this.status = failure.status;
    this.retryAfter = failure.retryAfter;
    this.errors = failure.errors ?? [];
    this.requestId = failure.requestId;
    this.path = failure.path;
    this.extensions = failure.extensions ?? {};
  }
}
