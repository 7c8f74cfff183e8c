import type { FastifyRequest } from "fastify";

/** A browser that navigates asks for text/html; everyone else gets JSON. */
export function wantsPage({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers.accept?.includes("text/html") ?? false;
}
