import type { FastifyInstance } from "fastify";
import { BadUserInput } from "../errors";

/** A name or an IPv4 address, or an IPv6 address in brackets, and a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`);

/**
 * Refuses a request with a missing or invalid Host header (RFC 9112, 3.2), because links are built from it. HTTP/1.0,
 * which some load balancers use for health checks, doesn't need the header: there it defaults to `localhost`.
 */
export function requireHost(server: FastifyInstance): void {
  let valid: string | undefined; // most requests name the same host as the last one
  server.addHook("onRequest", (request, _reply, done) => {
    if (request.raw.httpVersion === "1.0") request.raw.headers.host ??= "localhost";
    const { host } = request;
    if (host !== valid && !isHost(host))
      return done(new BadUserInput([{ field: "Host", message: "must name a host" }]));
    valid = host;
    done();
  });
}
