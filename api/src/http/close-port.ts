import { once } from "node:events";
import { Server } from "node:net";
import { setImmediate as nextIteration } from "node:timers/promises";
import { withTimeout } from "../timeout";

/**
 * How long an unused connection stays open, in ms: longer than in proxies, so that no proxy sends a request on a connection as it
 * closes.
 */
export const KEEP_ALIVE_MS = 75_000;

/** How long an unused connection stays open once the port is closed, in ms. In deploy/nginx it is shorter. */
export const LINGER_MS = 5_000;

/** The maximum number of event loop iterations to wait for one without new connections. */
const MAX_ITERATIONS = 1_000;

/**
 * Closes the port, then calls `portClosed`, and leaves connections open: requests on them are still answered. Resolves when all of
 * them are closed, after LINGER_MS at the latest.
 */
export async function closePort(server: Server, portClosed: () => void): Promise<void> {
  await quietIteration(server);
  const closed = once(server, "close");
  // an HTTP server's `close` would also close unused connections, on which a proxy may be sending a request
  Server.prototype.close.call(server);
  portClosed();
  await withTimeout(closed, LINGER_MS, () => undefined);
}

/** Resolves after an iteration without new connections: closing a port resets connections that wait to be accepted. */
async function quietIteration(server: Server): Promise<void> {
  let connected = true;
  const note = () => (connected = true);
  server.on("connection", note);
  for (let count = 0; connected && count < MAX_ITERATIONS; count += 1) {
    connected = false;
    await nextIteration();
  }
  server.off("connection", note);
}
