import { HeaderMap, type ApolloServer } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { BadUserInput } from "../errors";
import { prefersHtml } from "../http/content-negotiation";
import { sendShared, sendUnlessKnown } from "../http/shared-answer";
import type { SharedCaching } from "../http/shared-caching";
import { createGraphQLErrorHandler, type AnswerError } from "./error-handler";
import type { KnownOperation } from "./execution/operation-cache";
import type { Operations } from "./execution/operations";
import { mediaTypeFor, persistedHash, readAddress, readBody, type OperationRequest } from "./read-operation";
import { headOf } from "./response-head";

/** The cost of reading a request, in points of the `api` limit. */
const REQUEST_COST = 10;

interface GraphQLRouteSettings {
  graphql: ApolloServer<RequestContext>;
  operations: Operations;
  /** The settings of shared caches. */
  caching: SharedCaching;
  /** The context of a request; every call for a request returns one context. */
  contextOf: (request: FastifyRequest) => RequestContext;
  /** Answers unexpected errors. */
  answerFailure: AnswerError;
}

/**
 * Adds the GraphQL route. Operations in the cache are executed directly; Apollo Server reads, validates and answers all others (ADR-0013).
 * Queries may also come by GET (D-33). A browser that navigates to the route without a query is redirected to GraphiQL.
 */
export function registerGraphQL(
  server: FastifyInstance,
  { graphql, operations, caching, contextOf, answerFailure }: GraphQLRouteSettings,
): void {
  const refuse = createGraphQLErrorHandler(answerFailure);
  server.route({
    url: "/graphql",
    method: ["GET", "POST"],
    errorHandler: (error, request, reply) => void refuse(error, request, reply),
    async handler(request, reply) {
      if (prefersHtml(request) && !hasOperationInAddress(request)) return reply.redirect("/graphiql");
      reply.header("cross-origin-resource-policy", "same-origin");
      const ctx = contextOf(request);
      await ctx.limits.consume("api", REQUEST_COST);
      if (Array.isArray(request.body)) throw new BadUserInput([{ field: "body", message: NO_BATCHES }]);
      const isInAddress = request.method !== "POST";
      const sent = isInAddress ? readAddress(request) : readBody(request);
      const known = sent && findKnown(sent, isInAddress);
      const type = mediaTypeFor(request);
      return known && type
        ? answerKnown(request, reply.type(type), ctx, sent, known)
        : answerByApollo(request, reply, ctx, isInAddress ? sent : undefined);
    },
  });
  server.addHook("onClose", () => graphql.stop());

  /** The operation, if it is in the cache. Apollo Server refuses mutations in an address, and adds the cost to a response. */
  function findKnown(sent: OperationRequest, isInAddress: boolean): KnownOperation | undefined {
    const hash = persistedHash(sent);
    if (sent.extensions?.cost === true) return undefined;
    const known = operations.cache.find({ query: sent.query, hash }, sent.operationName);
    const isQuery = known?.operation.operation === OperationTypeNode.QUERY;
    return isQuery || !isInAddress ? known : undefined;
  }

  async function answerKnown(
    request: FastifyRequest,
    reply: FastifyReply,
    ctx: RequestContext,
    { query, operationName, variables }: OperationRequest,
    known: KnownOperation,
  ) {
    const charged = await operations.charge(ctx.limits, known, variables);
    const name = known.isOwn ? known.operation.name?.value : operationName; // shared, whether it was sent or not
    const sent = { query: known.text, operationName: name, variables };
    const { result, bytes } = await operations.execute(sent, known, ctx, charged);
    const { status, headers, mayBeStored } = headOf(result, {
      isInAddress: request.method !== "POST",
      hasAuthorization: request.headers.authorization !== undefined,
      ctx,
      caching,
      revalidated: known.isOwn && query === undefined ? "public, no-cache" : "private, no-cache",
    });
    reply.code(status ?? 200).headers(headers);
    return mayBeStored ? sendUnlessKnown(request, reply, bytes()) : sendShared(request, reply, bytes());
  }

  async function answerByApollo(
    { method, headers, body }: FastifyRequest,
    reply: FastifyReply,
    ctx: RequestContext,
    inAddress: OperationRequest | undefined,
  ) {
    const texts = Object.entries(headers).filter(
      (each): each is [string, string] => typeof each[1] === "string",
    );
    const answer = await graphql.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: inAddress ? "GET" : method,
        headers: new HeaderMap(texts),
        body,
        search: inAddress ? searchOf(inAddress) : "",
      },
      context: () => Promise.resolve(ctx),
    });
    if (answer.body.kind !== "complete") throw new Error("the schema knows no incremental delivery");
    return reply
      .code(answer.status ?? 200)
      .headers(Object.fromEntries(answer.headers))
      .send(answer.body.string);
  }
}

const NO_BATCHES =
  "must be one operation: batching is off, so send each in a request of its own, or several fields in one";

/** Whether the address contains an operation, by its text or by its hash. */
function hasOperationInAddress({ query }: FastifyRequest): boolean {
  const { query: text, extensions } = query as Record<string, unknown>;
  return text !== undefined || extensions !== undefined;
}

/** The query string of an operation, for Apollo Server. */
function searchOf({ query, operationName, variables, extensions }: OperationRequest): string {
  const texts = { query, operationName, variables: asJson(variables), extensions: asJson(extensions) };
  const provided = Object.entries(texts).filter((each): each is [string, string] => each[1] !== undefined);
  return `?${new URLSearchParams(provided).toString()}`;
}

const asJson = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);
