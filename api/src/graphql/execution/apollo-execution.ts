import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestContext } from "@apollo/server";
import type { DocumentNode } from "graphql";
import type { RequestContext } from "../../context/context";
import type { Operations } from "./operations";

type Valid = GraphQLRequestContext<RequestContext>;

/** Replaces Apollo's execution; Apollo still parses and validates. */
export function compiledExecution(operations: Operations): ApolloServerPlugin<RequestContext> {
  const requestDidStart = () => Promise.resolve({ responseForOperation: respond });
  const respond = async ({ document, operation, request, contextValue }: Valid) => {
    const sent = { ...request, query: request.query ?? "" };
    const valid = { document: document as DocumentNode, operation };
    operations.remember(sent, valid);
    const { result: singleResult } = await operations.execute(sent, valid, contextValue);
    return { http: { headers: new HeaderMap() }, body: { kind: "single" as const, singleResult } };
  };
  return { requestDidStart };
}
