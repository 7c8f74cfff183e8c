import { ApolloServer, HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { FormattedExecutionResult, GraphQLSchema } from "graphql";
import type { RequestContext } from "../context/context";
import { asServiceUnavailable } from "../data/connections/connection-errors";
import { DomainError } from "../errors";
import { SharedCaching } from "../http/shared-caching";
import type { KnownOperation } from "./execution/operation-cache";
import type { Operations } from "./execution/operations";
import { formatRefusal, type Report } from "./format-error";
import type { Charge } from "./limits/operation-cost";
import {
  limitOperationSize,
  presentCost,
  refusalOf,
  refuseSubscriptions,
  requestErrorFormat,
} from "./limits/operation-limits";
import { headOf } from "./response-head";

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
  const { documentStore, persistedQueries } = operations.cache;
  return new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    csrfPrevention: false, // a GET executes only queries, and only bodies of JSON are read, which browsers preflight
    documentStore,
    persistedQueries: { cache: persistedQueries, ttl: null },
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitOperationSize, refuseSubscriptions],
    validationOptions: { maxErrors: MAX_ERRORS },
    formatError: requestErrorFormat(report),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(), // the shop serves /graphiql, which loads nothing from other hosts
      executeAsKnown(operations, caching),
    ],
  });
}

/**
 * Charges for and executes operations that Apollo Server has parsed and validated, as known operations are. A client that sends
 * `extensions: {"cost": true}` receives the cost in the response.
 */
function executeAsKnown(operations: Operations, caching: SharedCaching): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () => {
      let known: KnownOperation | undefined;
      let charged: Charge | undefined;
      return Promise.resolve({
        didResolveOperation: async ({ document, request, contextValue }) => {
          try {
            known = operations.cache.operationOf(document, request.operationName);
            charged = await operations.charge(contextValue.limits, known, request.variables);
          } catch (error) {
            throw error instanceof DomainError ? refusalOf(error) : error;
          }
        },
        responseForOperation: async ({ request, source, contextValue }) => {
          const sent = { ...request, query: source ?? "" };
          const singleResult = await operations
            .execute(sent, known as KnownOperation, contextValue, charged as Charge)
            .then(({ result }) => result, asResult);
          return { http: { headers: new HeaderMap() }, body: { kind: "single" as const, singleResult } };
        },
        willSendResponse: ({ request, contextValue, response: { body, http } }) => {
          if (body.kind !== "single") throw new Error("the schema knows no incremental delivery");
          const { status, headers } = headOf(body.singleResult, {
            isInAddress: request.http?.method === "GET",
            hasAuthorization: request.http?.headers.has("authorization") ?? false,
            ctx: contextValue,
            caching,
          });
          http.status ??= status;
          for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
          if (request.extensions?.cost === true && charged)
            body.singleResult = { ...body.singleResult, extensions: { cost: presentCost(charged) } };
          return Promise.resolve();
        },
      });
    },
  };
}

/** The result of an operation refused as a whole, for example because it has waited too long. */
function asResult(error: unknown): FormattedExecutionResult {
  const refusal = error instanceof DomainError ? error : asServiceUnavailable(error);
  if (refusal) return { errors: [formatRefusal(refusal)] };
  throw error;
}
