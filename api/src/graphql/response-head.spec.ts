import type { ApolloServer } from "@apollo/server";
import type { RequestContext } from "../context/context";
import { RateLimited, ServiceUnavailable, Unauthenticated } from "../errors";
import { unlimited } from "../context/caller-limits";
import { RequestReads } from "../context/request-reads";
import { createSchema } from "../boot/create-schema";
import { Executor } from "./execution/executor";
import { OperationCache } from "./execution/operation-cache";
import { Operations } from "./execution/operations";
import { createGraphQLServer } from "./server";

const schema = createSchema();
const PRODUCT = "11111111-1111-4111-8111-111111111111";

let server: ApolloServer<RequestContext>;
beforeAll(async () => {
  const report = () => undefined;
  const visitor = () => Promise.reject(new Error("no operation of this spec is shared"));
  const operations = new Operations(
    new OperationCache(schema),
    new Executor(schema, report),
    visitor as never,
  );
  server = createGraphQLServer(schema, operations, report);
  await server.start();
});
afterAll(() => server.stop());

/** The HTTP part of an operation's response if its resolver throws this error. */
async function answerOf(query: string, error: Error) {
  const fail = () => Promise.reject(error);
  const db = { queryRunner: { connect: fail } };
  const contextValue = { authenticate: fail, limits: unlimited, db, reads: new RequestReads() };
  const { http } = await server.executeOperation({ query }, { contextValue: contextValue as never });
  return { status: http.status ?? 200, retryAfter: http.headers.get("retry-after") };
}

it.each([
  ["429", new RateLimited(7), { status: 429, retryAfter: "7" }],
  ["503", new ServiceUnavailable(3), { status: 503, retryAfter: "3" }],
])("answers a refused operation with %s and Retry-After", async (_status, error, expected) => {
  expect(await answerOf("{ me { id } }", error)).toEqual(expected);
});

it("answers 503 where all that was asked for is missing", async () => {
  const query = `{ product(id: "${PRODUCT}") { id } }`;
  const expected = { status: 503, retryAfter: "3" };
  expect(await answerOf(query, new ServiceUnavailable(3))).toEqual(expected);
});

it("answers 200 if some of the selected fields have data", async () => {
  const query = `{ __typename product(id: "${PRODUCT}") { id } }`;
  expect(await answerOf(query, new RateLimited(7))).toEqual({ status: 200, retryAfter: undefined });
});

it("answers 200 for refusals that a repeat won't change", async () => {
  expect(await answerOf("{ me { id } }", new Unauthenticated())).toEqual({
    status: 200,
    retryAfter: undefined,
  });
});
