/** Codes that a client may meet in `extensions.code` (GraphQL) and their HTTP status (REST). */
export const statusOf = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** One invalid field and what is wrong with it, in words for the person who filled it in. */
export interface FieldError {
  field: string;
  message: string;
}

/** What the schema says of a refusal's `message`. */
export const REFUSAL_MESSAGE = "Why, in words for a person.";

/** A refusal that the domain foresees. Services throw it, so that a transaction around them rolls back. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
    this.name = new.target.name;
  }

  /** The HTTP status of the refusal, over REST. */
  get status(): number {
    return statusOf[this.code];
  }

  /** What a client is told beside the message; none by default. */
  get details(): Record<string, unknown> {
    return {};
  }

  /** Seconds after which a repeat may succeed, where that is known: `Retry-After` over HTTP. */
  get retryAfter(): number | undefined {
    return undefined;
  }
}

/** What a client sent is outside its documented bounds; names every such field. */
export class BadUserInput extends DomainError {
  constructor(readonly errors: FieldError[]) {
    super("BAD_USER_INPUT", errors.map(({ field, message }) => `${field}: ${message}`).join("; "));
  }

  override get details() {
    return { errors: this.errors };
  }
}

/** Nobody is signed in, or the token is forged, expired, or belongs to somebody who no longer exists. */
export class Unauthenticated extends DomainError {
  constructor(message = "Sign in first: the access token is missing, invalid or expired.") {
    super("UNAUTHENTICATED", message);
  }
}

/** The viewer is known and not allowed to do this. */
export class Forbidden extends DomainError {
  constructor(message = "You are not allowed to do this.") {
    super("FORBIDDEN", message);
  }
}

/** There is no such thing, or none that the viewer may see. */
export class NotFound extends DomainError {
  constructor(what: string) {
    super("NOT_FOUND", `There is no such ${what}.`);
  }
}

/** The request conflicts with the current state; it may succeed once that has changed. */
export class Conflict extends DomainError {
  constructor(message: string) {
    super("CONFLICT", message);
  }
}

/** A refusal for a time: a repeat after `seconds` may succeed. */
abstract class TemporaryError extends DomainError {
  constructor(
    code: ErrorCode,
    message: string,
    private readonly seconds: number,
  ) {
    super(code, message);
  }

  override get details() {
    return { retryAfter: this.seconds };
  }

  override get retryAfter() {
    return this.seconds;
  }
}

/** The caller has sent too many requests; a repeat after `seconds` may succeed. */
export class RateLimited extends TemporaryError {
  constructor(seconds: number, message = "Too many requests. Please wait a moment and try again.") {
    super("RATE_LIMITED", message, seconds);
  }
}

/** The shop can't serve this request now; a repeat after `seconds` may succeed. */
export class ServiceUnavailable extends TemporaryError {
  constructor(seconds = 5, message = "The shop is not available right now. Please try again shortly.") {
    super("SERVICE_UNAVAILABLE", message, seconds);
  }
}
