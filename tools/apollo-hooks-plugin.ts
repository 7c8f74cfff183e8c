import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { Kind, OperationTypeNode, type OperationDefinitionNode } from "graphql";

const isQuery = ({ operation }: OperationDefinitionNode): boolean => operation === OperationTypeNode.QUERY;

/** The imports of a file with queries. */
const queryTypes = [
  'import type { OperationVariables } from "@apollo/client";',
  "type Options<D, V extends OperationVariables> = Omit<Apollo.useQuery.Base.Options<D, V>, 'returnPartialData'> & { variables?: V };",
  "type Result<D, V extends OperationVariables> = Apollo.useQuery.Result<D, V, 'complete' | 'streaming' | 'empty'>;",
];

function hookOf(operation: OperationDefinitionNode): string {
  const name = operation.name?.value ?? "";
  const kind = isQuery(operation) ? "Query" : "Mutation";
  const types = `${name}${kind}, ${name}${kind}Variables`;
  if (!isQuery(operation))
    return `export function use${name}Mutation(options?: Apollo.useMutation.Options<${types}>) {\n  return Apollo.useMutation<${types}>(${name}Document, options);\n}`;
  const needsVariables = operation.variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const options = needsVariables
    ? `options: Options<${types}> & ({ variables: ${name}QueryVariables } | { skip: true })`
    : `options: Options<${types}> = {}`;
  return `export function use${name}Query(${options}) {\n  return Apollo.useQuery(${name}Document, options as never) as Result<${types}>;\n}`;
}

/** Hooks of Apollo Client 4 for typed documents, such as `use<Name>Query`. (typescript-react-apollo 5 is for Apollo Client 3.) */
export const plugin: PluginFunction = (_schema, files) => {
  const operations = files
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const imports = [
    'import * as Apollo from "@apollo/client/react";',
    ...(operations.some(isQuery) ? queryTypes : []),
  ];
  return {
    prepend: operations.length > 0 ? imports : [],
    content: operations.map(hookOf).join("\n\n"),
  };
};
