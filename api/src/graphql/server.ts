import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { DocumentNode, GraphQLSchema } from "graphql";
import type { RequestContext } from "../context/context";
import { BoundedStore } from "./execution/bounded-store";
import { temporaryStatus } from "./http-status";
import { compiledExecution } from "./execution/apollo-execution";
import { SharedCaching } from "../http/shared-caching";
import type { Operations } from "./execution/operations";
import type { Report } from "./format-error";
import { queryCaching } from "./query-caching";
import {
  limitOperationCost,
  limitOperationSize,
  refuseSubscriptions,
  requestErrorFormat,
} from "./limits/operation-limits";

/** The maximum number of tokens of one operation; our longest has a few hundred. */
const MAX_TOKENS = 2_000;

/** The maximum number of errors reported for an invalid operation. */
const MAX_ERRORS = 5;

/** Apollo Server for the schema. Introspection stays on: integrators explore the API (spec: GraphiQL). */
export function createGraphQLServer(
  schema: GraphQLSchema,
  operations: Operations,
  report: Report,
  caching = new SharedCaching(),
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    documentStore: new BoundedStore<DocumentNode>(({ loc }) => loc?.source.body.length ?? 1),
    persistedQueries: { cache: new BoundedStore<string>((text) => text.length), ttl: null },
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitOperationSize, refuseSubscriptions],
    validationOptions: { maxErrors: MAX_ERRORS },
    formatError: requestErrorFormat(report),
    plugins: [
      limitOperationCost(schema),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(), // the shop serves /graphiql, which loads nothing from other hosts
      compiledExecution(operations),
      temporaryStatus(),
      queryCaching(caching),
    ],
  });
}
