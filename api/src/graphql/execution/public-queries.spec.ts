import fc from "fast-check";
import type { FormattedExecutionResult } from "graphql";
import type { SentOperation } from "./operation-cache";
import { keyOf, PublicQueries } from "./public-queries";

const LIST = "query ($inStock: Boolean) { products(inStock: $inStock) { nodes { id } } }";

/** Values in a parsed body, including numbers that JSON can read but not write, lone surrogates and NUL. */
const aValue = fc.letrec((value) => ({
  any: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<unknown>(null, true, false, "", "null", "\0", "\ud800", "\ufffd", "é", "e\u0301"),
    fc.constantFrom<unknown>(0, -0, 1, "1", Infinity, -Infinity, Number.MAX_VALUE, [], {}, [null], {
      a: null,
    }),
    fc.double(),
    fc.string({ unit: "binary" }),
    fc.array(value("any"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "__proto__", "toJSON"), value("any"), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).any;

const aQuestion: fc.Arbitrary<SentOperation> = fc.record({
  query: fc.constantFrom(LIST, `${LIST}#\0`, `${LIST}#\0[null,{}]`),
  operationName: fc.constantFrom(undefined, null, "", "null", "Products"),
  variables: fc.oneof(
    fc.constantFrom(undefined, null, {}),
    fc.dictionary(fc.constantFrom("a", "b"), aValue, { noNullPrototype: true }),
  ),
});

/** The operation as it reads after a round trip through JSON. */
const asWritten = (asked: SentOperation): SentOperation => ({
  ...asked,
  variables: JSON.parse(JSON.stringify(asked.variables ?? null)) as SentOperation["variables"],
});

const twoQuestions = fc.oneof(
  fc.tuple(aQuestion, aQuestion),
  aQuestion.map((asked) => [asked, asWritten(asked)] as const),
);

/** The meaning of an operation; the order of the variables doesn't matter. */
const meaningOf = ({ query, operationName, variables }: SentOperation) => ({
  query,
  operationName: operationName ?? null,
  variables: variables ?? {},
});

it("never gives two different questions the same key", () => {
  fc.assert(
    fc.property(twoQuestions, ([one, other]) => {
      const [key, otherKey] = [keyOf(one), keyOf(other)];
      if (key !== undefined && key === otherKey) expect(meaningOf(one)).toStrictEqual(meaningOf(other));
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ["Infinity, which JSON writes as null", { inStock: Infinity }],
  ["-0, which JSON writes as 0", { filter: { priceMin: -0 } }],
  ["what JSON leaves out", { inStock: undefined }],
  ["a date, which JSON writes as a text", { updatedSince: new Date(0) }],
  ["a deep object", { a: [[[[[[]]]]]] }],
  ["long variables", { a: "x".repeat(2_000) }],
])("shares no query with %s", (_what, variables) => {
  expect(keyOf({ query: LIST, variables })).toBeUndefined();
  expect(keyOf({ query: LIST, variables: { inStock: null } })).toBeDefined();
});

const failure = (code: string): FormattedExecutionResult => ({
  data: null,
  errors: [{ message: "away", extensions: { code } }],
});

it.each<[string, FormattedExecutionResult, executions: number]>([
  ["executes a query again for each who would share an error without data", { errors: [] }, 10],
  ["executes a query again for each who would share nothing but an error", failure("BAD_USER_INPUT"), 10],
  ["shares that the shop can't answer now", failure("SERVICE_UNAVAILABLE"), 2],
  ["shares data", { data: { products: null } }, 2],
])("%s", async (_rule, result, executions) => {
  const queries = new PublicQueries();
  const execute = jest.fn(() => Promise.resolve(result));
  const ask = () => queries.run({ query: LIST }, undefined, execute);
  const answers = await Promise.all(Array.from({ length: 10 }, ask));
  expect(answers.map((answer) => answer.result)).toEqual(Array(10).fill(result));
  expect(execute).toHaveBeenCalledTimes(executions);
});
