import {
  execute,
  getOperationAST,
  getVariableValues,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import type { RequestContext } from "../../context/context";
import { CompiledOperations } from "./compiled-operations";
import { formatErrors, type Report } from "../format-error";
import { isIntrospectionOnly, Introspection } from "../limits/introspection";
import { observed } from "./observed";
import { OwnOperations } from "./own-operations";

/** The maximum number of errors reported for one request's variables. */
const MAX_ERRORS = 50;

/** The variables that a client sent. */
type Variables = Record<string, unknown>;

/**
 * Executes operations as compiled functions, with 1.5 times the throughput of graphql-js and identical results. A client's operation is
 * compiled at its second use (ADR-0013).
 */
export class Executor {
  /** The compiled operations of clients. */
  readonly compiled: CompiledOperations;
  private readonly own: OwnOperations;
  private readonly introspection: Introspection;

  constructor(
    private readonly schema: GraphQLSchema,
    readonly report: Report,
  ) {
    this.compiled = new CompiledOperations(schema);
    this.own = new OwnOperations(schema);
    this.introspection = new Introspection(schema);
  }

  /** Executes a validated operation of a client; returns errors formatted for the client. */
  async execute(
    document: DocumentNode,
    operationName: string | null | undefined,
    variables: Variables,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const { schema } = this;
    const uncompiled = () =>
      execute({ schema, document, operationName, variableValues: variables, contextValue: ctx });
    const operation = getOperationAST(document, operationName);
    if (!operation) return this.format(await uncompiled(), ctx); // graphql-js reports the error
    return observed(operation, async () => {
      const isCompiled = !isIntrospectionOnly(document, operation);
      const run = isCompiled ? this.compiled.find(document, operation) : undefined;
      if (run && !mayHoldEmptyList(variables)) {
        const result = await run(undefined, ctx, variables);
        if ("data" in result) return this.format(result, ctx);
        // nothing was executed: the variables are invalid, or non-null ones have defaults, which graphql-jit ignores
      }
      return this.runCoerced(operation, variables, ctx, (coerced) =>
        run
          ? run(undefined, ctx, coerced)
          : (this.introspection.answer(document, operation, variables) ?? uncompiled()),
      );
    });
  }

  /** Executes an operation of one of our own pages, which is compiled once and never evicted. Fields of its variables may be undefined. */
  executeOwn(
    document: DocumentNode,
    variables: Variables,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const { operation, run } = this.own.get(document);
    return observed(operation, () =>
      this.runCoerced(operation, variables, ctx, (coerced) => run(undefined, ctx, coerced)),
    );
  }

  /** Coerces the variables with graphql-js, which reports their errors. */
  private async runCoerced(
    { variableDefinitions = [] }: OperationDefinitionNode,
    variables: Variables,
    ctx: RequestContext,
    run: (coerced: Variables) => ExecutionResult | Promise<ExecutionResult>,
  ): Promise<FormattedExecutionResult> {
    const { coerced, errors } = getVariableValues(this.schema, variableDefinitions, variables, {
      maxErrors: MAX_ERRORS,
    });
    return errors ? { errors: errors.map(badVariable) } : this.format(await run(coerced), ctx);
  }

  private format(result: ExecutionResult, { requestId }: RequestContext): FormattedExecutionResult {
    if (!result.errors) return result;
    return { ...result, errors: formatErrors(result.errors, this.report, requestId) };
  }
}

/** Levels of variables: an input, its lists, their inputs and the values in these. */
const MAX_LEVELS = 6;

/**
 * Whether variables may contain an empty list where an input is expected: graphql-jit reads it as an input without fields, and graphql-js
 * refuses it.
 */
function mayHoldEmptyList(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value !== "object" || value === null) return false;
  const inner = Object.values(value);
  if (levels === 0 || (Array.isArray(value) && inner.length === 0)) return true;
  return inner.some((each) => mayHoldEmptyList(each, levels - 1));
}

function badVariable({ message, locations }: GraphQLError): GraphQLFormattedError {
  return { message, ...(locations && { locations }), extensions: { code: "BAD_USER_INPUT" } };
}
