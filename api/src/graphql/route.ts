import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { ApolloServer } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { prefersHtml } from "../http/content-negotiation";
import { sendShared } from "../http/shared-answer";
import type { SharedCaching } from "../http/shared-caching";
import { createPersistedAnswer } from "./answer-persisted";
import { createGraphQLErrorHandler, type AnswerError } from "./error-handler";
import type { KnownOperation, SentOperation } from "./execution/known-operations";
import type { Operations } from "./execution/operations";
import type { PersistedQueries } from "./execution/persisted-queries";
import type { QueryAnswer } from "./execution/public-queries";
import { temporaryRefusalOf } from "./http-status";
import { readSentHash } from "./sent-hash";
import { mediaTypeFor, readSent } from "./sent-operation";

/** The cost of reading a request, in points of the `api` limit. */
const REQUEST_COST = 10;

interface GraphQLRouteSettings {
  graphql: ApolloServer<RequestContext>;
  operations: Operations;
  /** The queries of our own pages. */
  persisted: PersistedQueries;
  /** What shared caches may keep. */
  caching: SharedCaching;
  /** The context of a request; the same one at each call. */
  contextOf: (request: FastifyRequest) => RequestContext;
  /** Answers unexpected errors. */
  answerFailure: AnswerError;
}

/**
 * Adds the GraphQL route. Apollo Server reads, validates and answers; an operation that it has validated before is executed
 * directly (ADR-0032), and so is a query of our pages that comes by its hash (ADR-0013). A browser that navigates there without
 * a query is redirected to GraphiQL.
 */
export function registerGraphQL(
  server: FastifyInstance,
  { graphql, operations, persisted, caching, contextOf, answerFailure }: GraphQLRouteSettings,
): void {
  const refuse = createGraphQLErrorHandler(answerFailure);
  const answerByApollo = fastifyApolloHandler(graphql, {
    context: (request) => Promise.resolve(contextOf(request)),
  });
  const answerPersisted = createPersistedAnswer(persisted, operations, caching);
  server.route({
    url: "/graphql",
    method: ["GET", "POST"],
    errorHandler: (error, request, reply) => void refuse(error, request, reply),
    async handler(this: FastifyInstance, request, reply) {
      if (prefersHtml(request) && !asksByGet(request)) return reply.redirect("/graphiql");
      const ctx = contextOf(request);
      await ctx.limits.consume("api", REQUEST_COST);
      const byHash = readSentHash(request);
      if (byHash) return answerPersisted(request, reply, ctx, byHash);
      const type = mediaTypeFor(request);
      const sent = type === undefined ? undefined : readSent(request);
      const known = sent && operations.find(sent);
      const answer = known && (await answerKnown(sent, known, ctx));
      // without data nothing was executed, because the variables are invalid: Apollo Server refuses them
      if (!answer || !("data" in answer.result)) return answerByApollo.call(this, request, reply);
      return send(request, reply.type(type as string), answer);
    },
  });
  server.addHook("onClose", () => graphql.stop());

  async function answerKnown(sent: SentOperation, known: KnownOperation, ctx: RequestContext) {
    const charged = await operations.charge(ctx.limits, sent, known);
    return operations.execute(sent, known, ctx, charged);
  }
}

/** Whether the address has an operation, by its text or by its hash. */
function asksByGet({ query }: FastifyRequest): boolean {
  const { query: text, extensions } = query as Record<string, unknown>;
  return text !== undefined || extensions !== undefined;
}

function send(request: FastifyRequest, reply: FastifyReply, { result, bytes }: QueryAnswer) {
  const refusal = temporaryRefusalOf(result);
  if (refusal) reply.code(refusal.status).header("retry-after", refusal.retryAfter);
  return sendShared(request, reply.header("vary", "Accept, Accept-Encoding"), bytes());
}
