import type { Pool } from "pg";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { Executor } from "../../../src/graphql/execution/executor";
import { aProduct, asVisitor } from "../../support/builders";
import type { GraphQLAnswer } from "../../support/caller";
import { INTERNALS } from "../../support/arbitrary";
import { startTestShop, type TestShop } from "../../support/shop";
import { hostileOperations } from "../support/attacks";

const CODES =
  /^(BAD_USER_INPUT|GRAPHQL_PARSE_FAILED|GRAPHQL_VALIDATION_FAILED|OPERATION_RESOLUTION_FAILURE)$/;

let shop: TestShop;
let acquired = 0;
const execute = jest.spyOn(Executor.prototype, "execute");
beforeAll(async () => {
  shop = await startTestShop();
  await aProduct(shop);
  const pool = (shop.database.driver as PostgresDriver).master as Pool;
  pool.on("acquire", () => (acquired += 1));
});
afterAll(() => shop.stop());

const send = (body: object) => asVisitor(shop).post<GraphQLAnswer<unknown>>("/graphql", body);

it.each(Object.entries(hostileOperations))(
  "refuses %s with 400, and asks the database nothing",
  async (_what, operation) => {
    execute.mockClear();
    acquired = 0;
    const { status, body, text } = await send(operation);
    expect(status).toBe(400);
    for (const { extensions } of body.errors) expect(extensions.code).toMatch(CODES);
    expect(body.errors.length).toBeLessThanOrEqual(6);
    expect(text).not.toMatch(INTERNALS);
    expect(execute).not.toHaveBeenCalled();
    expect(acquired).toBe(0);
  },
);

it("refuses many operations of which none is named, and asks the database nothing", async () => {
  acquired = 0;
  const query = Array.from({ length: 220 }, (_, at) => `query Q${at} { me { id } }`).join(" ");
  expect(await asVisitor(shop).refusal(query)).toBe("BAD_USER_INPUT");
  expect(acquired).toBe(0);
});

it.each([
  [
    "values in one another",
    JSON.stringify({
      query: "query ($s: String) { products(search: $s) { totalCount } }",
      variables: { s: 0 },
    }).replace(":0}", `:${"[".repeat(50_000)}${"]".repeat(50_000)}}`),
  ],
  [
    "a large object",
    JSON.stringify({
      query: "query ($s: String) { products(search: $s) { totalCount } }",
      variables: { s: Object.fromEntries(Array.from({ length: 8_000 }, (_, at) => [`k${at}`, at])) },
    }),
  ],
])("refuses %s as a variable, and asks the database nothing", async (_what, body) => {
  acquired = 0;
  const answer = await asVisitor(shop).post<GraphQLAnswer<unknown>>("/graphql", body);
  expect(answer.body.errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect(acquired).toBe(0);
});

it("accepts only the operation's variables, whatever else is sent along", async () => {
  const variables = Object.fromEntries(Array.from({ length: 8_000 }, (_, at) => [`v${at}`, at]));
  const { status, body } = await send({ query: "{ topProducts { id } }", variables });
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
});

it("would notice if one asked the database", async () => {
  acquired = 0;
  await send({ query: "{ topProducts { id } }" });
  expect(execute).toHaveBeenCalled();
  expect(acquired).toBeGreaterThan(0);
});
