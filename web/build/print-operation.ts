import type { ASTNode } from "graphql";

/** A node as the writers below see it: each reads what its own kind has. */
type Node = Record<string, (ASTNode & readonly ASTNode[]) | undefined>;

const join = (nodes: readonly ASTNode[] = [], between = " ") =>
  nodes.map((node) => print(node)).join(between);
const wrap = (start: string, text: string, end = "") => text && start + text + end;
const listed = (nodes?: readonly ASTNode[]) => wrap("(", join(nodes, ","), ")");
const text = (part: unknown) => String(part);
const nameOf = ({ name }: Node) => print(name);
const pair = (node: Node) => `${nameOf(node)}:${print(node.value)}`;
const value = (node: Node) => text(node.value);
const rest = ({ directives, selectionSet }: Node) => wrap(" ", join(directives)) + print(selectionSet);

const writers: Record<string, (node: Node) => string> = {
  Name: value,
  Document: ({ definitions }) => join(definitions),
  OperationDefinition: (node) =>
    `${text(node.operation)} ${nameOf(node)}${listed(node.variableDefinitions)}${rest(node)}`,
  VariableDefinition: (node) =>
    `${print(node.variable)}:${print(node.type)}${wrap("=", print(node.defaultValue))}${rest(node)}`,
  Variable: (node) => `$${nameOf(node)}`,
  SelectionSet: ({ selections }) => `{${join(selections)}}`,
  Field: (node) => wrap("", print(node.alias), ":") + nameOf(node) + listed(node.arguments) + rest(node),
  Argument: pair,
  FragmentSpread: (node) => `...${nameOf(node)}${rest(node)}`,
  InlineFragment: (node) => `...${wrap("on ", print(node.typeCondition))}${rest(node)}`,
  FragmentDefinition: (node) => `fragment ${nameOf(node)} on ${print(node.typeCondition)}${rest(node)}`,
  IntValue: value,
  FloatValue: value,
  BooleanValue: value,
  EnumValue: value,
  StringValue: (node) => JSON.stringify(node.value),
  NullValue: () => "null",
  ListValue: ({ values }) => `[${join(values, ",")}]`,
  ObjectValue: ({ fields }) => `{${join(fields, ",")}}`,
  ObjectField: pair,
  Directive: (node) => `@${nameOf(node)}${listed(node.arguments)}`,
  NamedType: nameOf,
  ListType: ({ type }) => `[${print(type)}]`,
  NonNullType: ({ type }) => `${print(type)}!`,
};

/** Writes an operation and its fragments down as GraphQL's own `print` does, on one line; it knows nothing of schemas. */
export function print(node?: ASTNode): string {
  return node ? (writers[node.kind] as (node: Node) => string)(node as unknown as Node) : "";
}
