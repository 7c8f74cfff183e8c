import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { RequestContext } from "../context/context";
import { BoundedDocumentStore } from "./execution/document-store";
import { temporaryStatus } from "./http-status";
import { compiledExecution, type Executor } from "./execution/jit";
import { requestErrorFormat, limitOperationCost, limitOperationSize } from "./limits/operation-limits";

/** The most tokens of one operation; our longest has a few hundred. */
const MAX_TOKENS = 2_000;

/** The most errors reported for an invalid operation. */
const MAX_ERRORS = 5;

/** Apollo Server over the schema. Introspection stays on: integrators explore the API (spec: GraphiQL). */
export function createGraphQLServer(schema: GraphQLSchema, executor: Executor): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    documentStore: new BoundedDocumentStore(),
    persistedQueries: false, // not needed, and anybody could fill their cache
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitOperationSize],
    validationOptions: { maxErrors: MAX_ERRORS },
    formatError: requestErrorFormat(executor.report),
    plugins: [
      limitOperationCost(schema),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(), // ours is /graphiql, and asks nothing of others
      compiledExecution(executor),
      temporaryStatus(),
    ],
  });
}
