import {
  getVariableValues,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import type { RequestContext } from "../../context/context";
import { formatErrors, type Report } from "../format-error";
import { observed } from "./observed";
import type { KnownOperation } from "./operation-cache";

/** The maximum number of errors reported for one request's variables. */
const MAX_ERRORS = 50;

/** Executes operations, and formats their errors for the client. */
export class Executor {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly report: Report,
  ) {}

  /** Executes an operation. graphql-js coerces the variables and reports their errors. */
  execute(
    known: KnownOperation,
    variables: Record<string, unknown>,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const { variableDefinitions = [] } = known.operation;
    return observed(known.operation, async () => {
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

function badVariable({ message, locations }: GraphQLError): GraphQLFormattedError {
  return { message, ...(locations && { locations }), extensions: { code: "BAD_USER_INPUT" } };
}
