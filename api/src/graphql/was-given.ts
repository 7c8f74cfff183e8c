import { Kind, type GraphQLResolveInfo } from "graphql";

/** Whether the client itself gave this argument, for a default can't be told from the same value given. */
export function wasGiven({ fieldNodes, variableValues }: GraphQLResolveInfo, argument: string): boolean {
  const given = fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value;
  if (!given) return false;
  return given.kind !== Kind.VARIABLE || variableValues[given.name.value] !== undefined;
}
