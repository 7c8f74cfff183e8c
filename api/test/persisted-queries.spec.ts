import { buildSchema, getOperationAST, parse, validate } from "graphql";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { persistedQueries } from "@shop/shared/persisted-queries.generated";
import { Executor } from "../src/graphql/execution/executor";
import type { LimitName } from "../src/context/limit-rules";
import { RateLimits } from "../src/limits/rate-limits";
import { aProduct, asCustomer, asVisitor } from "./support/builders";
import type { GraphQLAnswer } from "./support/caller";
import { addressOf, askByHash, hashOf, textOf } from "./support/persisted-queries";
import { startTestShop, type TestShop } from "./support/shop";

const NO_LIMITS = new RateLimits({ points: {} });

let shop: TestShop;
let limits = NO_LIMITS;
beforeAll(async () => {
  shop = await startTestShop({ rateLimits: { of: (caller) => limits.of(caller) } });
  await aProduct(shop, { name: "Try square" });
});
afterEach(() => {
  limits = NO_LIMITS;
  jest.restoreAllMocks();
});
afterAll(() => shop.stop());

const ask = (asked?: Parameters<typeof addressOf>[0], headers?: Record<string, string>) =>
  askByHash(asVisitor(shop), asked, headers);

describe("a query of our pages, asked by its hash", () => {
  it("gets exactly the same response as its text", async () => {
    const [operationName, variables] = ["Products", { first: 24 }];
    const byText = await asVisitor(shop).post("/graphql", {
      query: textOf("Products"),
      operationName,
      variables,
    });
    const byHash = await ask({ operationName });
    expect(byHash.status).toBe(200);
    expect(byHash.text).toBe(byText.text);
    expect(byHash.headers["content-type"]).toBe(byText.headers["content-type"]);
    expect(byHash.body.data?.products.nodes.map(({ name }) => name)).toContain("Try square");
  });

  it("may be stored by proxies, which must ask whether it is current", async () => {
    const { headers } = await ask();
    expect(headers["cache-control"]).toBe("public, no-cache");
    expect(headers.vary?.toLowerCase().split(/, */)).toEqual(["accept", "accept-encoding", "authorization"]);
    expect(headers.etag).toMatch(/^W\/"[^"]+"$/);
  });

  it("is answered 304 while it stays the same, and in full at once after a change", async () => {
    const { etag = "" } = (await ask()).headers;
    const unchanged = await ask({}, { "if-none-match": `W/"other", ${etag}` });
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, "", etag]);
    expect(unchanged.headers["cache-control"]).toBe("public, no-cache");
    expect(unchanged.headers.vary).toMatch(/Authorization/);
    await aProduct(shop, { name: "Marking gauge" });
    const changed = await ask({}, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain("Marking gauge");
    expect(changed.headers.etag).not.toBe(etag);
  });

  it("answers a HEAD as a GET, without the body", async () => {
    const { status, headers, text } = await asVisitor(shop).call("HEAD", addressOf());
    expect([status, headers.etag, text]).toEqual([200, (await ask()).headers.etag, ""]);
  });

  it("is executed once for many visitors at once, whether they send text or hash", async () => {
    const executions = jest.spyOn(Executor.prototype, "execute");
    const query = textOf("Products");
    const body = { query, operationName: "Products", variables: { first: 24 } };
    await asVisitor(shop).post("/graphql", body); // so that the text is persisted too
    executions.mockClear();
    await Promise.all(
      Array.from({ length: 100 }, (_, at) => (at % 2 ? ask() : asVisitor(shop).post("/graphql", body))),
    );
    expect(executions.mock.calls.length).toBeLessThanOrEqual(2);
  });
});

describe("a query by hash with an Authorization header", () => {
  it("is executed for its user alone, and stored nowhere", async () => {
    const executions = jest.spyOn(Executor.prototype, "execute");
    const customer = await asCustomer(shop);
    const answers = await Promise.all([1, 2, 3].map(() => askByHash(customer)));
    expect(executions).toHaveBeenCalledTimes(3);
    for (const { status, headers } of answers)
      expect([status, headers["cache-control"], headers.etag]).toEqual([200, "private, no-store", undefined]);
  });

  it("is stored nowhere if the header is another's, or can't be read", async () => {
    const { headers } = await ask({}, { authorization: "Basic any" });
    expect([headers["cache-control"], headers.etag]).toEqual(["private, no-store", undefined]);
  });
});

