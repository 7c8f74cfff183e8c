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

/** The id of a request: the client's or the proxy's own `X-Request-Id` if it is one, so that both logs have the same. */
export const readRequestId = ({ headers }: Pick<IncomingMessage, "headers">): string =>
  asRequestId(headers["x-request-id"]) ?? newRequestId();
