import { HeaderMap, type ApolloServer } from "@apollo/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";

/**
 * Lets Apollo Server read, validate and answer a request. Its CSRF prevention matters only for request bodies: a GET executes
 * only queries, and no other origin can read the response.
 */
export function createApolloAnswer(graphql: ApolloServer<RequestContext>) {
  return async (
    { method, headers, body }: FastifyRequest,
    reply: FastifyReply,
    ctx: RequestContext,
    search = "",
  ) => {
    const isPost = method === "POST";
    const answer = await graphql.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: isPost ? "POST" : "GET",
        headers: isPost ? mapOf(headers) : mapOf({ ...headers, "apollo-require-preflight": "GET" }),
        body,
        search,
      },
      context: () => Promise.resolve(ctx),
    });
    if (answer.body.kind !== "complete") throw new Error("the schema knows no incremental delivery");
    return reply
      .code(answer.status ?? 200)
      .headers(Object.fromEntries(answer.headers))
      .send(answer.body.string);
  };
}

function mapOf(headers: FastifyRequest["headers"]): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(", ") : value);
  return map;
}
