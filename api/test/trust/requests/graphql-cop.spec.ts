import { aProduct, asVisitor } from "../../support/builders";
import type { Refusal } from "../../support/caller";
import { startTestShop, type TestShop } from "../../support/shop";

/** The checks of graphql-cop (github.com/dolevf/graphql-cop), each with this shop's answer. */

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: Refusal[];
  extensions?: unknown;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await aProduct(shop);
});
afterAll(() => shop.stop());

const post = (body: unknown, headers?: Record<string, string>) =>
  asVisitor(shop).post<Answer>("/graphql", body, headers);
const get = (query: string, headers?: Record<string, string>) =>
  asVisitor(shop).get<Answer>(`/graphql?query=${encodeURIComponent(query)}`, headers);

const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("denial of service", () => {
  it.each([
    [
      "alias overloading",
      `{ ${Array.from({ length: 101 }, (_, at) => `alias${at}: __typename`).join("\n")} }`,
      "BAD_USER_INPUT",
    ],
    ["field duplication", `query { ${"__typename \n".repeat(500)} }`, "BAD_USER_INPUT"],
    ["directive overloading", `query { __typename ${"@skip(if: false)".repeat(51)} }`, "BAD_USER_INPUT"],
    [
      "a circular query of the introspection",
      "{ __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }",
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "a circular fragment",
      "{ __schema { ...A } } fragment A on __Schema { __typename ...B } fragment B on __Schema { ...A }",
      "GRAPHQL_VALIDATION_FAILED",
    ],
  ])("refuses %s", async (_what, query, code) => {
    const { status, body } = await post({ query });
    expect(status).toBe(400);
    expect(body.data).toBeUndefined();
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  });

  it("reports at most five faults of an operation, though it has ten unknown directives", async () => {
    const { status, body } = await post({ query: `query { __typename ${"@aa".repeat(10)} }` });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(6); // and a message that there are more
  });

  it("refuses a batch of operations", async () => {
    const { status, body } = await post(Array.from({ length: 10 }, () => ({ query: "{ __typename }" })));
    expect(status).toBe(400);
    expect(Array.isArray(body)).toBe(false);
    expect(body.errors).toMatchObject([
      {
        message: expect.stringMatching(/send each in a request of its own/) as string,
        extensions: { code: "BAD_USER_INPUT" },
      },
    ]);
  });

  it("refuses a query under the hash of another one", async () => {
    const persistedQuery = { version: 1, sha256Hash: "0".repeat(64) };
    const { status, body } = await post({ query: "{ __typename }", extensions: { persistedQuery } });
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, "BAD_USER_INPUT"]);
  });
});

describe("requests that another site could make a browser send", () => {
  const mutation = 'mutation { signIn(idToken: "any") { accessToken } }';

  it("refuses an operation in a form or in plain text", async () => {
    const form = `query=${encodeURIComponent("query { __typename }")}`;
    expect((await post(form, FORM)).status).toBeGreaterThanOrEqual(400);
    const inAddress = await asVisitor(shop).post<Answer>("/graphql?query=%7B__typename%7D", "", FORM);
    expect(inAddress.status).toBeGreaterThanOrEqual(400);
    expect(
      (await post('{"query":"{ __typename }"}', { "content-type": "text/plain" })).status,
    ).toBeGreaterThanOrEqual(400);
  });

  it("answers a query by GET, which changes nothing, to nobody who reads it from elsewhere", async () => {
    const { body, headers } = await get("{ __typename }", { origin: "https://elsewhere.example" });
    expect(body.data).toEqual({ __typename: "Query" });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it("refuses a mutation by GET, also one that was sent by POST before", async () => {
    await post({ query: mutation });
    for (const header of ["x-any", "apollo-require-preflight"]) {
      const refused = await get(mutation, { [header]: "1" });
      expect([refused.status, refused.headers.allow]).toEqual([405, "POST"]);
    }
  });
});

describe("information for strangers", () => {
  it.each([
    ["an operation that can't be read", "qwerty cop { abc }"],
    ["one that is not valid", "{ products { nodes { secret } } }"],
    ["one that is refused", "{ me { id } }"],
    ["one that is answered", "{ __typename }"],
  ])("reveals nothing of its inside with %s", async (_what, query) => {
    const { body, text } = await post({ query });
    expect(text).not.toMatch(/stacktrace|exception|tracing|node_modules|\.[jt]s:\d/i);
    expect(body.extensions).toBeUndefined();
  });

  it("ignores a client that asks for a trace", async () => {
    const { body } = await post(
      { query: "{ __typename }" },
      { "x-apollo-tracing": "1", "apollo-federation-include-trace": "ftv1" },
    );
    expect(body).toEqual({ data: { __typename: "Query" } });
  });

  it("suggests a field's name, as it publishes them all: the introspection is open on purpose", async () => {
    const { body } = await post({ query: "query { __schema { directive } }" });
    expect(body.errors?.[0]?.message).toMatch(/Did you mean "directives"/);
    expect((await post({ query: "{ __schema { queryType { name } } }" })).body.data).toEqual({
      __schema: { queryType: { name: "Query" } },
    });
  });

  it("shows GraphiQL to a browser, on purpose", async () => {
    const answer = await asVisitor(shop).get("/graphql", { accept: "text/html" });
    expect([answer.status, answer.headers.location]).toEqual([302, "/graphiql"]);
  });
});
