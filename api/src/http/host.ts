import type { FastifyInstance } from "fastify";
import { BadUserInput } from "../errors";

/** A name or an IPv4 address, or an IPv6 address in brackets, and a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Refuses a request whose Host header is missing or is no host (RFC 9112, 3.2): links are made of it. HTTP/1.0 knows no
 * such header, and load balancers still speak it: its clients mean this shop.
 */
export function requireHost(server: FastifyInstance): void {
  server.addHook("onRequest", (request, _reply, done) => {
    if (request.raw.httpVersion === "1.0") request.raw.headers.host ??= "localhost";
    const valid = HOST.test(request.host) && URL.canParse(`http://${request.host}`);
    done(valid ? undefined : new BadUserInput([{ field: "Host", message: "must name a host" }]));
  });
}
