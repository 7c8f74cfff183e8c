import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { asServiceUnavailable } from "../data/connection-errors";
import { DomainError } from "../errors";

/** Takes what nobody foresaw, for the log; a client never sees it. */
export type Report = (error: unknown) => void;

/** The message of an unexpected error, as clients see it. */
export const MASKED_MESSAGE = "Something went wrong on our side.";

/** Formats execution errors for a client: the domain's with their code, everything else masked and reported. */
export function formatErrors(errors: readonly GraphQLError[], report: Report): GraphQLFormattedError[] {
  return errors.map((error) => formatError(error, report));
}

function formatError(error: GraphQLError, report: Report): GraphQLFormattedError {
  const { locations, path } = error;
  const at = { ...(locations && { locations }), ...(path && { path }) };
  const cause = rootOf(error);
  const refusal = cause instanceof DomainError ? cause : asServiceUnavailable(cause);
  if (refusal && refusal !== cause) report(cause);
  if (refusal) return { ...formatRefusal(refusal), ...at };
  if (cause === undefined && path === undefined)
    return { message: error.message, ...at, extensions: { code: "BAD_USER_INPUT" } };
  report(cause ?? error);
  return {
    message: MASKED_MESSAGE,
    ...at,
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  };
}

/** A refusal of the domain as a client reads it. */
export function formatRefusal({ message, code, details }: DomainError): GraphQLFormattedError {
  return { message, extensions: { code, ...details } };
}

/** What a resolver threw; undefined where the operation itself, or its variables, are at fault. */
function rootOf(error: GraphQLError): unknown {
  let cause: unknown = error.originalError;
  while (cause instanceof Error && "originalError" in cause && cause.originalError)
    cause = cause.originalError;
  return cause;
}
