import type { FastifyRequest } from "fastify";
import { BadUserInput } from "../errors";

/** Scheme, host and port of this shop, as one request is told of it. */
export type OriginOf = (request: Pick<FastifyRequest, "protocol" | "host">) => string;

const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The origin that the shop is known by, whatever a client asked for. Without one, it is what the client asked for; behind
 * a proxy as TRUST_PROXY lets it say. Throws BadUserInput for a host that no address can have.
 */
export function createOriginOf(publicOrigin: string | undefined): OriginOf {
  if (publicOrigin !== undefined) return () => publicOrigin;
  return ({ protocol, host }) => {
    if (!HOST.test(host)) throw new BadUserInput([{ field: "host", message: "is not a host's name" }]);
    return `${protocol === "https" ? "https" : "http"}://${host.toLowerCase()}`;
  };
}
