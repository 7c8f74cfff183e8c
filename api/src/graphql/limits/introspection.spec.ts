import { getOperationAST, parse, type OperationDefinitionNode } from "graphql";
import { isIntrospectionOnly } from "./introspection";

it.each([
  ["introspection", "{ __schema { queryType { name } } }", true],
  ["introspection in a fragment", "{ ...Schema } fragment Schema on Query { __typename }", true],
  ["introspection in an inline fragment", '{ ... on Query { __type(name: "Role") { name } } }', true],
  ["something else as well", '{ __schema { queryType { name } } product(id: "x") { id } }', false],
  [
    "something else in a fragment",
    "{ __typename ...Rest } fragment Rest on Query { topProducts { id } }",
    false,
  ],
  ["nothing of the schema", "{ topProducts { __typename } }", false],
  ["a change", "mutation { __typename }", false],
])("tells an operation that selects only introspection: %s", (_what, text, expected) => {
  const document = parse(text);
  expect(isIntrospectionOnly(document, getOperationAST(document) as OperationDefinitionNode)).toBe(expected);
});
