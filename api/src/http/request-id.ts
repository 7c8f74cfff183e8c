import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What a request id looks like: nothing in it can end a comment of SQL, a header or a line of the log. */
const PATTERN = /^[A-Za-z0-9][\w.-]{7,63}$/;

/** The text, if it is a request id; otherwise undefined. */
export function asRequestId(text: unknown): string | undefined {
  return typeof text === "string" && PATTERN.test(text) ? text : undefined;
}

/** A new request id. */
export const newRequestId = (): string => randomUUID();

/**
 * Names each request. Behind a trusted proxy the name is the proxy's `X-Request-Id`, so that both logs have the same; a client's own
 * is never taken.
 */
export function createRequestIds(trustProxy: number): (request: Pick<IncomingMessage, "headers">) => string {
  if (trustProxy === 0) return newRequestId;
  return ({ headers }) => asRequestId(headers["x-request-id"]) ?? newRequestId();
}
