/** A node of a parsed document, in the format of every GraphQL parser. */
interface Node {
  kind: string;
  [field: string]: unknown;
}

const nodes = (value: unknown): Node[] => (value as Node[] | undefined) ?? [];
const all = (value: unknown, between = " "): string => nodes(value).map(print).join(between);
const around = (open: string, inside: string, close: string): string => (inside ? open + inside + close : "");
const nameOf = (node: Node): string => (node["name"] as { value: string } | undefined)?.value ?? "";

/** A node with its directives and selections, which are optional. */
const withSelections = (node: Node): string =>
  `${around(" ", all(node["directives"]), "")}${node["selectionSet"] ? print(node["selectionSet"] as Node) : ""}`;

const printers: Record<string, (node: Node) => string> = {
  Document: (node) => all(node["definitions"]),
  OperationDefinition: (node) =>
    `${String(node["operation"])} ${nameOf(node)}${around("(", all(node["variableDefinitions"]), ")")}${withSelections(node)}`,
  FragmentDefinition: (node) =>
    `fragment ${nameOf(node)} on ${nameOf(node["typeCondition"] as Node)}${withSelections(node)}`,
  VariableDefinition: (node) =>
    `${print(node["variable"] as Node)}:${print(node["type"] as Node)}${node["defaultValue"] ? `=${print(node["defaultValue"] as Node)}` : ""}${around(" ", all(node["directives"]), "")}`,
  SelectionSet: (node) => `{${all(node["selections"])}}`,
  Field: (node) =>
    `${node["alias"] ? `${(node["alias"] as { value: string }).value}:` : ""}${nameOf(node)}${around("(", all(node["arguments"]), ")")}${withSelections(node)}`,
  FragmentSpread: (node) => `...${nameOf(node)}${withSelections(node)}`,
  InlineFragment: (node) =>
    `...${node["typeCondition"] ? ` on ${nameOf(node["typeCondition"] as Node)}` : ""}${withSelections(node)}`,
  Directive: (node) => `@${nameOf(node)}${around("(", all(node["arguments"]), ")")}`,
  Argument: (node) => `${nameOf(node)}:${print(node["value"] as Node)}`,
  ObjectField: (node) => `${nameOf(node)}:${print(node["value"] as Node)}`,
  Variable: (node) => `$${nameOf(node)}`,
  NamedType: nameOf,
  ListType: (node) => `[${print(node["type"] as Node)}]`,
  NonNullType: (node) => `${print(node["type"] as Node)}!`,
  StringValue: (node) => JSON.stringify(node["value"]),
  NullValue: () => "null",
  ListValue: (node) => `[${all(node["values"])}]`,
  ObjectValue: (node) => `{${all(node["fields"])}}`,
};

/** Prints a parsed document of operations, so that documents of any code generator can be sent without a GraphQL library. */
export function print(node: Node): string {
  return printers[node.kind]?.(node) ?? String(node["value"]); // numbers, booleans and enums are printed as their value
}
