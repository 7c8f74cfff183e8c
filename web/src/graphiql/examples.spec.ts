import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getOperationAST, getVariableValues, parse, validate } from "graphql";
import { readExamples } from "./examples";

const read = (name: string) => readFileSync(join(__dirname, name), "utf8");
const schema = buildSchema(read("../../../api/schema.graphql"));
const examples = ["shopping", "keeping-shop", "connecting-programs"].flatMap((name) =>
  readExamples(read(`${name}.graphql`), "6f9619ff-8b86-4d01-b42d-00c04fc964ff"),
);

it.each(examples.map((example) => [example.name, example] as const))(
  "the example %s is what the schema takes",
  (name, { query, variables }) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const operation = getOperationAST(document, name);
    expect(operation).toBeTruthy();
    const given = JSON.parse(variables || "{}") as Record<string, unknown>;
    expect(getVariableValues(schema, operation?.variableDefinitions ?? [], given).errors).toBeUndefined();
  },
);

it("names each example once, for its name is its tab's", () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});

it("fills in a product and a new key, and keeps the notes as comments", () => {
  const order = examples.find(({ name }) => name === "PlaceOrder");
  expect(order?.variables).toContain('"productId": "6f9619ff-8b86-4d01-b42d-00c04fc964ff"');
  expect(order?.variables).toMatch(/"idempotencyKey": "[0-9a-f-]{36}"/);
  expect(order?.query).toMatch(/^# Place an order\. .* Sign in first\.\nmutation PlaceOrder/);
});
