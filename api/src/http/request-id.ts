import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The format of a request id: it can't end an SQL comment, a header or a line of the log. */
const PATTERN = /^[A-Za-z0-9][\w.-]{7,63}$/;

/** The text, if it is a request id; otherwise undefined. */
export function asRequestId(text: unknown): string | undefined {
  return typeof text === "string" && PATTERN.test(text) ? text : undefined;
}

/** A new request id. */
export const newRequestId = (): string => randomUUID();

/** The id of a request: a valid `X-Request-Id` of the client or proxy, so that both logs share it, or a new one. */
export const readRequestId = ({ headers }: Pick<IncomingMessage, "headers">): string =>
  asRequestId(headers["x-request-id"]) ?? newRequestId();
