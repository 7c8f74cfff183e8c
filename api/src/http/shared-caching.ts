import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readsPages } from "./content-negotiation";

/** How long shared caches, such as a CDN, may serve responses without the shop, in seconds. */
export interface CacheTimes {
  /** How long a response counts as current. With 0, shared caches revalidate with the shop each time. */
  maxAge: number;
  /** For how much longer it may be used while a current one is fetched. */
  stale: number;
}

/**
 * Which responses shared caches may serve without revalidation: those identical for every visitor (ADR-0032). Browsers always
 * revalidate.
 */
export class SharedCaching {
  private readonly header: string | undefined;

  constructor({ maxAge, stale }: CacheTimes = { maxAge: 0, stale: 0 }) {
    const whileFetched = stale > 0 ? `, stale-while-revalidate=${stale}` : "";
    if (maxAge > 0) this.header = `public, max-age=0, s-maxage=${maxAge}${whileFetched}`;
  }

  /** Whether shared caches may store anything. */
  get isOn(): boolean {
    return this.header !== undefined;
  }

  /** The `Cache-Control` of a response identical for every visitor; `otherwise` if shared caching is off. */
  headerOr(otherwise: string): string {
    return this.header ?? otherwise;
  }

  /**
   * Removes the permission from a response that turns out to be an error, or specific to one caller. Adds nothing if shared
   * caching is off.
   */
  register(server: FastifyInstance): void {
    if (!this.isOn) return;
    server.addHook("onSend", (request, reply, payload, done) => {
      if (reply.getHeader("cache-control") === this.header && !isForEverybody(request, reply))
        void reply.header("cache-control", "private, no-store");
      done(null, payload);
    });
  }
}

function isForEverybody(request: FastifyRequest, reply: FastifyReply): boolean {
  const { method, headers } = request;
  if (readsPages(request)) return false; // caches would send it to programs that accept anything
  const isRead = method === "GET" || method === "HEAD";
  const isAnswered = reply.statusCode === 200 || reply.statusCode === 304;
  return isRead && isAnswered && headers.authorization === undefined && !reply.hasHeader("set-cookie");
}
