import type { PluginFunction, Types } from "@graphql-codegen/plugin-helpers";
import { Kind, OperationTypeNode, type OperationDefinitionNode } from "graphql";

type NamedOperation = OperationDefinitionNode & { name: { value: string } };

const isQuery = ({ operation }: OperationDefinitionNode) => operation === OperationTypeNode.QUERY;

/** The imports of a file with queries. */
const queryTypes = [
  'import type { OperationVariables } from "@apollo/client";',
  "type Options<D, V extends OperationVariables> = Omit<Apollo.useQuery.Base.Options<D, V>, 'returnPartialData'> & { variables?: V };",
  "type Result<D, V extends OperationVariables> = Apollo.useQuery.Result<D, V, 'complete' | 'streaming' | 'empty'>;",
];

function preludeOf(operations: NamedOperation[]): string[] {
  if (operations.length === 0) return [];
  return ['import * as Apollo from "@apollo/client/react";', ...(operations.some(isQuery) ? queryTypes : [])];
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function needsVariables({ variableDefinitions = [] }: OperationDefinitionNode): boolean {
  return variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
}

function queryHooks(name: string, types: string, required: boolean): string[] {
  const options = required
    ? `options: Options<${types}> & ({ variables: ${name}QueryVariables } | { skip: true })`
    : `options: Options<${types}> = {}`;
  return [
    `export function use${name}Query(${options}) {\n  return Apollo.useQuery(${name}Document, options as never) as Result<${types}>;\n}`,
    `export function use${name}LazyQuery(options?: Apollo.useLazyQuery.Options<${types}>) {\n  return Apollo.useLazyQuery<${types}>(${name}Document, options);\n}`,
  ];
}

function mutationHook(name: string, types: string): string {
  return `export function use${name}Mutation(options?: Apollo.useMutation.Options<${types}>) {\n  return Apollo.useMutation<${types}>(${name}Document, options);\n}`;
}

function hooksOf(operation: NamedOperation): string[] {
  const name = pascal(operation.name.value);
  const kind = pascal(operation.operation);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  if (isQuery(operation)) return queryHooks(name, types, needsVariables(operation));
  if (operation.operation === OperationTypeNode.MUTATION) return [mutationHook(name, types)];
  throw new Error(`${name}: the shop has no subscriptions.`);
}

function operationsOf({ document }: Types.DocumentFile): NamedOperation[] {
  return (document?.definitions ?? []).filter(
    (definition): definition is NamedOperation & { name: { kind: Kind.NAME } } =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined,
  );
}

/**
 * Typed hooks of Apollo Client 4 over the documents of `typed-document-node`: `use<Name>Query`, `use<Name>LazyQuery`,
 * `use<Name>Mutation`. (The published plugin, typescript-react-apollo 5, is written for Apollo Client 3.)
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents.flatMap(operationsOf);
  return { prepend: preludeOf(operations), content: operations.flatMap(hooksOf).join("\n\n") };
};
