import { Kind, type GraphQLResolveInfo } from "graphql";
import { createParameterDecorator, type ArgOptions } from "type-graphql";

/**
 * An argument with the value undefined if the client omits it, even if the schema declares a default. The contract
 * publishes `sort: ProductSort! = NEWEST`, but a search without `sort` lists the best match first. graphql-js fills in
 * defaults before the resolver runs, so only the operation shows whether the client chose a value.
 */
export function ArgIfProvided(name: string, typeFunc: () => object, options: ArgOptions): ParameterDecorator {
  return createParameterDecorator(
    ({ args, info }) => (isProvided(info, name) ? (args[name] as unknown) : undefined),
    {
      arg: { name, typeFunc, options },
    },
  ) as ParameterDecorator;
}

function isProvided({ fieldNodes, variableValues }: GraphQLResolveInfo, argument: string): boolean {
  const value = fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value;
  if (!value) return false;
  return value.kind !== Kind.VARIABLE || variableValues[value.name.value] !== undefined;
}
