import type { FastifyInstance } from "fastify";
import { Unauthenticated } from "../errors";

const BEARER = /^Bearer +(\S+) *$/i;

/** The token of an `Authorization: Bearer …` header, if present. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
}

/** The token of an `Authorization: Bearer …` header; throws Unauthenticated if there is none. */
export function requireBearer(authorization: string | undefined): string {
  const token = bearerOf(authorization);
  if (token === undefined) throw new Unauthenticated("Send `Authorization: Bearer …` with this call.");
  return token;
}

/**
 * Treats a request with several Authorization headers as if it had none: a proxy in front may have checked a different
 * one from the one that the shop would read.
 */
export function ignoreRepeatedAuthorization(server: FastifyInstance): void {
  server.addHook("onRequest", (request, _reply, done) => {
    if (request.headers.authorization === undefined) return done();
    const names = request.raw.rawHeaders.filter((_text, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === "authorization").length > 1)
      delete request.headers.authorization;
    done();
  });
}
