import { aProduct, asCustomer, asVisitor } from "../../test/support/builders";
import type { GraphQLAnswer } from "../../test/support/caller";
import { startTestShop, type TestShop } from "../../test/support/shop";
import type { LimitName } from "../context/limit-rules";
import { RateLimits } from "../limits/rate-limits";

const NO_LIMITS = new RateLimits({ points: {} });

let shop: TestShop;
let limits = NO_LIMITS;
beforeAll(async () => {
  shop = await startTestShop({ rateLimits: { of: (caller) => limits.of(caller) } });
  await aProduct(shop, { name: "Try square" });
});
afterEach(() => {
  limits = NO_LIMITS;
});
afterAll(() => shop.stop());

const NAMED = "query Named($first: Int!) { products(first: $first) { nodes { name } } }";

const get = (
  parameters: Record<string, string>,
  as = asVisitor(shop),
  headers: Record<string, string> = {},
) => as.get<GraphQLAnswer<unknown>>(`/graphql?${new URLSearchParams(parameters).toString()}`, headers);
const post = (body: unknown, headers?: Record<string, string>) =>
  asVisitor(shop).post<GraphQLAnswer<unknown>>("/graphql", body, headers);

describe("a query in the address", () => {
  it("gets the same result as by POST, at its first use and later", async () => {
    const variables = { first: 24 };
    const parameters = { query: NAMED, operationName: "Named", variables: JSON.stringify(variables) };
    const byGet = [await get(parameters), await get(parameters)];
    const byPost = await post({ query: NAMED, operationName: "Named", variables });
    for (const { status, text, headers } of byGet) {
      expect([status, text]).toEqual([200, byPost.text]);
      expect(headers["content-type"]).toBe(byPost.headers["content-type"]);
    }
  });

  it("takes an empty parameter as one that is missing", async () => {
    const { body } = await get({ query: "{ __typename }", operationName: "", variables: "", extensions: "" });
    expect(body).toEqual({ data: { __typename: "Query" } });
  });

  it("is answered to a visitor so that their browser alone may store it, and asks each time", async () => {
    const parameters = { query: "{ products { nodes { name } } }" };
    for (const { headers } of [await get(parameters), await get(parameters)]) {
      expect(headers["cache-control"]).toBe("private, no-cache");
      expect(headers.vary).toMatch(/Authorization/);
    }
    const { etag = "" } = (await get(parameters)).headers;
    expect((await get(parameters, asVisitor(shop), { "if-none-match": etag })).status).toBe(304);
  });

  it("is answered to a customer so that nobody stores it", async () => {
    const customer = await asCustomer(shop);
    for (const { body, headers } of [
      await get({ query: "{ me { id } }" }, customer),
      await get({ query: "{ me { id } }" }, customer),
    ]) {
      expect(body).toEqual({ data: { me: { id: customer.id } } });
      expect(headers["cache-control"]).toBe("private, no-store");
    }
  });

  it.each<[LimitName, number, object]>([
    ["api", 5_000, { first: 1 }],
    ["search", 5, { first: 1, search: "square" }],
  ])("is charged as by POST, to the limit %s", async (name, points, variables) => {
    const query =
      "query ($first: Int!, $search: String) { products(first: $first, search: $search) { nodes { id } } }";
    const timesUntilRefused = async (send: () => Promise<{ status: number }>) => {
      limits = new RateLimits({ points: { [name]: points } });
      let times = 0;
      while ((await send()).status === 200) times += 1;
      return times;
    };
    const byPost = await timesUntilRefused(() => post({ query, variables }));
    expect(byPost).toBeGreaterThan(0);
    expect(await timesUntilRefused(() => get({ query, variables: JSON.stringify(variables) }))).toBe(byPost);
  });

  it.each([
    ["too large", { query: `{ ${"a: __typename ".repeat(501)} }` }, "BAD_USER_INPUT"],
    [
      "too expensive",
      { query: "{ products(first: 100) { nodes { similar(first: 100) { name } } } }" },
      "BAD_USER_INPUT",
    ],
    ["too deep", { query: `{ a ${"{ a ".repeat(21)} ${"}".repeat(22)}` }, "BAD_USER_INPUT"],
    ["invalid", { query: "{ nothing }" }, "GRAPHQL_VALIDATION_FAILED"],
    ["no JSON in its variables", { query: NAMED, variables: "{" }, "BAD_USER_INPUT"],
    ["a wrong variable", { query: NAMED, variables: '{"first":"many"}' }, "BAD_USER_INPUT"],
  ])("is refused if it is %s", async (_what, parameters, code) => {
    const { status, body, headers } = await get(parameters);
    expect([status, body.errors[0]?.extensions.code]).toEqual([400, code]);
    expect(headers["cache-control"]).toMatch(/no-store/);
  });
});

describe("a query that the shop doesn't support is refused with the alternative:", () => {
  it.each([
    [
      "a subscription",
      { query: "subscription { orders { id } }" },
      "BAD_USER_INPUT",
      /updatedSince.*webhook/,
    ],
    [
      "@defer",
      { query: "{ topProducts { ... @defer { id } } }" },
      "GRAPHQL_VALIDATION_FAILED",
      /query of its own/,
    ],
    [
      "@stream",
      { query: "{ topProducts @stream { id } }" },
      "GRAPHQL_VALIDATION_FAILED",
      /`first` and `after`/,
    ],
    [
      "going back from the end of a list",
      { query: "{ reviews(last: 3) { totalCount } }" },
      "GRAPHQL_VALIDATION_FAILED",
      /Page forwards, with `first` and `after`/,
    ],
    [
      "a client's directive",
      { query: "{ topProducts { id @client } }" },
      "GRAPHQL_VALIDATION_FAILED",
      /@include and @skip/,
    ],
    ["a batch", [{ query: "{ __typename }" }], "BAD_USER_INPUT", /a request of its own/],
  ])("%s", async (_what, body, code, advice) => {
    const { status, body: answer } = await post(body);
    expect(status).toBe(400);
    expect(answer).toEqual({
      errors: [expect.objectContaining({ message: expect.stringMatching(advice) as string }) as object],
    });
    expect(answer.errors[0]?.extensions.code).toBe(code);
  });

  it("a file in an operation", async () => {
    const { status, body } = await post("--x--", { "content-type": "multipart/form-data; boundary=x" });
    expect([status, body.errors[0]?.extensions.code]).toEqual([415, "BAD_USER_INPUT"]);
    expect(body.errors[0]?.message).toMatch(/POST \/pictures/);
  });
});

it("answers what an operation costs where the request asks for it, and nowhere else", async () => {
  const query = "{ topProducts(first: 3) { id name } }";
  for (let use = 0; use < 2; use += 1) {
    const asked = await post({ query, extensions: { cost: true } });
    expect(asked.body).toMatchObject({
      data: { topProducts: expect.any(Array) as object[] },
      extensions: { cost: { points: expect.any(Number) as number, maximum: 10_000, searches: 0 } },
    });
    for (const extensions of [undefined, {}, { cost: "yes" }])
      expect((await post({ query, extensions })).body).not.toHaveProperty("extensions");
  }
});
