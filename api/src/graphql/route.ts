import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { ApolloServer } from "@apollo/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { prefersHtml } from "../http/content-negotiation";
import { createGraphQLErrorHandler, type AnswerError } from "./error-handler";

/** The cost of parsing and validating a request, in points of the `api` limit. */
const REQUEST_COST = 10;

interface GraphQLRouteSettings {
  graphql: ApolloServer<RequestContext>;
  contextOf: (request: FastifyRequest) => RequestContext;
  /** Answers unexpected errors. */
  answerFailure: AnswerError;
}

/** Adds the GraphQL route. A browser that navigates there without a query is redirected to GraphiQL. */
export function registerGraphQL(
  server: FastifyInstance,
  { graphql, contextOf, answerFailure }: GraphQLRouteSettings,
): void {
  const refuse = createGraphQLErrorHandler(answerFailure);
  server.route({
    url: "/graphql",
    method: ["GET", "POST"],
    preHandler: async (request, reply) => {
      if (prefersHtml(request) && !new URL(request.url, "http://shop").searchParams.has("query"))
        return reply.redirect("/graphiql");
      return contextOf(request).limits.consume("api", REQUEST_COST);
    },
    errorHandler: (error, request, reply) => void refuse(error, request, reply),
    handler: fastifyApolloHandler(graphql, { context: (request) => Promise.resolve(contextOf(request)) }),
  });
  server.addHook("onClose", () => graphql.stop());
}
