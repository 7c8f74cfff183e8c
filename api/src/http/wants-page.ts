import type { FastifyRequest } from "fastify";

type Asking = Pick<FastifyRequest, "headers" | "method">;

const reads = ({ method }: Asking) => method === "GET" || method === "HEAD";

/** A browser that navigates asks for text/html; everyone else gets JSON where there is a choice. */
export function wantsPage(request: Asking): boolean {
  return reads(request) && (request.headers.accept?.includes("text/html") ?? false);
}

/** Whether a page will do where there is nothing else: for whoever takes anything, or doesn't say. */
export function takesPage(request: Asking): boolean {
  const { accept } = request.headers;
  return wantsPage(request) || (reads(request) && (accept === undefined || accept.includes("*/*")));
}
