import { getIntrospectionQuery, parse, specifiedRules, validate, type FieldNode } from "graphql";
import { unlimited, type CallerLimits } from "../../context/caller-limits";
import { RequestReads } from "../../context/request-reads";
import { createSchema } from "../../boot/create-schema";
import { Executor } from "../execution/executor";
import { OperationCache } from "../execution/operation-cache";
import { Operations } from "../execution/operations";
import { limitOperationSize } from "./operation-limits";
import { createGraphQLServer } from "../server";

const schema = createSchema();
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(" ");
const nested = (levels: number) =>
  `{ __type(name: "Product") { ${"ofType { ".repeat(levels)} name ${"} ".repeat(levels)} } }`;
const doubling = (levels: number) =>
  `{ topProducts(first: 1) { ...F0 } } ${times(levels, (at) => `fragment F${at} on Product { ...F${at + 1} ...F${at + 1} }`)}
  fragment F${levels} on Product { id }`;

const errorsOf = (text: string) => validate(schema, parse(text), [...specifiedRules, limitOperationSize]);

it.each([
  [
    "selections",
    `{ topProducts { ${times(499, () => "name")} } }`,
    `{ topProducts { ${times(500, () => "name")} } }`,
    /has 501 selections.*at most 500/,
  ],
  ["levels", nested(18), nested(19), /has 21 levels.*at most 20/],
  [
    "aliases",
    `{ topProducts { ${times(100, (at) => `a${at}: id`)} } }`,
    `{ topProducts { ${times(101, (at) => `a${at}: id`)} } }`,
    /has 101 aliases.*at most 100/,
  ],
  [
    "directives",
    `{ topProducts { ${times(50, () => "id @skip(if: false)")} } }`,
    `{ topProducts { ${times(51, () => "id @skip(if: false)")} } }`,
    /has 51 directives.*at most 50/,
  ],
  [
    "fields at the top",
    `{ ${times(20, () => "topProducts { id }")} }`,
    `{ ${times(21, () => "topProducts { id }")} }`,
    /has 21 fields at the top.*at most 20/,
  ],
])(
  "takes as many %s as the limit says, and refuses one more by its number",
  (_what, largest, tooLarge, message) => {
    expect(errorsOf(largest)).toEqual([]);
    expect(errorsOf(tooLarge).map((error) => error.message)).toEqual([expect.stringMatching(message)]);
  },
);

it("adds up fragments wherever they are spread, in time that grows with the text alone", () => {
  expect(errorsOf(doubling(8))).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/has 768 /) as string }),
  ]);
  const messages = errorsOf(doubling(90)).map(({ message }) => message);
  expect(messages).toEqual([expect.stringMatching(/has more than a million selections.*at most 500/)]);
});

it("names the first limit that an operation exceeds, and only the first operation that is too large", () => {
  const text = `query Fine { __typename } query Large { ${times(21, () => "topProducts { id }")} }`;
  expect(errorsOf(text).map(({ message }) => message)).toEqual([
    "query: has 21 fields at the top; at most 20 are allowed",
  ]);
});

it("refuses a fragment too large, though no operation spreads it", () => {
  const text = `{ __typename } fragment Unused on Product { ${times(501, () => "id")} }`;
  expect(errorsOf(text).map(({ message }) => message)).toEqual([expect.stringMatching(/has 501 selections/)]);
});

it("refuses a fragment too large, though another has its name", () => {
  const text = `{ ...Two } fragment Two on Query { ${times(501, () => "me")} } fragment Two on Query { __typename }`;
  expect(errorsOf(text)[0]?.message).toMatch(/has 501 selections/);
});

it("applies no other rule to an operation that is too large", () => {
  const walked: string[] = [];
  const witness = () => ({ Field: ({ name }: FieldNode) => void walked.push(name.value) });
  validate(schema, parse(doubling(10)), [witness, limitOperationSize]);
  expect(walked).toEqual([]);
});

it.each([
  [
    "a cycle of fragments",
    "{ topProducts { ...A } } fragment A on Product { ...B } fragment B on Product { ...A }",
  ],
  ["a fragment that isn't there", "{ topProducts { ...Missing } }"],
  ["a fragment of itself", "{ topProducts { ...A } } fragment A on Product { id ...A }"],
])("leaves %s to validation, which names it", (_what, text) => {
  expect(errorsOf(text).map(({ message }) => message)).toEqual([expect.stringMatching(/fragment/)]);
});

describe("the server", () => {
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const executor = new Executor(schema, report);
  const execute = jest.spyOn(executor, "execute").mockResolvedValue({ data: {} });
  const operations = new Operations(new OperationCache(schema), executor, () => ({}) as never);
  const server = createGraphQLServer(schema, operations, report);
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => execute.mockClear());

  const lists = `query ($n: Int!) { ${times(20, (at) => `a${at}: topProducts(first: $n) { id name price image }`)} }`;

  async function answerOf(query: string, variables = {}, limits: CallerLimits = unlimited) {
    const contextValue = { limits, reads: new RequestReads() } as never;
    const { body, http } = await server.executeOperation({ query, variables }, { contextValue });
    return { status: http.status, ...(body.kind === "single" && body.singleResult) };
  }

  it.each([
    ["too large", doubling(90), {}, /selections/],
    ["too dear", lists, { n: 100 }, /costs up to 10200 points; at most 10000/],
  ])("refuses an operation that is %s, and executes nothing", async (_what, query, variables, message) => {
    const { status, errors } = await answerOf(query, variables);
    expect(status).toBe(400);
    expect(errors).toEqual([
      {
        message: expect.stringMatching(message) as string,
        extensions: {
          code: "BAD_USER_INPUT",
          errors: [{ field: "query", message: expect.stringMatching(message) as string }],
        },
      },
    ]);
    expect(execute).not.toHaveBeenCalled();
  });

  it("masks an unexpected error before an operation is executed, and reports it", async () => {
    const fault = new Error("connection to 10.0.0.7 refused");
    const answer = await answerOf(
      "{ __typename }",
      {},
      { ...unlimited, consume: () => Promise.reject(fault) },
    );
    const [message, code] = ["Something went wrong on our side.", "INTERNAL_SERVER_ERROR"];
    expect(answer).toEqual({ status: 500, errors: [{ message, extensions: { code } }] });
    expect(reported).toEqual([fault]);
  });

  it.each([
    ["that costs less with other variables", lists, { n: 10 }],
    [
      "as large as GraphiQL's introspection",
      getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }),
      {},
    ],
  ])("executes an operation %s", async (_what, query, variables) => {
    expect(await answerOf(query, variables)).toEqual({ status: undefined, data: {} });
    expect(execute).toHaveBeenCalledTimes(1);
  });
});
