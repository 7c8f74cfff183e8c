import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { authorize } from "../access";
import type { RequestContext } from "../context";
import { sendUnlessKnown } from "../http/etag";
import { wantsPage } from "../http/wants-page";
import { requireBearer } from "../http/bearer";
import { read } from "./bodies";
import { anyone, idTokenBearer, type Call, type Route } from "./route";
import { routes } from "./routes";

/** Answers a navigating browser with a page; false where the path has none. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Puts the documented calls on the server; a browser that navigates to one of their paths gets the page. */
export function registerRest(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => RequestContext,
  servePage: ServePage,
): void {
  for (const { method, path, access, contract, handle } of routes) {
    server.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
      method,
      url: path,
      handler: async (request, reply) => {
        if (method === "GET") {
          reply.header("vary", "Accept");
          if (wantsPage(request)) return servePage(request, reply);
        }
        const ctx = contextOf(request);
        await admit(ctx, access, request);
        const call = {
          ...readBy(contract, request),
          params: request.params,
          headers: request.headers,
          reply,
        };
        return answer(request, reply, await handle(ctx, call as Call<never, never>));
      },
    });
  }
}

/** An ID token is proved by Firebase later; that there is one comes before what else may be wrong with the call. */
async function admit(
  ctx: RequestContext,
  access: Route["access"],
  { headers }: FastifyRequest,
): Promise<void> {
  if (access === anyone) return;
  if (access === idTokenBearer) requireBearer(headers.authorization);
  else await authorize(ctx, access);
}

/** What was sent, as the contract has it; what the contract doesn't speak of is not read. */
function readBy({ query, body }: Route["contract"], request: FastifyRequest) {
  return { query: query && read(query, request.query), body: body && read(body, request.body) };
}

/** Sends JSON; what was read carries an ETag, and is not sent again to whoever has it already. */
function answer(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  reply.type("application/json; charset=utf-8");
  if (body instanceof Readable) return reply.header("cache-control", "private, no-cache").send(body);
  const json = JSON.stringify(body);
  if (request.method !== "GET" && request.method !== "HEAD")
    return reply.header("cache-control", "no-store").send(json);
  reply.header("cache-control", "private, no-cache").header("vary", "Accept, Authorization");
  return sendUnlessKnown(request, reply, json);
}
