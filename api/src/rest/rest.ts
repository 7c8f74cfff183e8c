import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { authorize } from "../context/authorize";
import type { RequestContext } from "../context/context";
import { sendUnlessKnown } from "../http/etag";
import { prefersHtml } from "../http/content-negotiation";
import { requireBearer } from "../http/bearer";
import { parseInput } from "../validation";
import { anyone, idTokenBearer, type Call, type Route } from "./route";
import { routes } from "./routes";
import { openUpload } from "./upload";

/** Answers a navigating browser with a page; false where the path has none. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What a call costs in points of the `api` limit where its contract doesn't say. */
const CALL_COST = 20;

/** Puts the documented calls on the server; a browser that navigates to one of their paths gets the page. */
export function registerRest(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => RequestContext,
  servePage: ServePage,
): void {
  for (const route of routes) {
    const { method, path: url, access, contract, handle } = route;
    const handler = async (request: Asked, reply: FastifyReply) => {
      if (method === "GET") {
        reply.header("vary", "Accept");
        if (prefersHtml(request)) return servePage(request, reply);
      }
      const ctx = contextOf(request);
      await ctx.limits.consume("api", contract.cost ?? CALL_COST);
      await admit(ctx, access, request);
      const { params, headers } = request;
      const call = { ...readBy(contract, request), params, headers, reply };
      const answered = await handle(ctx, call as Call<never, never>);
      const open = access === anyone && request.headers.authorization === undefined;
      if (open && method === "GET") reply.header("cache-control", "private, no-cache");
      if (answered instanceof Readable) return stream(reply, contract, answered);
      return answer(request, reply, answered);
    };
    void server.register((scope, _options, done) => {
      if (contract.upload) leaveUnread(scope);
      scope.route({
        method,
        url,
        handler,
        config: { upload: contract.upload !== undefined, documented: route },
      });
      done();
    });
  }
}

type Asked = FastifyRequest<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>;

/** Within this scope whatever is sent comes as it is: who sends it is looked at first, and then what it is. */
function leaveUnread(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
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
function readBy({ query, body, upload }: Route["contract"], request: FastifyRequest) {
  return {
    query: query && parseInput(query, request.query ?? {}),
    body: body && parseInput(body, request.body ?? {}),
    upload: upload && openUpload(request, upload),
  };
}

/** Sends what is too much to hold: JSON, or the file that the contract speaks of. */
function stream(reply: FastifyReply, { download }: Route["contract"], body: Readable): FastifyReply {
  const media = download?.media ?? "application/json";
  return reply.type(`${media}; charset=utf-8`).send(body);
}

/** Sends JSON; what was read carries an ETag, and is not sent again to whoever has it already. */
function answer(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  reply.type("application/json; charset=utf-8");
  const json = JSON.stringify(body);
  if (request.method !== "GET" && request.method !== "HEAD") return reply.send(json);
  reply.header("vary", "Accept, Authorization");
  return sendUnlessKnown(request, reply, json);
}
