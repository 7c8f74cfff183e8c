import { MapperKind, mapSchema } from "@graphql-tools/utils";
import { GraphQLUnionType, type GraphQLSchema } from "graphql";
import type { DomainError } from "../../errors";

type ErrorClass = abstract new (...parameters: never[]) => DomainError;

/** A refusal to be told as a value: GraphQL takes whatever is an Error, returned or thrown, for a failure. */
class ErrorValue {
  constructor(readonly error: DomainError) {
    Object.assign(this, error, { message: error.message });
  }
}

/** Turns the named refusals into values, for a union of the schema; whatever else is thrown stays thrown. */
export async function toUnion<T, Refusals extends ErrorClass[]>(
  work: Promise<T>,
  ...refusals: Refusals
): Promise<T | InstanceType<Refusals[number]>> {
  try {
    return await work;
  } catch (error) {
    if (!refusals.some((refusal) => error instanceof refusal)) throw error;
    // it has all fields of the refusal's type
    return new ErrorValue(error as DomainError) as unknown as InstanceType<Refusals[number]>;
  }
}

/**
 * Tells the members of our unions apart: a refusal has the name of its class, anything else is the outcome hoped for,
 * which stands first. TypeGraphQL would say so in a promise, and graphql-jit does not wait for it.
 */
export function resolveUnions(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.UNION_TYPE]: (union) => {
      const success = union.getTypes()[0]?.name;
      const resolveType = (value: unknown) => (value instanceof ErrorValue ? value.error.name : success);
      return new GraphQLUnionType({ ...union.toConfig(), resolveType });
    },
  });
}
