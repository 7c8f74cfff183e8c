import { CombinedGraphQLErrors } from "@apollo/client";

/** What the server found wrong with an input (BAD_USER_INPUT): field → message; empty for any other failure. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const found = error.errors.flatMap(({ extensions }) =>
    extensions?.code === "BAD_USER_INPUT" && Array.isArray(extensions.errors)
      ? (extensions.errors as unknown[])
      : [],
  );
  return Object.fromEntries(found.filter(isFieldError).map(({ field, message }) => [field, message]));
}

function isFieldError(value: unknown): value is { field: string; message: string } {
  const { field, message } = (value ?? {}) as { field?: unknown; message?: unknown };
  return typeof field === "string" && typeof message === "string";
}