describe("a query that isn't one of our pages'", () => {
  it.each([
    ["an unknown hash", "0".repeat(64)],
    ["the hash of another query", hashOf("{ products { totalCount } }")],
    [
      "the hash of a mutation",
      hashOf("mutation SignIn($idToken: String!) { signIn(idToken: $idToken) { accessToken } }"),
    ],
  ])("is not found by %s, so that the client sends the text", async (_what, hash) => {
    const { status, body, headers } = await ask({ hash });
    expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(body).toEqual({
      errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
    });
  });

  const extensionsFor = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });
  const send = (body: object) => asVisitor(shop).post<GraphQLAnswer<unknown>>("/graphql", body);

  it("is answered if sent with its hash and text, by POST and by GET, and then by its hash alone", async () => {
    for (const query of ["{ topProducts { id } }", "query Named { topProducts { name } }"]) {
      const extensions = extensionsFor(query);
      const inAddress = new URLSearchParams({ query, extensions: JSON.stringify(extensions) });
      const answers = [
        query.startsWith("query")
          ? await asVisitor(shop).get<GraphQLAnswer<unknown>>(`/graphql?${inAddress.toString()}`)
          : await send({ query, extensions }),
        await send({ extensions }),
        await ask({ hash: hashOf(query), variables: {} }),
      ];
      for (const { status, body } of answers) expect([status, body.errors]).toEqual([200, undefined]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
  });

  it("is refused under a hash that isn't its own, and not found by it later", async () => {
    const query = "{ products { nodes { id } } }";
    const extensions = extensionsFor("{ another }");
    const inAddress = new URLSearchParams({ query, extensions: JSON.stringify(extensions) });
    for (const { status, body } of [
      await send({ query, extensions }),
      await asVisitor(shop).get<GraphQLAnswer<unknown>>(`/graphql?${inAddress.toString()}`),
    ]) {
      expect([status, body.errors[0]?.extensions.code]).toEqual([400, "BAD_USER_INPUT"]);
      expect(body.errors[0]?.message).toBe("extensions: sha256Hash is not the SHA-256 of this query");
    }
    expect((await send({ extensions })).body.errors[0]?.message).toBe("PersistedQueryNotFound");
  });

  it("is not stored if it is invalid, and never executed by GET if it is a mutation", async () => {
    const mutation = 'mutation { signIn(idToken: "x") { accessToken } }';
    for (const query of ["{ nothing }", mutation]) await send({ query, extensions: extensionsFor(query) });
    expect((await send({ extensions: extensionsFor("{ nothing }") })).body.errors[0]?.message).toBe(
      "PersistedQueryNotFound",
    );
    const byGet = await ask({ hash: hashOf(mutation), variables: {} });
    expect([byGet.status, byGet.headers.allow]).toEqual([405, "POST"]);
  });
});

it.each<[LimitName, number, object]>([
  ["api", 5_000, { first: 1 }],
  ["search", 5, { first: 1, search: "gauge" }],
])("is charged as its text is, to the limit %s", async (name, points, variables) => {
  const timesUntilRefused = async (send: () => Promise<{ status: number }>) => {
    limits = new RateLimits({ points: { [name]: points } });
    let times = 0;
    while ((await send()).status === 200) times += 1;
    return times;
  };
  const body = { query: textOf("Products"), variables };
  const byText = await timesUntilRefused(() => asVisitor(shop).post("/graphql", body));
  expect(byText).toBeGreaterThan(0);
  expect(await timesUntilRefused(() => ask({ variables }))).toBe(byText);
  const { status, headers } = await ask({ variables });
  expect([status, headers["cache-control"]]).toEqual([429, "no-store"]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});

it("holds valid queries of the current schema only, each under the hash of its text", () => {
  const schema = buildSchema(readFileSync(join(__dirname, "../schema.graphql"), "utf8"));
  for (const [hash, text] of Object.entries(persistedQueries)) {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    expect(getOperationAST(document)?.operation).toBe("query");
    expect(hashOf(text)).toBe(hash);
  }
});

it.each(Object.values(persistedQueries).map((text) => [/^query (\w+)/.exec(text)?.[1] ?? "", text]))(
  "needs nobody signed in for %s",
  async (_name, text) => {
    const id = "0197a3f1-0000-7000-8000-000000000000";
    const products = { a: id, b: id, c: id, d: id, e: id, f: id, g: id, h: id };
    const input = { items: [{ productId: (await aProduct(shop)).id, qty: 1 }] };
    const words = { path: "watches", slug: "gifts", text: "drill", country: "US" };
    const variables = { first: 1, id, ...products, ...words, input };
    const { status, body } = await ask({ hash: hashOf(text), variables });
    expect([status, body.errors]).toEqual([200, undefined]);
  },
);
