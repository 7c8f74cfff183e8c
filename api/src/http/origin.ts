import type { FastifyRequest } from "fastify";

/** Scheme, host and port of this shop, as one request is told of it. */
export type OriginOf = (request: Pick<FastifyRequest, "protocol" | "host">) => string;

/**
 * The origin that the shop is known by, whatever a client asked for. Without one, it is what the client asked for; behind
 * a proxy as TRUST_PROXY lets it say. That the host is one has been seen to (`host.ts`).
 */
export function createOriginOf(publicOrigin: string | undefined): OriginOf {
  if (publicOrigin !== undefined) return () => publicOrigin;
  return ({ protocol, host }) => `${protocol === "https" ? "https" : "http"}://${host.toLowerCase()}`;
}
