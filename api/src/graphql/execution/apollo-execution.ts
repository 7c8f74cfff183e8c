import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestContext } from "@apollo/server";
import type { DocumentNode, FormattedExecutionResult } from "graphql";
import type { RequestContext } from "../../context/context";
import { asServiceUnavailable } from "../../data/connections/connection-errors";
import { DomainError } from "../../errors";
import { formatRefusal } from "../format-error";
import type { Operations } from "./operations";

type Valid = GraphQLRequestContext<RequestContext>;

/** Replaces Apollo's execution; Apollo still parses and validates. */
export function compiledExecution(operations: Operations): ApolloServerPlugin<RequestContext> {
  const requestDidStart = () => Promise.resolve({ responseForOperation: respond });
  const respond = async ({ document, operation, request, source, contextValue }: Valid) => {
    const sent = { ...request, query: source ?? "" };
    const valid = { document: document as DocumentNode, operation };
    operations.remember(sent, valid);
    const singleResult = await operations
      .execute(sent, valid, contextValue)
      .then(({ result }) => result, asResult);
    return { http: { headers: new HeaderMap() }, body: { kind: "single" as const, singleResult } };
  };
  return { requestDidStart };
}

/** The result of an operation refused as a whole, for example because it has waited too long. */
function asResult(error: unknown): FormattedExecutionResult {
  const refusal = error instanceof DomainError ? error : asServiceUnavailable(error);
  if (refusal) return { errors: [formatRefusal(refusal)] };
  throw error;
}
