import type { ApolloServerPlugin, GraphQLRequestContext } from "@apollo/server";
import { HeaderMap } from "@apollo/server";
import type { DocumentNode, ExecutionResult, FormattedExecutionResult, GraphQLSchema } from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import type { RequestContext } from "../context";
import { formatErrors, type Report } from "./format-error";

type Compiled = CompiledQuery | ExecutionResult;

/**
 * Executes operations as compiled functions, which serves half as many again as graphql-js does. A document is
 * compiled once; Apollo keeps parsed documents by their text, and we keep what was compiled by the document.
 */
export class Executor {
  private readonly compiled = new WeakMap<DocumentNode, Map<string, Compiled>>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly report: Report,
  ) {}

  /** Runs a validated operation; errors come back formatted, as a client may see them. */
  async execute(
    document: DocumentNode,
    operationName: string | null | undefined,
    variables: Record<string, unknown>,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const operation = this.compile(document, operationName ?? "");
    const result = isCompiledQuery(operation) ? await operation.query(undefined, ctx, variables) : operation;
    if (!result.errors) return result;
    return { ...result, errors: formatErrors(result.errors, this.report) };
  }

  private compile(document: DocumentNode, name: string): Compiled {
    let operations = this.compiled.get(document);
    if (!operations) this.compiled.set(document, (operations = new Map<string, Compiled>()));
    let operation = operations.get(name);
    if (!operation) {
      operation = compileQuery(this.schema, document, name, { disableLeafSerialization: false });
      operations.set(name, operation);
    }
    return operation;
  }
}

/** Lets the executor answer in Apollo's place, after Apollo has parsed and validated. */
export function compiledExecution(executor: Executor): ApolloServerPlugin<RequestContext> {
  const requestDidStart = () => Promise.resolve({ responseForOperation: respond });
  const respond = async ({ document, request, contextValue }: GraphQLRequestContext<RequestContext>) => {
    const variables = request.variables ?? {};
    const singleResult = await executor.execute(document as DocumentNode, request.operationName, variables, contextValue);
    return { http: { headers: new HeaderMap() }, body: { kind: "single" as const, singleResult } };
  };
  return { requestDidStart };
}
