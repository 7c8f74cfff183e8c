import pino, { type DestinationStream, type Logger } from "pino";
import pretty from "pino-pretty";

/** Patterns replaced in every log line: ID tokens, access tokens, credentials, Stripe's keys, API keys, passwords in URLs. */
const SECRETS: [pattern: RegExp, replacement: string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[redacted]"],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, "$1 [redacted]"],
  [/\b(sk|rk|whsec|msk)_[\w+/=]+/g, "[redacted]"],
  [/(:\/\/[^\s:/@]*):[^\s/@]+@/g, "$1:[redacted]@"],
];

/** Emails, which errors of mail servers and databases may contain. */
const EMAIL = /[\w.+%-]+@[\w-]+(\.[\w-]+)+/g;

/** Redacts the emails in a text. */
export const redactEmails = (text: string): string => text.replace(EMAIL, "[email]");

/** The level and format of the log. */
export interface LogSettings {
  level: string;
  format: "pretty" | "json";
}

/** The shop's log: readable on a terminal, JSON lines elsewhere. */
export function createLog(
  { level, format }: LogSettings,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    hooks: { streamWrite: redactSecrets },
  };
  if (format === "json") return pino(options, destination);
  const settings = { destination, sync: true, translateTime: "SYS:HH:MM:ss", ignore: "pid,hostname" };
  return pino(options, pretty(settings));
}

/** Redacts the secrets in a text. */
export function redactSecrets(line: string): string {
  return SECRETS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}

/** The logged fields of an error. */
interface LoggedError {
  type: string;
  message: string;
  stack?: string | undefined;
  code?: unknown;
  /** The violated constraint and its table. */
  constraint?: unknown;
  table?: unknown;
  cause?: LoggedError;
}

/**
 * Reduces an error to type, message, stack and constraint. Omits everything else: statements and their values, the row that violated a
 * constraint, the failed request with its headers and body.
 */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactEmails(String(error)) };
  const { message, stack, code, constraint, table, cause } = error as Error & Partial<LoggedError>;
  const described = {
    ...{ type: error.constructor.name, message: redactEmails(message), stack: stack && redactEmails(stack) },
    ...{ code, constraint, table },
  };
  return cause === undefined ? described : { ...described, cause: describeError(cause) };
}
