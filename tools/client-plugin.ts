import type { PluginFunction, Types } from "@graphql-codegen/plugin-helpers";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  stripIgnoredCharacters,
  TokenKind,
  typeFromAST,
  visit,
  type FieldNode,
  type TypeNode,
} from "graphql";

const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The names of all fragments that a definition uses, in the end. */
function fragmentsOf(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
  found = new Set<string>(),
): Set<string> {
  visit(definition, {
    FragmentSpread({ name: { value: name } }) {
      const fragment = fragments.get(name);
      if (!fragment || found.has(name)) return;
      found.add(name);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
}

/** The comment above an operation, which is the description of its method. */
function commentAbove({ loc }: OperationDefinitionNode): string {
  const lines: string[] = [];
  for (let token = loc?.startToken.prev; token?.kind === TokenKind.COMMENT; token = token.prev)
    lines.unshift(token.value.trim());
  if (lines.length === 0) throw new Error(`${loc?.source.name}: an operation of the client needs a comment.`);
  return lines.join(" ");
}

const rootFieldOf = ({ selectionSet }: OperationDefinitionNode): string =>
  (selectionSet.selections[0] as FieldNode).name.value;

function isConnection(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  const type = schema.getQueryType()?.getFields()[rootFieldOf(operation)]?.type;
  const named = type && getNamedType(type);
  return isObjectType(named) && "pageInfo" in named.getFields();
}

/** Whether the operation has an input with its own idempotency key, which the client can make. */
const hasOwnKey = (schema: GraphQLSchema, operation: OperationDefinitionNode): boolean =>
  (operation.variableDefinitions ?? []).some(({ type }) => {
    const input = getNamedType(typeFromAST(schema, type as TypeNode & { kind: Kind.NAMED_TYPE }));
    return isInputObjectType(input) && "idempotencyKey" in input.getFields();
  });

function typesOf({ name, operation }: OperationDefinitionNode): [result: string, variables: string] {
  const type = `${upperFirst(name?.value ?? "")}${upperFirst(operation)}`;
  return [type, `${type}Variables`];
}

function methodOf(schema: GraphQLSchema, operation: OperationDefinitionNode): string {
  const name = operation.name?.value ?? "";
  const [, type] = typesOf(operation);
  const isOptional = (operation.variableDefinitions ?? []).every(
    ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
  );
  const comment = `    /** ${commentAbove(operation)} */\n`;
  const variables = isOptional ? `variables: ${type} = {}` : `variables: ${type}`;
  const field = rootFieldOf(operation);
  if (operation.operation === OperationTypeNode.QUERY && isConnection(schema, operation))
    return `${comment}    ${name}: (${variables}, options?: CallOptions) =>\n      list(${name}, variables, options),`;
  if (hasOwnKey(schema, operation))
    return `${comment}    ${name}: (variables: WithOptionalKey<${type}>, options?: CallOptions) =>\n      query(${name}, withKey(variables, options), options).then((result) => result.${field}),`;
  return `${comment}    ${name}: (${variables}, options?: CallOptions) =>\n      query(${name}, variables, options).then((result) => result.${field}),`;
}

/** The texts of the client's operations, and a method for each: `shop.product({ id })`, and a list for those of a connection. */
export const plugin: PluginFunction = (schema, files: Types.DocumentFile[]) => {
  const definitions = files.flatMap(({ document }) => (document as DocumentNode).definitions);
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const texts = operations.map((operation) => {
    const used = [...fragmentsOf(operation, fragments)].flatMap((name) => fragments.get(name) ?? []);
    const text = stripIgnoredCharacters([operation, ...used].map(print).join("\n"));
    const name = operation.name?.value ?? "";
    return `const ${name} = typed<${typesOf(operation).join(", ")}>(\n  ${JSON.stringify(text)},\n);`;
  });
  return {
    prepend: [
      'import { type ListOf, type Query, typed } from "./typed";',
      'import { withKey, type WithOptionalKey } from "./idempotency";',
      'import type { CallOptions } from "./send";',
    ],
    content: [
      ...texts,
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
