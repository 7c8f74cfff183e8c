import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import {
  getNamedType,
  isInputObjectType,
  Kind,
  print,
  separateOperations,
  stripIgnoredCharacters,
  TokenKind,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
} from "graphql";

const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The comment above an operation, which is the description of its method. */
function commentAbove({ loc }: OperationDefinitionNode): string {
  const lines: string[] = [];
  for (let token = loc?.startToken.prev; token?.kind === TokenKind.COMMENT; token = token.prev)
    lines.unshift(token.value.trim());
  if (lines.length === 0) throw new Error(`${loc?.source.name}: an operation of the client needs a comment.`);
  return lines.join(" ");
}

/** Whether the operation has an input with its own idempotency key, which the client can make. */
const hasOwnKey = (schema: GraphQLSchema, operation: OperationDefinitionNode): boolean =>
  (operation.variableDefinitions ?? []).some(({ type }) => {
    const input = getNamedType(typeFromAST(schema, type as NamedTypeNode));
    return isInputObjectType(input) && "idempotencyKey" in input.getFields();
  });

const typeOf = ({ name, operation }: OperationDefinitionNode): string =>
  upperFirst(name?.value ?? "") + upperFirst(operation);

function constantOf(operation: OperationDefinitionNode, document: DocumentNode): string {
  const text = JSON.stringify(stripIgnoredCharacters(print(document)));
  const type = typeOf(operation);
  return `const ${operation.name?.value} = typed<${type}, ${type}Variables>(\n  ${text},\n);`;
}

function methodOf(schema: GraphQLSchema, operation: OperationDefinitionNode): string {
  const name = operation.name?.value ?? "";
  const type = `${typeOf(operation)}Variables`;
  const [root] = operation.selectionSet.selections as [FieldNode];
  const isOptional = (operation.variableDefinitions ?? []).every(
    (variable) => variable.type.kind !== Kind.NON_NULL_TYPE || variable.defaultValue,
  );
  const hasKey = hasOwnKey(schema, operation);
  const isList = root.selectionSet?.selections.some(
    (selected) => selected.kind === Kind.FIELD && selected.name.value === "pageInfo",
  );
  const variables = hasKey ? `WithOptionalKey<${type}>` : `${type}${isOptional ? " = {}" : ""}`;
  const passed = hasKey ? "withKey(variables, options)" : "variables";
  const call = isList
    ? `list(${name}, variables, options)`
    : `query(${name}, ${passed}, options).then((result) => result.${root.name.value})`;
  return `    /** ${commentAbove(operation)} */\n    ${name}: (variables: ${variables}, options?: CallOptions) =>\n      ${call},`;
}

/** The texts of the client's operations, and a method for each: `shop.product({ id })`, and a list for those of a connection. */
export const plugin: PluginFunction = (schema, files) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const documents = separateOperations({ kind: Kind.DOCUMENT, definitions: [...operations, ...fragments] });
  return {
    prepend: [
      'import { type ListOf, type Query, typed } from "./typed";',
      'import { withKey, type WithOptionalKey } from "./idempotency";',
      'import type { CallOptions } from "./send";',
    ],
    content: [
      ...operations.map((operation) =>
        constantOf(operation, documents[operation.name?.value ?? ""] as DocumentNode),
      ),
      "",
      "/** A method for each operation. */",
      "export function methodsOf(query: Query, list: ListOf) {",
      "  return {",
      ...operations.map((operation) => methodOf(schema, operation)),
      "  };",
      "}",
    ].join("\n"),
  };
};
