import {
  execute,
  getIntrospectionQuery,
  getOperationAST,
  parse,
  type OperationDefinitionNode,
} from "graphql";
import { createSchema } from "../../boot/create-schema";
import { Introspection } from "./introspection";

const schema = createSchema();
const introspection = new Introspection(schema);
const operationOf = (text: string) => {
  const document = parse(text);
  return [document, getOperationAST(document) as OperationDefinitionNode] as const;
};

it("answers GraphiQL's introspection as graphql-js does, the second time from memory", () => {
  const [document, operation] = operationOf(getIntrospectionQuery());
  const answer = introspection.answer(document, operation, {});
  expect(answer).toEqual(execute({ schema, document }));
  expect(introspection.answer(document, operation, {})).toBe(answer);
});

it("executes again for each value of a variable", () => {
  const [document, operation] = operationOf("query ($name: String!) { __type(name: $name) { name } }");
  for (const name of ["Product", "Order", "Product"])
    expect(introspection.answer(document, operation, { name })).toEqual({ data: { __type: { name } } });
});

it.each([
  ["in a fragment", "{ ...Schema } fragment Schema on Query { __schema { queryType { name } } }"],
  ["in an inline fragment", '{ ... on Query { __type(name: "Role") { name } } __typename }'],
])("answers what asks for the schema %s", (_what, text) => {
  expect(introspection.answer(...operationOf(text), {})?.data).toBeDefined();
});

it.each([
  ["something else as well", '{ __schema { queryType { name } } product(id: "x") { id } }'],
  ["something else in a fragment", "{ __typename ...Rest } fragment Rest on Query { topProducts { id } }"],
  ["nothing of the schema", "{ topProducts { __typename } }"],
  ["for a change", "mutation { __typename }"],
])("leaves an operation to the executor that asks for %s", (_what, text) => {
  expect(introspection.answer(...operationOf(text), {})).toBeUndefined();
});
