import { isUnionType, type GraphQLSchema } from "graphql";
import type { DomainError } from "../../errors";

type ErrorClass = abstract new (...parameters: never[]) => DomainError;

/** A refusal as a plain value: GraphQL treats every Error, returned or thrown, as a failure. */
class ErrorValue {
  constructor(readonly error: DomainError) {
    Object.assign(this, error, { message: error.message });
  }
}

/** Returns the named refusals as values, for a union of the schema; other errors are thrown (ADR-0006). */
export async function toUnion<T, Refusals extends ErrorClass[]>(
  work: Promise<T>,
  ...refusals: Refusals
): Promise<T | InstanceType<Refusals[number]>> {
  try {
    return await work;
  } catch (error) {
    if (!refusals.some((refusal) => error instanceof refusal)) throw error;
    // it has all fields of the refusal's GraphQL type
    return new ErrorValue(error as DomainError) as unknown as InstanceType<Refusals[number]>;
  }
}

/**
 * Makes the unions of a schema resolve the type of a member: for a refusal by the name of its class, for anything else the
 * successful result, which is the first member. TypeGraphQL's own function returns a promise, which graphql-jit doesn't await.
 */
export function resolveUnions(schema: GraphQLSchema): void {
  for (const union of Object.values(schema.getTypeMap()).filter(isUnionType)) {
    const success = union.getTypes()[0]?.name;
    union.resolveType = (value: unknown) => (value instanceof ErrorValue ? value.error.name : success);
  }
}
