import {
  getVariableValues,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import type { RequestContext } from "../../context/context";
import { operationExecuted } from "../../observability/signals";
import { tracer } from "../../observability/tracer";
import { formatErrors, type Report } from "../format-error";
import type { KnownOperation } from "./operation-cache";

/** The maximum number of errors reported for one request's variables. */
const MAX_ERRORS = 50;

/** Executes operations, and formats their errors for the client. */
export class Executor {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly report: Report,
  ) {}

  /**
   * Executes an operation. Compiled operations coerce their variables, which takes a sixth of a quote's time in graphql-js. Errors of
   * variables are always those of graphql-js.
   */
  execute(
    known: KnownOperation,
    variables: Record<string, unknown>,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const { variableDefinitions = [] } = known.operation;
    return observed(known.operation, async () => {
      if (known.isCompiled && !mayContainEmptyList(variables)) {
        const result = await known.run(variables, ctx);
        if ("data" in result) return this.format(result, ctx);
        // nothing was executed: the variables are invalid, or non-null ones have defaults, which graphql-jit ignores
      }
      const { coerced, errors } = getVariableValues(this.schema, variableDefinitions, variables, {
        maxErrors: MAX_ERRORS,
      });
      return errors ? { errors: errors.map(badVariable) } : this.format(await known.run(coerced, ctx), ctx);
    });
  }

  private format(result: ExecutionResult, { requestId }: RequestContext): FormattedExecutionResult {
    if (!result.errors) return result;
    return { ...result, errors: formatErrors(result.errors, this.report, requestId) };
  }
}

/** Levels of variables: an input, its lists, their inputs and the values in these. */
const MAX_LEVELS = 6;

/** Whether variables may contain an empty list, which graphql-jit accepts as an input without fields. */
function mayContainEmptyList(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value !== "object" || value === null) return false;
  const inner = Object.values(value);
  if (levels === 0 || (Array.isArray(value) && inner.length === 0)) return true;
  return inner.some((each) => mayContainEmptyList(each, levels - 1));
}

function badVariable({ message, locations }: GraphQLError): GraphQLFormattedError {
  return { message, ...(locations && { locations }), extensions: { code: "BAD_USER_INPUT" } };
}

/** Limits names chosen by clients. */
const MAX_NAME = 100;

const nameOf = ({ name, operation }: OperationDefinitionNode) =>
  `${operation} ${name?.value ?? ""}`.trim().slice(0, MAX_NAME);

const attributesOf = ({ name, operation }: OperationDefinitionNode) => ({
  "graphql.operation.type": operation,
  ...(name && { "graphql.operation.name": name.value.slice(0, MAX_NAME) }),
});

/** Executes an operation as a step of its trace. Publishes its duration and errors, if there is a listener. */
function observed(
  operation: OperationDefinitionNode,
  execute: () => Promise<FormattedExecutionResult>,
): Promise<FormattedExecutionResult> {
  const work = operationExecuted.isObserved ? () => timed(operation, execute) : execute;
  const traced = tracer();
  return traced ? traced.step(nameOf(operation), attributesOf(operation), work) : work();
}

async function timed(
  { name, operation: kind }: OperationDefinitionNode,
  execute: () => Promise<FormattedExecutionResult>,
): Promise<FormattedExecutionResult> {
  const since = performance.now();
  const result = await execute();
  const seconds = (performance.now() - since) / 1_000;
  const codes = (result.errors ?? []).map(({ extensions }) => String(extensions?.code));
  operationExecuted.publish({ name: name?.value, kind, seconds, codes });
  return result;
}
