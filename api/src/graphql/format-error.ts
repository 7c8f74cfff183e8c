import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { asServiceUnavailable } from "../data/connections/connection-errors";
import { DomainError } from "../errors";

/** Logs an unexpected error with its request; clients never see the error. */
export type Report = (error: unknown, requestId: string | null) => void;

/** The message for unexpected errors. */
export const MASKED_MESSAGE = "Something went wrong on our side.";

/** Formats execution errors for a client: domain errors with their code; all others are reported and masked (ADR-0006). */
export function formatErrors(
  errors: readonly GraphQLError[],
  report: Report,
  requestId: string | null,
): GraphQLFormattedError[] {
  return errors.map((error) => formatError(error, report, requestId));
}

function formatError(error: GraphQLError, report: Report, requestId: string | null): GraphQLFormattedError {
  const { locations, path } = error;
  const at = { ...(locations && { locations }), ...(path && { path }) };
  const cause = rootOf(error);
  const refusal = cause instanceof DomainError ? cause : asServiceUnavailable(cause);
  if (refusal && refusal !== cause) report(cause, requestId);
  if (refusal) return { ...formatRefusal(refusal), ...at };
  if (isArgument(error, cause) || (cause === undefined && path === undefined))
    return { message: error.message, ...at, extensions: { code: "BAD_USER_INPUT" } };
  report(cause ?? error, requestId);
  return {
    message: MASKED_MESSAGE,
    ...at,
    extensions: { code: "INTERNAL_SERVER_ERROR", ...named(requestId) },
  };
}

/** Whether the client passed a null variable to a non-null argument, which only the execution finds. */
function isArgument({ message }: GraphQLError, cause: unknown): boolean {
  return (cause === undefined || cause instanceof GraphQLError) && message.startsWith('Argument "');
}

/** The id of a failed request, for customers to quote. */
const named = (requestId: string | null) => (requestId === null ? {} : { requestId });

/** A domain error as a GraphQL error. */
export function formatRefusal({ message, code, details }: DomainError): GraphQLFormattedError {
  return { message, extensions: { code, ...details } };
}

/** The error of a resolver; undefined if the operation or its variables are invalid. */
function rootOf(error: GraphQLError): unknown {
  let cause: unknown = error.originalError;
  while (cause instanceof Error && "originalError" in cause && cause.originalError)
    cause = cause.originalError;
  return cause;
}
