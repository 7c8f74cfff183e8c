import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { BadUserInput } from "../errors";
import { sendShared, sendUnlessKnown } from "../http/shared-answer";
import type { SharedCaching } from "../http/shared-caching";
import type { Operations } from "./execution/operations";
import type { PersistedQueries } from "./execution/persisted-queries";
import type { QueryAnswer } from "./execution/public-queries";
import { temporaryRefusalOf } from "./http-status";
import type { SentHash } from "./sent-hash";
import { mediaTypeFor } from "./sent-operation";
import { QUERY_VARIES_BY } from "./shared-queries";

/** What a client understands as: send the text. */
const NOT_FOUND = JSON.stringify({
  errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
});

/** Answers a query of our pages that was sent by its hash (ADR-0013). The request must have been charged. */
export function createPersistedAnswer(
  persisted: PersistedQueries,
  operations: Operations,
  caching: SharedCaching,
) {
  const cacheControl = caching.headerOr(REVALIDATED);
  return async (request: FastifyRequest, reply: FastifyReply, ctx: RequestContext, sent: SentHash) => {
    reply.type(mediaTypeFor(request) ?? "application/json; charset=utf-8").header("vary", QUERY_VARIES_BY);
    const query = persisted.find(sent.hash);
    if (!query) return reply.send(NOT_FOUND);
    if (sent.operationName !== undefined && sent.operationName !== query.name)
      throw new BadUserInput([{ field: "operationName", message: `must be ${query.name}, or left out` }]);
    const operation = { query: query.text, operationName: query.name, variables: sent.variables };
    const charged = await operations.charge(ctx.limits, operation, query);
    const answer = await operations.execute(operation, query, ctx, charged);
    return send(request, reply, answer, ctx.reads.mustBeSeen ? undefined : cacheControl);
  };
}

/** Proxies and browsers may store what a visitor is answered, and must ask each time whether it is current. */
const REVALIDATED = "public, no-cache";

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { result, bytes }: QueryAnswer,
  cacheControl: string | undefined,
) {
  const refusal = temporaryRefusalOf(result);
  if (refusal) reply.code(refusal.status).header("retry-after", refusal.retryAfter);
  else if (!("data" in result)) reply.code(400); // invalid variables: nothing was executed
  const isPublic = request.headers.authorization === undefined && result.errors === undefined;
  return isPublic && cacheControl
    ? sendUnlessKnown(request, reply.header("cache-control", cacheControl), bytes())
    : sendShared(request, reply, bytes());
}
