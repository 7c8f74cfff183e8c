import { CombinedGraphQLErrors } from "@apollo/client";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";

/** What the server found wrong with an input (BAD_USER_INPUT): field → message; empty for any other failure. */
function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const found = error.errors.flatMap(({ extensions }) =>
    extensions?.code === "BAD_USER_INPUT" && Array.isArray(extensions.errors)
      ? (extensions.errors as unknown[])
      : [],
  );
  return Object.fromEntries(found.filter(isFieldError).map(({ field, message }) => [field, message]));
}

/** Puts what the server found wrong under the fields of a form; false where it is about none of them. */
export function showFieldErrors<Entry extends FieldValues>(
  error: unknown,
  fields: readonly Path<Entry>[],
  setError: UseFormSetError<Entry>,
): boolean {
  const found = fieldErrorsOf(error);
  const named = fields.filter((field) => found[field]);
  named.forEach((field) => setError(field, { message: `It ${found[field]}.` }));
  return named.length > 0;
}

/** Whether the server refused because of who asks. */
export function isForbidden(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === "FORBIDDEN")
  );
}

function isFieldError(value: unknown): value is { field: string; message: string } {
  const { field, message } = (value ?? {}) as { field?: unknown; message?: unknown };
  return typeof field === "string" && typeof message === "string";
}
