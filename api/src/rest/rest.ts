import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { authorize } from "../context/authorize";
import type { RequestContext } from "../context/context";
import { forReading, markWritten, readOnPrimary } from "../context/reading";
import type { Replica } from "../context/request-reads";
import { searchesOfAddress } from "../http/search-cost";
import { charged, isPieces, type LongAnswers } from "../http/load/long-answers";
import { quotaHeaders } from "../http/problem";
import { sendUnlessKnown, SharedAnswer, SharedAnswers } from "../http/shared-answer";
import type { SharedCaching } from "../http/shared-caching";
import { prefersHtml } from "../http/content-negotiation";
import { noParameters, ownParameters } from "./bodies";
import { requireBearer } from "../http/bearer";
import { answerOnce } from "../http/idempotency/answer-once";
import { withOwnParsers } from "../http/body-parsers";
import { parseInput } from "../validation";
import { anyone, deprecationHeaders, idTokenBearer, type Call, type Route } from "./route";
import { routes } from "./routes";
import { openUpload } from "./upload";

/** Answers a navigating browser with a page; false if the path has no page. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const JSON_TYPE = "application/json; charset=utf-8";

/** The caching of a visitor's answer: only in the browser, which revalidates it each time. */
const REVALIDATED = "private, no-cache";

/** The default cost of a call, in points of the `api` limit. */
const CALL_COST = 20;

/** Dependencies of the calls. */
interface RestSettings {
  contextOf: (request: FastifyRequest) => RequestContext;
  /** A fresh context of a visitor without limits. */
  publicContext: (replica?: Replica) => RequestContext;
  /** The settings of shared caches. */
  caching: SharedCaching;
  longAnswers: LongAnswers;
  servePage: ServePage;
}

/** Adds the documented calls to the server; a browser that navigates to one of their paths gets the page. */
export function registerRest(
  server: FastifyInstance,
  { contextOf, publicContext, caching, longAnswers, servePage }: RestSettings,
): void {
  const answers = new SharedAnswers<{ shared: SharedAnswer; headers: Record<string, string> } | null>("rest");
  for (const route of routes) {
    const { method, path: url, access, contract, handle } = route;
    const handler = async (request: RestRequest, reply: FastifyReply) => {
      if (method === "GET") {
        reply.header("vary", "Accept");
        if (prefersHtml(request)) return servePage(request, reply);
      }
      if (contract.deprecated) reply.headers(deprecationHeaders(contract.deprecated));
      const ctx = contextOf(request);
      const quota = await ctx.limits.consume("api", contract.cost ?? CALL_COST);
      if (quota) reply.headers(quotaHeaders(quota));
      await admit(ctx, access, request);
      const { params, headers } = request;
      const read = readBy(contract, request);
      if (read.query.updatedSince) readOnPrimary(ctx);
      const searches = searchesOfAddress(read.query);
      if (searches > 0) await ctx.limits.consume("search", searches);
      const enqueue = <T>(work: () => Promise<T>, key?: string) =>
        searches > 0 ? ctx.limits.enqueue(work, key) : work();
      const answer = async (context: RequestContext, sink: Call["reply"], sent: Call["headers"]) => {
        const call = { ...read, params, headers: sent, reply: sink } as Call<never, never>;
        const answered = await handle(context, call);
        return isPieces(answered) ? charged(ctx, answered) : answered;
      };
      if (method === "GET" && access === anyone && ctx.isVisitor) {
        reply.header("cache-control", REVALIDATED);
        const cacheControl = ctx.reads.needsReadYourWrites ? REVALIDATED : caching.headerOr(REVALIDATED);
        const key = request.url; // nothing else of the request is used
        const { replica } = ctx.reads;
        /** Null if the answer is long: each caller then reads it separately, at its own pace. */
        const readPublic = async () => {
          const sent: Record<string, string> = {};
          const sink = { header: (name: string, value: string) => (sent[name] = value) };
          const body = await answer(publicContext(replica), sink, {});
          const text = isPieces(body) ? await longAnswers.readShort(key, body) : JSON.stringify(body);
          return text === null ? null : { shared: answers.keep(key, text), headers: sent };
        };
        const found = longAnswers.wasLong(key)
          ? null
          : await enqueue(() => answers.share(key, replica?.name, readPublic), key);
        if (found) {
          reply.headers(found.headers).type(JSON_TYPE).header("cache-control", cacheControl);
          if (cacheControl !== REVALIDATED)
            // shared caches would send it to others
            reply.removeHeader("ratelimit").removeHeader("ratelimit-policy");
          return answerRead(request, reply, found.shared);
        }
      }
      longAnswers.admit(request, reply);
      if (method !== "GET") markWritten(ctx);
      const run = () => enqueue(() => answer(method === "GET" ? forReading(ctx) : ctx, reply, headers));
      const content = [method, request.url, read.body];
      const answered =
        contract.idempotent === "answer"
          ? await answerOnce(ctx, { content, run, judge: () => "answered" })
          : await run();
      const body = isPieces(answered)
        ? await longAnswers.open(request, reply, answered)
        : Buffer.isBuffer(answered)
          ? answered
          : JSON.stringify(answered);
      return send(request, reply, contract, body);
    };
    const config = { upload: contract.upload !== undefined, documented: route };
    if (!contract.upload) server.route({ method, url, handler, config });
    else
      withOwnParsers(server, (scope) => {
        skipBodyParsing(scope);
        scope.route({ method, url, handler, config });
      });
  }
}

type RestRequest = FastifyRequest<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>;

/** Turns off the parsing of bodies in this scope, so that the caller is checked before the body is read. */
function skipBodyParsing(scope: FastifyInstance): void {
  scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
}

/** Checks the route's access before anything else. An ID token only has to be present; Firebase verifies it later. */
async function admit(
  ctx: RequestContext,
  access: Route["access"],
  { headers }: FastifyRequest,
): Promise<void> {
  if (access === anyone) return;
  if (access === idTokenBearer) requireBearer(headers.authorization);
  else await authorize(ctx, access);
}

/** The input, parsed by the contract's schemas; a body without a schema isn't read. */
function readBy({ query, body, upload }: Route["contract"], request: FastifyRequest) {
  return {
    query: parseInput(query ?? noParameters, ownParameters(request.query ?? {})) as Record<string, unknown>,
    body: body && parseInput(body, request.body ?? {}),
    upload: upload && openUpload(request, upload),
  };
}

/** Sends JSON, or the contract's file. A short answer to a GET has an ETag, and becomes 304 if the client already has it. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { download }: Route["contract"],
  body: string | Buffer | Readable,
): Promise<FastifyReply> | FastifyReply {
  if (download && Buffer.isBuffer(body)) return reply.type(download.media).send(body);
  void reply.type(download ? `${download.media}; charset=utf-8` : JSON_TYPE);
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && typeof body === "string"
    ? answerRead(request, reply, new SharedAnswer(body))
    : reply.send(body);
}

function answerRead(request: FastifyRequest, reply: FastifyReply, read: SharedAnswer): Promise<FastifyReply> {
  void reply.header("vary", "Accept, Authorization, Accept-Encoding");
  return sendUnlessKnown(request, reply, read);
}
