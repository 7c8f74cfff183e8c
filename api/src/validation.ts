import type { z } from "zod";
import { BadUserInput, type FieldError } from "./errors";

/** Returns an input as parsed by its schema; throws BadUserInput that names every invalid field once. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(input, { error: allowedValues });
  if (success) return data;
  const errors = error.issues.flatMap(fieldErrors);
  throw new BadUserInput(
    errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index),
  );
}

/** The allowed values of a field, if its schema has no message. */
export const allowedValues: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type") return `must be ${KINDS[issue.expected] ?? "another kind of value"}`;
  if (issue.code === "invalid_value") return `must be ${oneOf(issue.values.map(String))}`;
  if (issue.code === "too_small" && issue.minimum === 1) return "must not be empty";
  if (issue.code === "too_big")
    return `must have ${issue.maximum} ${UNITS[issue.origin] ?? "characters"} or fewer`;
  return undefined;
};

const KINDS: Record<string, string> = {
  string: "a text",
  array: "a list",
  object: "an object",
  boolean: "true or false",
  number: "a number",
};
const UNITS: Record<string, string> = { array: "entries" };

const oneOf = (values: readonly string[]) =>
  values.length > 1 ? `one of ${values.join(", ")}` : String(values[0]);

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === "invalid_union") return unionErrors(issue);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((field) => ({ field, message: "is not a field of this call" }));
  return [{ field: issue.path.join(".") || "body", message: issue.message }];
}

/** The errors of the alternative that accepts this kind of value; for a list, those of its entries. */
function unionErrors({ errors, path }: z.core.$ZodIssueInvalidUnion): FieldError[] {
  const takesIt = ([first]: z.core.$ZodIssue[]) =>
    first && (first.code !== "invalid_type" || first.path.length > 0);
  const nearest = errors.findLast(takesIt) ?? errors[0] ?? [];
  return nearest.map(({ message }) => ({ field: path.join(".") || "body", message }));
}

const schemas = new Map<unknown, z.ZodType>();

/** Declares the schema that validates a class of GraphQL inputs; their fields' types must agree. */
export function ValidatedBy<Schema extends z.ZodType>(schema: Schema) {
  return (inputClass: new () => z.infer<Schema>): void => void schemas.set(inputClass, schema);
}

/** The schema of an input class; undefined for any other type of argument. */
export const schemaOf = (type: unknown): z.ZodType | undefined => schemas.get(type);

/**
 * TypeGraphQL's `validateFn`: validates an argument with an input class as its type; throws BadUserInput. Services validate lists of
 * inputs, so that errors name the argument.
 */
export function validateArgument(value: unknown, type: unknown): void {
  const schema = schemaOf(type);
  if (schema && value !== undefined && value !== null && !Array.isArray(value)) parseInput(schema, value);
}
