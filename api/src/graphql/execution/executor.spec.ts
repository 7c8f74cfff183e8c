import {
  execute,
  parse,
  validate,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
} from "graphql";
import { createContext } from "../../boot/create-context";
import { createSchema } from "../../boot/create-schema";
import { anOrder, aProduct, asAdmin, asVisitor, type Person } from "../../../test/support/builders";
import { anOrderForm, PLACE_ORDER } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { formatErrors } from "../format-error";
import { Executor } from "./executor";
import { OperationCache } from "./operation-cache";

const schema = createSchema();
const reported: unknown[] = [];
const executor = new Executor(schema, (error) => reported.push(error));
const cache = new OperationCache(schema);

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  for (const number of [1, 2, 3]) {
    const product = await aProduct(shop, {
      name: `Product ${number}`,
      price: number,
      createdAt: new Date(2026, 0, number),
    });
    await anOrder(shop, admin, product);
  }
});
afterAll(() => shop.stop());

const contextOf = (token?: string) =>
  createContext({ ...shop, identity: shop, payments: null }, { origin: "", token });

const FIELDS = "fragment Fields on Product { id name price createdAt }";
const operations: [string, string, Record<string, unknown>?][] = [
  [
    "a default of a non-null variable",
    "query ($first: Int! = 2) { products(first: $first) { nodes { name } } }",
  ],
  [
    "a default of a variable that is left out",
    "query ($s: ProductSort! = NAME) { products(sort: $s) { nodes { name } } }",
    {},
  ],
  [
    "null for a variable with a default",
    "query ($first: Int! = 2) { products(first: $first) { nodes { name } } }",
    { first: null },
  ],
  [
    "an optional variable where there is a default",
    "query ($first: Int) { topProducts(first: $first) { name } }",
    {},
  ],
  ["null for an optional argument", "{ products(search: null, after: null, inStock: null) { totalCount } }"],
  ["aliases", "{ a: topProducts(first: 1) { x: name } b: topProducts(first: 2) { name y: name } }"],
  ["fragments", `{ products { nodes { ...Fields ... on Product { rating } } } } ${FIELDS}`],
  ["__typename", "{ __typename products { __typename nodes { __typename } } }"],
  [
    "@skip and @include",
    "query ($no: Boolean!) { topProducts { id @skip(if: true) name @include(if: $no) price @skip(if: $no) } }",
    { no: false },
  ],
  [
    "what is asked for below an order",
    "{ orders { nodes { product { ...Fields qty } productName total } totalCount } } " + FIELDS,
  ],
  ["an error in a field that may be null", '{ product(id: "x") { id } topProducts { name } }'],
  ["an error in a field that may not", '{ order(id: "x") { id } topProducts { name } }'],
  [
    "a variable of another type",
    "query ($first: Int!) { products(first: $first) { totalCount } }",
    { first: "2" },
  ],
  [
    "a variable out of an Int's range",
    "query ($first: Int!) { products(first: $first) { totalCount } }",
    { first: 2 ** 31 },
  ],
  ["a variable that is missing", "query ($id: ID!) { product(id: $id) { id } }", {}],
  ["a number for an ID", "query ($id: ID!) { product(id: $id) { id } }", { id: 5 }],
  [
    "an empty list for an input",
    "query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }",
    { filter: [] },
  ],
  [
    "an empty list in an input",
    "query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }",
    { filter: { brands: [] } },
  ],
  [
    "an unknown value of an enum",
    "query ($s: ProductSort!) { products(sort: $s) { totalCount } }",
    { s: "WORST" },
  ],
  [
    "introspection",
    '{ __schema { queryType { name fields { name args { name defaultValue } } } } __type(name: "Role") { enumValues { name } } }',
  ],
];

/**
 * Data and error codes, without messages, which differ. Errors of the request itself, as opposed to a field, have no
 * path.
 */
