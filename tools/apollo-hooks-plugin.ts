import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { Kind, OperationTypeNode, type OperationDefinitionNode } from "graphql";

const isQuery = ({ operation }: OperationDefinitionNode): boolean => operation === OperationTypeNode.QUERY;

/** The imports of a file with queries. */
const queryTypes = [
  'import type { OperationVariables } from "@apollo/client";',
  "type Options<D, V extends OperationVariables> = Omit<Apollo.useQuery.Base.Options<D, V>, 'returnPartialData'> & { variables?: V };",
  "type Result<D, V extends OperationVariables> = Apollo.useQuery.Result<D, V, 'complete' | 'streaming' | 'empty'>;",
];

function hooksOf(operation: OperationDefinitionNode): string[] {
  const name = operation.name?.value ?? "";
  const kind = isQuery(operation) ? "Query" : "Mutation";
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const hook = (use: string) =>
    `export function use${name}${use}(options?: Apollo.use${use}.Options<${types}>) {\n  return Apollo.use${use}<${types}>(${name}Document, options);\n}`;
  if (!isQuery(operation)) return [hook("Mutation")];
  const needsVariables = operation.variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const options = needsVariables
    ? `options: Options<${types}> & ({ variables: ${name}QueryVariables } | { skip: true })`
    : `options: Options<${types}> = {}`;
  return [
    `export function use${name}Query(${options}) {\n  return Apollo.useQuery(${name}Document, options as never) as Result<${types}>;\n}`,
    hook("LazyQuery"),
  ];
}

/**
 * Typed hooks of Apollo Client 4 over the documents of `typed-document-node`: `use<Name>Query`, `use<Name>LazyQuery`,
 * `use<Name>Mutation`. (The published plugin, typescript-react-apollo 5, is written for Apollo Client 3.)
 */
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
    content: operations.flatMap(hooksOf).join("\n\n"),
  };
};
