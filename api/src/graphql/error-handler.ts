import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { BadUserInput, DomainError } from "../errors";
import { formatRefusal } from "./format-error";
import { prefersHtml } from "../http/content-negotiation";

/** Answers a failed request. */
export type AnswerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const GRAPHQL_RESPONSE = "application/graphql-response+json";

/** Refuses a body with a content type other than JSON. */
class UnsupportedMediaType extends BadUserInput {
  constructor() {
    super([
      {
        field: "body",
        message: "must be application/json; a file is sent to POST /pictures or POST /imports/products",
      },
    ]);
  }

  override get status(): number {
    return 415;
  }
}

/**
 * Answers refusals from before Apollo Server reads the operation as GraphQL errors. `fallback` handles all other
 * errors.
 */
export function createGraphQLErrorHandler(fallback: AnswerError): AnswerError {
  return (thrown, request, reply) => {
    const error = thrown.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE" ? new UnsupportedMediaType() : thrown;
    if (!(error instanceof DomainError) || prefersHtml(request)) return fallback(thrown, request, reply);
    const { status, retryAfter } = error;
    if (status === 401) reply.header("www-authenticate", 'Bearer realm="shop"');
    if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
    const media = request.headers.accept?.includes(GRAPHQL_RESPONSE) ? GRAPHQL_RESPONSE : "application/json";
    return reply
      .code(status)
      .type(`${media}; charset=utf-8`)
      .header("cache-control", "no-store")
      .send(JSON.stringify({ errors: [formatRefusal(error)] }));
  };
}