const essenceOf = ({
  data,
  errors,
}: Pick<ExecutionResult, "data"> & { errors?: readonly GraphQLFormattedError[] }) => ({
  data: JSON.parse(JSON.stringify(data ?? null)) as unknown,
  errors: (errors ?? []).map(({ path, extensions }) => ({
    path,
    code: path ? extensions?.code : "BAD_USER_INPUT",
  })),
});

it.each(operations)(
  "executes %s as graphql-js does, compiled or not",
  async (_what, operation, variables = {}) => {
    const document = parse(operation);
    expect(validate(schema, document)).toEqual([]);
    const { data, errors = [] } = await execute({
      schema,
      document,
      variableValues: variables,
      contextValue: contextOf(admin.token),
    });
    const expected = essenceOf({ data, errors: formatErrors(errors, () => undefined, null) });
    const answers: FormattedExecutionResult[] = [];
    for (const known of [cache.operationOf(document), cache.ofPage(document)])
      for (let uses = 0; uses < 3; uses += 1)
        answers.push(await executor.execute(known, variables, contextOf(admin.token)));
    for (const answer of answers) {
      expect(essenceOf(answer)).toEqual(expected);
      expect(answer.errors).toEqual(answers[0]?.errors);
      for (const error of answer.errors ?? [])
        expect(error.extensions?.code).toMatch(/BAD_USER_INPUT|NOT_FOUND/);
    }
    expect(reported).toEqual([]);
  },
);

it("answers a member of a union alike, compiled or not", async () => {
  const { id: productId } = await aProduct(shop, { countInStock: 3 });
  const document = parse(PLACE_ORDER);
  const order = (qty: number) =>
    executor.execute(
      cache.operationOf(document),
      { input: anOrderForm(productId, { qty }) },
      contextOf(admin.token),
    );
  const refused = [await order(3), await order(3), await order(3)];
  expect(refused[0]).toMatchObject({
    data: { placeOrder: { __typename: "InsufficientStock", countInStock: 3 } },
  });
  for (const answer of refused) expect(JSON.stringify(answer)).toBe(JSON.stringify(refused[0]));
  expect(await order(2)).toMatchObject({
    data: { placeOrder: { __typename: "Order", productName: expect.any(String) as string } },
  });
});

it("picks the operation that is named among several", async () => {
  const document = parse(
    "query One { topProducts(first: 1) { name } } query Two { topProducts(first: 2) { name } }",
  );
  const namesOf = async (name: string) =>
    (
      (await executor.execute(cache.operationOf(document, name), {}, contextOf())).data as {
        topProducts: unknown[];
      }
    ).topProducts;
  expect(
    [await namesOf("One"), await namesOf("Two"), await namesOf("One")].map(({ length }) => length),
  ).toEqual([1, 2, 1]);
});

it("masks an unexpected error, and reports it, compiled or not", async () => {
  const broken = { ...contextOf(), db: null } as never;
  const document = parse("{ topProducts { id } }");
  for (const use of [1, 2]) {
    const { errors } = await executor.execute(cache.operationOf(document), {}, broken);
    expect(errors).toMatchObject([
      {
        message: "Something went wrong on our side.",
        path: ["topProducts"],
        extensions: { code: "INTERNAL_SERVER_ERROR" },
      },
    ]);
    expect(reported).toHaveLength(use);
    expect(JSON.stringify(errors)).not.toMatch(/null|undefined|stack/);
  }
});

it.each([
  ["what doesn't parse", "{ products", "GRAPHQL_PARSE_FAILED"],
  ["an unknown field", "{ products { secrets } }", "GRAPHQL_VALIDATION_FAILED"],
  [
    "an operation that isn't there",
    "query A { topProducts { id } } query B { topProducts { id } }",
    "BAD_USER_INPUT",
  ],
  ["an operation of endless tokens", `{ ${"topProducts { id } ".repeat(1_000)} }`, "GRAPHQL_PARSE_FAILED"],
])("refuses %s before it runs anything", async (_what, query, code) => {
  expect(await asVisitor(shop).refusal(query)).toBe(code);
});
