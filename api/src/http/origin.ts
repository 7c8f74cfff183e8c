import type { FastifyRequest } from "fastify";

/** The scheme, host and port of this shop, for one request. */
export type OriginOf = (request: Pick<FastifyRequest, "protocol" | "host">) => string;

/**
 * Returns PUBLIC_ORIGIN, whatever origin the client requested. Without it, the origin of the request, which TRUST_PROXY's
 * proxies may set. `requireHost` has checked the host.
 */
export function createOriginOf(publicOrigin: string | undefined): OriginOf {
  if (publicOrigin !== undefined) return () => publicOrigin;
  return ({ protocol, host }) => `${protocol === "https" ? "https" : "http"}://${host.toLowerCase()}`;
}
