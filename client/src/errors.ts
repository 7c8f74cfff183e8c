/** A refused field, under the name that the program sent. */
export interface FieldError {
  field: string;
  message: string;
}

/** The details of a failure. */
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

/** A refusal by the shop, or a missing response. Act on `code`; the message is for people. */
export class ShopError extends Error {
  override readonly name = "ShopError";
  /** An error code of the shop (docs/api/errors.md), `CONNECTION_FAILED` or `INVALID_SIGNATURE`. */
  readonly code: string;
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** The delay that the shop asks for before the next attempt, in seconds. */
  readonly retryAfter: number | undefined;
  /** Each invalid field, for `BAD_USER_INPUT`. */
  readonly errors: FieldError[];
  /** The request's id in the shop's log. */
  readonly requestId: string | undefined;
  /** The refused field of a GraphQL operation. */
  readonly path: (string | number)[] | undefined;
  /** All details of the refusal that the shop sent. */
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
