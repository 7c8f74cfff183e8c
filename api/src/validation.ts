import type { z } from "zod";
import { BadUserInput, type FieldError } from "./errors";

/** Returns an input as its schema reads it; throws BadUserInput that names every invalid field once. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const errors = error.issues.flatMap(fieldErrors);
  throw new BadUserInput(
    errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index),
  );
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((field) => ({ field, message: "is not a field of this call" }));
  return [{ field: issue.path.join(".") || "body", message: issue.message }];
}

const schemas = new Map<unknown, z.ZodType>();

/** Declares the schema that checks a class of GraphQL inputs; their fields' types must agree. */
export function ValidatedBy<Schema extends z.ZodType>(schema: Schema) {
  return (inputClass: new () => z.infer<Schema>): void => void schemas.set(inputClass, schema);
}

/** The schema of a class of inputs; undefined for any other type of an argument. */
export const schemaOf = (type: unknown): z.ZodType | undefined => schemas.get(type);

/** TypeGraphQL's `validateFn`: checks an argument whose type is a class of inputs; throws BadUserInput. */
export function validateArgument(value: unknown, type: unknown): void {
  const schema = schemaOf(type);
  if (schema && value !== undefined && value !== null) parseInput(schema, value);
}
