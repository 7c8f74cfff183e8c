import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { authorize } from "../access";
import type { RequestContext } from "../context";
import { wantsPage } from "../http/wants-page";
import { anyone, idTokenBearer, type Route } from "./route";
import { routes } from "./routes";

/** Answers a navigating browser with a page; false where the path has none. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Puts the documented calls on the server; a browser that navigates to one of their paths gets the page. */
export function registerRest(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => RequestContext,
  servePage: ServePage,
): void {
  for (const { method, path, access, handle } of routes) {
    server.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
      method,
      url: path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        if (method === "GET") {
          reply.header("vary", "Accept");
          if (wantsPage(request)) return servePage(request, reply);
        }
        const ctx = contextOf(request);
        await admit(ctx, access);
        const { params, query, body, headers } = request;
        return answer(request, reply, await handle(ctx, { params, query, body, headers, reply }));
      },
    });
  }
}

async function admit(ctx: RequestContext, access: Route["access"]): Promise<void> {
  if (access === anyone || access === idTokenBearer) return;
  await authorize(ctx, access);
}

/** Sends JSON; what was read carries an ETag, and is not sent again to whoever has it already. */
function answer(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const json = JSON.stringify(body);
  reply.type("application/json; charset=utf-8");
  if (request.method !== "GET") return reply.header("cache-control", "no-store").send(json);
  const etag = `"${createHash("sha1").update(json).digest("base64url")}"`;
  reply.header("etag", etag).header("cache-control", "private, no-cache").header("vary", "Accept, Authorization");
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known?.includes(etag) ? reply.code(304).send() : reply.send(json);
}
