import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ApolloLink, Observable, type ApolloClient } from "@apollo/client";
import { persistedQueries } from "@shop/shared/persisted-queries.generated";
import { print, type DocumentNode } from "graphql";
import { HomeDocument } from "../pages/shop/home/HomePage.generated";
import { ProductsDocument } from "../pages/shop/products/ProductsPage.generated";
import { MeDocument, SignInDocument } from "../features/session/store/session.generated";
import { createClient, networkLink } from "./client";

const SOURCES = join(__dirname, "..");

interface Sent {
  method: string;
  url: URL;
  body: { query?: string; operationName?: string };
}

const home = { data: { topProducts: [], reviews: { __typename: "ReviewConnection", nodes: [] } } };
const notFound = {
  errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
};

let sent: Sent[];
let answers: object[];

beforeEach(() => {
  sent = [];
  answers = [];
  globalThis.fetch = (address, { method = "GET", body } = {}) => {
    const url = new URL(address as string, "http://shop");
    sent.push({ method, url, body: JSON.parse((body as string | undefined) ?? "{}") as Sent["body"] });
    const headers = new Headers({ "content-type": "application/graphql-response+json" });
    const text = JSON.stringify(answers.shift() ?? { data: {} });
    return Promise.resolve({ ok: true, status: 200, headers, text: () => Promise.resolve(text) } as Response);
  };
});

function aClient(token: string | null = null): ApolloClient {
  const nothing = () => undefined;
  return createClient({
    link: networkLink({
      getAccessToken: () => Promise.resolve(token),
      onUnauthorized: nothing,
      onForbidden: nothing,
    }),
  });
}

const query = (client: ApolloClient, document: DocumentNode, variables = {}) =>
  client
    .query({ query: document, variables, fetchPolicy: "network-only", errorPolicy: "ignore" })
    .catch(() => undefined);

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

it("sends a visitor's query by GET, with its hash in place of its text", async () => {
  answers = [home];
  await query(aClient(), HomeDocument);
  expect(sent).toHaveLength(1);
  const [{ method, url }] = sent as [Sent];
  expect([method, url.pathname, url.searchParams.get("operationName")]).toEqual(["GET", "/graphql", "Home"]);
  expect(url.searchParams.has("query")).toBe(false);
  const { persistedQuery } = JSON.parse(url.searchParams.get("extensions") ?? "{}") as {
    persistedQuery: { version: number; sha256Hash: string };
  };
  expect(persistedQuery.version).toBe(1);
  expect(persistedQueries[persistedQuery.sha256Hash]).toMatch(/^query Home /);
});

it.each([
  ["a query with a token", "token", HomeDocument, {}],
  ["a query that needs an account", null, MeDocument, {}],
  [
    "a query whose variables are too long for an address",
    null,
    ProductsDocument,
    { first: 1, search: "x".repeat(2_000) },
  ],
])("sends %s as text by POST", async (_what, token, document, variables) => {
  await query(aClient(token), document, variables);
  expect(sent.map(({ method }) => method)).toEqual(["POST"]);
  expect(sent[0]?.body.query).toMatch(/^query /);
  expect(sent[0]?.url.search).toBe("");
});

it("says that the viewer is signed out if a query with a token is refused, and only then", async () => {
  const refused = { errors: [{ message: "Sign in first.", extensions: { code: "UNAUTHENTICATED" } }] };
  const onUnauthorized = jest.fn();
  const onForbidden = jest.fn();
  const client = createClient({
    link: networkLink({ getAccessToken: () => Promise.resolve("token"), onUnauthorized, onForbidden }),
  });
  answers = [refused, refused, home];
  await query(client, MeDocument);
  expect(onUnauthorized.mock.calls).toEqual([["token"]]);
  await client.query({
    query: MeDocument,
    context: { anonymous: true },
    fetchPolicy: "network-only",
    errorPolicy: "ignore",
  });
  await query(client, HomeDocument);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  expect(onForbidden).not.toHaveBeenCalled();
  answers = Array.from({ length: 2 }, () => ({
    errors: [{ message: "No.", extensions: { code: "FORBIDDEN" } }],
  }));
  await query(client, MeDocument);
  await client.mutate({ mutation: SignInDocument, variables: { idToken: "any" }, errorPolicy: "ignore" });
  expect(onForbidden.mock.calls).toEqual([
    ["token", true],
    ["token", false],
  ]);
});

it("sends a mutation as text by POST", async () => {
  await aClient().mutate({ mutation: SignInDocument, variables: { idToken: "any" }, errorPolicy: "ignore" });
  expect(sent.map(({ method }) => method)).toEqual(["POST"]);
});

it("sends the text if the server doesn't know the hash", async () => {
  answers = [notFound, home];
  const { data } = await aClient().query({ query: HomeDocument });
  expect(data?.topProducts).toEqual([]);
  expect(sent.map(({ method }) => method)).toEqual(["GET", "POST"]);
  expect(sent[1]?.body.query).toMatch(/^query Home /);
  expect(sent[1]?.body).not.toHaveProperty("extensions");
});

it("doesn't ask again if the query is refused for another reason", async () => {
  answers = [{ errors: [{ message: "Too many requests.", extensions: { code: "RATE_LIMITED" } }] }];
  await query(aClient(), HomeDocument);
  expect(sent.map(({ method }) => method)).toEqual(["GET"]);
});

/** All documents of our pages. */
function documents(): DocumentNode[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const generated = files.filter((file) => file.endsWith(".generated.ts"));
  return generated.flatMap((file) =>
    Object.entries(jest.requireActual<Record<string, DocumentNode>>(join(SOURCES, file)))
      .filter(([name]) => name.endsWith("Document"))
      .map(([, document]) => document),
  );
}

/** The text that the client sends for a document; undefined if it sends nothing. */
async function textOf(document: DocumentNode): Promise<string | undefined> {
  let text: string | undefined;
  const link = new ApolloLink((operation) => {
    text = print(operation.query);
    return new Observable((observer) => observer.complete());
  });
  await query(createClient({ link }), document);
  return text;
}

it("has exactly the pages' queries in the manifest, each as the client would send it", async () => {
  const hashes = new Set<string>();
  for (const document of documents()) {
    const { hash } = (document as { __meta__?: { hash: string } }).__meta__ ?? {};
    if (hash === undefined) continue;
    hashes.add(hash);
    const text = await textOf(document);
    expect(persistedQueries[hash]).toBe(text);
    expect(hashOf(text ?? "")).toBe(hash);
  }
  expect(hashes.size).toBeGreaterThan(0);
  expect(Object.keys(persistedQueries).sort()).toEqual([...hashes].sort());
});

it.each([
  ["a proxy's error page", 502, "text/html", "<h1>Bad gateway</h1>"],
  ["a refusal that is not GraphQL's", 429, "application/problem+json", '{"errors": []}'],
  ["a page in place of data", 200, "text/html", "<h1>Welcome to this network</h1>"],
  ["nothing", 200, "application/json", "null"],
])("fails with a server error for %s", async (_what, status, type, text) => {
  globalThis.fetch = () =>
    Promise.resolve({
      ok: status < 300,
      status,
      headers: new Headers({ "content-type": type }),
      text: () => Promise.resolve(text),
    } as Response);
  const failed = aClient().query({ query: HomeDocument });
  await expect(failed).rejects.toMatchObject({ name: "ServerError", statusCode: status });
});
