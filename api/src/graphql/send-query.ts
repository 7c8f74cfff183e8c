import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { sendShared, sendUnlessKnown } from "../http/shared-answer";
import type { SharedCaching } from "../http/shared-caching";
import type { QueryAnswer } from "./execution/public-queries";
import { temporaryRefusalOf } from "./http-status";
import { cacheControlOf, NOT_STORED, QUERY_VARIES_BY, type Revalidated } from "./query-caching";

/** Sends the response to a GET query, with an ETag if it may be stored. */
export function createQuerySender(caching: SharedCaching) {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    ctx: RequestContext,
    { result, bytes }: QueryAnswer,
    revalidated: Revalidated,
  ) => {
    const isOpen = request.headers.authorization === undefined;
    const control = isOpen ? cacheControlOf(result, ctx, caching, revalidated) : undefined;
    reply.header("vary", QUERY_VARIES_BY).header("cache-control", control ?? NOT_STORED);
    if (control) return sendUnlessKnown(request, reply, bytes());
    const refusal = temporaryRefusalOf(result);
    if (refusal) reply.code(refusal.status).header("retry-after", refusal.retryAfter);
    else if (!("data" in result)) reply.code(400); // invalid variables: nothing was executed
    return sendShared(request, reply, bytes());
  };
}
