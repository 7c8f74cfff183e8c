import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getOperationAST, getVariableValues, parse, validate } from "graphql";
import { examplesFor } from "./examples";

const schema = buildSchema(readFileSync(join(__dirname, "../../../../api/schema.graphql"), "utf8"));
const examples = examplesFor("6f9619ff-8b86-4d01-b42d-00c04fc964ff").flatMap((group) => group.examples);

it.each(examples.map((example) => [example.name, example] as const))(
  "the example %s is what the schema takes",
  (name, { query, variables = {} }) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const operation = getOperationAST(document, name);
    expect(operation).toBeTruthy();
    expect(getVariableValues(schema, operation?.variableDefinitions ?? [], variables).errors).toBeUndefined();
  },
);

it("names each example once, for its name is its tab's", () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});
