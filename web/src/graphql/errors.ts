import { CombinedGraphQLErrors } from "@apollo/client";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";

/** The server's field errors (BAD_USER_INPUT) as field → message; empty for any other error. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const found = error.errors.flatMap(({ extensions }) =>
    extensions?.code === "BAD_USER_INPUT" && Array.isArray(extensions.errors)
      ? (extensions.errors as unknown[])
      : [],
  );
  return Object.fromEntries(found.filter(isFieldError).map(({ field, message }) => [field, message]));
}

/**
 * Shows the server's field errors under the fields with these labels; false if no error belongs to one of them.
 * `inputNames` maps fields with another name on the server.
 */
export function showFieldErrors<Entry extends FieldValues>(
  error: unknown,
  labels: Readonly<Partial<Record<Path<Entry>, string>>>,
  setError: UseFormSetError<Entry>,
  inputNames: Partial<Record<Path<Entry>, string>> = {},
): boolean {
  const errors = fieldErrorsOf(error);
  const errorOf = (field: Path<Entry>) => errors[inputNames[field] ?? field];
  const fields = (Object.keys(labels) as Path<Entry>[]).filter(errorOf);
  fields.forEach((field, at) =>
    setError(field, { message: `${labels[field]} ${errorOf(field)}.` }, { shouldFocus: at === 0 }),
  );
  return fields.length > 0;
}

/** The server's error for one field or argument. */
export function fieldErrorOf(error: unknown, field: string): string | undefined {
  return fieldErrorsOf(error)[field];
}

/** Whether the viewer lacks the permission. */
export const isForbidden = (error: unknown) => hasCode(error, "FORBIDDEN");

/** Whether the current state does not allow the action. */
export const isConflict = (error: unknown) => hasCode(error, "CONFLICT");

/** The server's message for people if the current state does not allow the action. */
export function conflictMessageOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.find(({ extensions }) => extensions?.code === "CONFLICT")?.message;
}

/** Whether the object does not exist, or no longer exists. */
export const isNotFound = (error: unknown) => hasCode(error, "NOT_FOUND");

function hasCode(error: unknown, code: string): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);
}

function isFieldError(value: unknown): value is { field: string; message: string } {
  const { field, message } = (value ?? {}) as { field?: unknown; message?: unknown };
  return typeof field === "string" && typeof message === "string";
}
