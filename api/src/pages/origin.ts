import type { FastifyRequest } from "fastify";

/** Scheme, host and port of this shop, as the client addresses it; behind a proxy as TRUST_PROXY lets it say. */
export function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
