import type { ApolloServer } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { BadUserInput } from "../errors";
import { prefersHtml } from "../http/content-negotiation";
import { sendShared } from "../http/shared-answer";
import type { SharedCaching } from "../http/shared-caching";
import { createApolloAnswer } from "./apollo-answer";
import { createGraphQLErrorHandler, type AnswerError } from "./error-handler";
import type { KnownOperation, SentOperation } from "./execution/known-operations";
import type { Operations } from "./execution/operations";
import type { PersistedQueries, PersistedQuery } from "./execution/persisted-queries";
import type { QueryAnswer } from "./execution/public-queries";
import { temporaryRefusalOf } from "./http-status";
import { createQuerySender } from "./send-query";
import { checkPersisted, readAddress, searchOf, type SentAddress } from "./sent-address";
import { mediaTypeFor, readSent } from "./sent-operation";

/** The cost of reading a request, in points of the `api` limit. */
const REQUEST_COST = 10;

interface GraphQLRouteSettings {
  graphql: ApolloServer<RequestContext>;
  operations: Operations;
  /** The queries of our own pages. */
  persisted: PersistedQueries;
  /** The settings of shared caches. */
  caching: SharedCaching;
  /** The context of a request; every call for a request returns one context. */
  contextOf: (request: FastifyRequest) => RequestContext;
  /** Answers unexpected errors. */
  answerFailure: AnswerError;
}

/**
 * Adds the GraphQL route. Apollo Server reads, validates and answers. Operations validated before are executed directly
 * (ADR-0032), and so are persisted queries of our pages (ADR-0013). Queries may also come by GET (D-33). A browser that
 * navigates to the route without a query is redirected to GraphiQL.
 */
export function registerGraphQL(
  server: FastifyInstance,
  { graphql, operations, persisted, caching, contextOf, answerFailure }: GraphQLRouteSettings,
): void {
  const refuse = createGraphQLErrorHandler(answerFailure);
  const answerByApollo = createApolloAnswer(graphql);
  const sendQuery = createQuerySender(caching);
  server.route({
    url: "/graphql",
    method: ["GET", "POST"],
    errorHandler: (error, request, reply) => void refuse(error, request, reply),
    async handler(request, reply) {
      if (prefersHtml(request) && !hasOperationInAddress(request)) return reply.redirect("/graphiql");
      reply.header("cross-origin-resource-policy", "same-origin");
      const ctx = contextOf(request);
      await ctx.limits.consume("api", REQUEST_COST);
      return request.method === "POST"
        ? answerPost(request, reply, ctx)
        : answerGet(request, reply, ctx, readAddress(request));
    },
  });
  server.addHook("onClose", () => graphql.stop());

  async function answerPost(request: FastifyRequest, reply: FastifyReply, ctx: RequestContext) {
    if (Array.isArray(request.body)) throw new BadUserInput([{ field: "body", message: NO_BATCHES }]);
    checkPersisted(request.body);
    const [type, sent] = [mediaTypeFor(request), readSent(request)];
    const known = type && sent && operations.find(sent);
    const answer = known && (await answerKnown(sent, known, ctx));
    return answer ? send(request, reply.type(type), answer) : answerByApollo(request, reply, ctx);
  }

  async function answerGet(
    request: FastifyRequest,
    reply: FastifyReply,
    ctx: RequestContext,
    sent: SentAddress,
  ) {
    const { query, hash } = sent;
    const own = query === undefined && hash !== undefined ? persisted.find(hash) : undefined;
    if (own) return answerPersisted(request, reply, ctx, sent, own);
    const type = mediaTypeFor(request);
    const byText = query === undefined || hash !== undefined ? undefined : { ...sent, query };
    const known = type && byText && operations.find(byText);
    const isQuery = known && known.operation.operation === OperationTypeNode.QUERY;
    const answer = isQuery && (await answerKnown(byText, known, ctx));
    return answer
      ? sendQuery(request, reply.type(type), ctx, answer, "private, no-cache")
      : answerByApollo(request, reply, ctx, searchOf(sent));
  }

  async function answerPersisted(
    request: FastifyRequest,
    reply: FastifyReply,
    ctx: RequestContext,
    { operationName, variables }: SentAddress,
    own: PersistedQuery,
  ) {
    if (operationName !== undefined && operationName !== own.name)
      throw new BadUserInput([{ field: "operationName", message: `must be ${own.name}, or left out` }]);
    const operation = { query: own.text, operationName: own.name, variables };
    const charged = await operations.charge(ctx.limits, operation, own);
    const answer = await operations.execute(operation, own, ctx, charged);
    const type = mediaTypeFor(request) ?? "application/json; charset=utf-8";
    return sendQuery(request, reply.type(type), ctx, answer, "public, no-cache");
  }

  /** Undefined if nothing was executed because the variables are invalid: Apollo Server refuses them. */
  async function answerKnown(sent: SentOperation, known: KnownOperation, ctx: RequestContext) {
    const charged = await operations.charge(ctx.limits, sent, known);
    const answer = await operations.execute(sent, known, ctx, charged);
    return "data" in answer.result ? answer : undefined;
  }
}

const NO_BATCHES =
  "must be one operation: batching is off, so send each in a request of its own, or several fields in one";

/** Whether the address contains an operation, by its text or by its hash. */
function hasOperationInAddress({ query }: FastifyRequest): boolean {
  const { query: text, extensions } = query as Record<string, unknown>;
  return text !== undefined || extensions !== undefined;
}

function send(request: FastifyRequest, reply: FastifyReply, { result, bytes }: QueryAnswer) {
  const refusal = temporaryRefusalOf(result);
  if (refusal) reply.code(refusal.status).header("retry-after", refusal.retryAfter);
  return sendShared(request, reply.header("vary", "Accept, Accept-Encoding"), bytes());
}
