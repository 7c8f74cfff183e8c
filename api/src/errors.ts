import type { Capacity } from "@shop/shared/messages/en/admin-refusals";
import { serverTexts } from "@shop/shared/messages/server";
/** The codes in `extensions.code` (GraphQL), with their HTTP status (REST). */
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

/** An invalid field, with a message for the user. */
export interface FieldError {
  field: string;
  message: string;
}

/** An expected refusal. Services throw it, so that a surrounding transaction rolls back (ADR-0006). */
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

  /** Further fields for the client; none by default. */
  get details(): Record<string, unknown> {
    return {};
  }

  /** Seconds after which a repeat may succeed, if known: `Retry-After` over HTTP. */
  get retryAfter(): number | undefined {
    return undefined;
  }
}

/** A client's input is outside its documented bounds; names every such field. */
export class BadUserInput extends DomainError {
  constructor(readonly errors: FieldError[]) {
    super("BAD_USER_INPUT", errors.map(({ field, message }) => `${field}: ${message}`).join("; "));
  }

  override get details() {
    return { errors: this.errors };
  }
}

/** An idempotency key, in this field, was used before with another order or request. */
export class KeyReused extends BadUserInput {
  constructor(field: string, what: "order" | "request") {
    super([{ field, message: `was used before for another ${what}; choose a new one` }]);
  }

  override get status() {
    return 422;
  }
}

/** There is no token, or it is forged, expired, or of a deleted user. */
export class Unauthenticated extends DomainError {
  constructor(message = "Sign in first: the access token is missing, invalid or expired.") {
    super("UNAUTHENTICATED", message);
  }
}

/** The viewer isn't allowed to do this. */
export class Forbidden extends DomainError {
  constructor(message = "You are not allowed to do this.") {
    super("FORBIDDEN", message);
  }
}

/** The program's API key lacks a scope; the error names it. */
export class MissingScope extends Forbidden {
  constructor(private readonly scope: string) {
    super(`This API key lacks the scope ${scope}.`);
  }

  override get details() {
    return { scope: this.scope };
  }
}

/** The object doesn't exist, or the viewer may not see it. */
export class NotFound extends DomainError {
  constructor(what: string) {
    super("NOT_FOUND", `There is no such ${what}.`);
  }
}

/** The request conflicts with the current state; it may succeed after a change of that state. */
export class Conflict extends DomainError {
  constructor(message: string) {
    super("CONFLICT", message);
  }
}

/** A temporary refusal: a repeat after `seconds` may succeed. */
export abstract class TemporaryError extends DomainError {
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

/** The state of a caller's rate limit. */
export interface Quota {
  limit: string;
  /** The points of a period, and its length. */
  points: number;
  seconds: number;
  /** The remaining points, and the seconds until the period ends. */
  remaining: number;
  resetSeconds: number;
}

/** The caller has sent too many requests; a repeat after `seconds` may succeed. */
export class RateLimited extends TemporaryError {
  constructor(
    seconds: number,
    message = serverTexts().refusals.generalRefusals.tooManyRequests,
    /** The exhausted limit, if known. */
    readonly quota: Quota | null = null,
  ) {
    super("RATE_LIMITED", message, seconds);
  }
}

/** The shop can't serve this request now; a repeat after `seconds` may succeed. */
export class ServiceUnavailable extends TemporaryError {
  constructor(seconds = 5, message = serverTexts().refusals.generalRefusals.unavailable) {
    super("SERVICE_UNAVAILABLE", message, seconds);
  }
}

/** The response of another server to a change is unknown: the change may have been made, or may still be made. */
export class ChangeUncertain extends ServiceUnavailable {}

/** Throws Conflict if the shop has reached the maximum number of these. */
export function requireCapacity(what: Capacity, limit: number, count: number): void {
  if (count >= limit) throw new Conflict(serverTexts().adminRefusals.catalogueRefusals.capacity(what, limit));
}
