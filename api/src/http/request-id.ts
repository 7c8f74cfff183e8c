import type { IncomingMessage } from "node:http";
import { asRequestId, newRequestId } from "../request-id";

/**
 * Names each request. Behind a trusted proxy the name is the proxy's `X-Request-Id`, so that both logs have the same; a client's own
 * is never taken.
 */
export function createRequestIds(trustProxy: number): (request: Pick<IncomingMessage, "headers">) => string {
  if (trustProxy === 0) return newRequestId;
  return ({ headers }) => asRequestId(headers["x-request-id"]) ?? newRequestId();
}
