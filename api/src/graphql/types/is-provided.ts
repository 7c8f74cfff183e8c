import { Kind, type GraphQLResolveInfo } from "graphql";
import { createParameterDecorator } from "type-graphql";

/**
 * A parameter that tells whether the client provides an argument with a default. The contract publishes `sort: ProductSort! = NEWEST`, but a
 * search without `sort` lists the best match first. graphql-js fills in defaults before the resolver runs, so only the operation shows
 * whether the client chose a value.
 */
export function IsProvided(argument: string): ParameterDecorator {
  return createParameterDecorator(({ info }) => isProvided(info, argument)) as ParameterDecorator;
}

function isProvided({ fieldNodes, variableValues }: GraphQLResolveInfo, argument: string): boolean {
  const value = fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value;
  if (!value) return false;
  return value.kind !== Kind.VARIABLE || variableValues[value.name.value] !== undefined;
}
