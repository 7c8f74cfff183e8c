import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApolloClient, gql, HttpLink, InMemoryCache } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { expect, test } from "@playwright/test";
import { Client, fetchExchange } from "@urql/core";
import { GraphQLClient } from "graphql-request";
import { admin } from "../../web/e2e/support/accounts";
import { ask, openSession } from "../../web/e2e/support/shop-api";

const QUERY = "query Visitors($first: Int!) { me { id } topProducts(first: $first) { id name } }";
const MUTATION = "mutation Record($text: String!) { recordEmptySearch(text: $text) }";
const some = { me: null, topProducts: [expect.anything(), expect.anything()] };

/** A `fetch` that records the methods. */
function noting() {
  const methods: string[] = [];
  const noted: typeof fetch = (input, init) => {
    methods.push(init?.method ?? "GET");
    return fetch(input, init);
  };
  return { methods, fetch: noted };
}

test("urql asks queries by GET and sends mutations by POST", async ({ baseURL }) => {
  const { methods, fetch } = noting();
  const client = new Client({ url: `${baseURL}/graphql`, exchanges: [fetchExchange], fetch });
  const answer = await client.query(QUERY, { first: 2 }).toPromise();
  expect(answer.data).toMatchObject(some);
  expect(answer.error?.message).toContain("Sign in first");
  const changed = await client.mutation(MUTATION, { text: "urql" }).toPromise();
  expect(changed).toMatchObject({ data: { recordEmptySearch: true } });
  expect(methods).toEqual(["GET", "POST"]);
});

test("graphql-request asks by GET and by POST", async ({ baseURL }) => {
  const { methods, fetch } = noting();
  for (const method of ["GET", "POST"] as const) {
    const options = { method, fetch, jsonSerializer: JSON, errorPolicy: "all" as const };
    const client = new GraphQLClient(`${baseURL}/graphql`, options);
    const { data, errors } = await client.rawRequest(QUERY, { first: 2 });
    expect(data).toMatchObject(some);
    expect(errors).toHaveLength(1);
  }
  expect(methods).toEqual(["GET", "POST"]);
});

test("Apollo Client asks by hash, sends the text once, and reads the rest of an answer", async ({
  baseURL,
}) => {
  const { methods, fetch } = noting();
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  const link = new PersistedQueryLink({ sha256, useGETForHashedQueries: true });
  const client = new ApolloClient({
    link: link.concat(new HttpLink({ uri: `${baseURL}/graphql`, fetch })),
    cache: new InMemoryCache(),
  });
  const query = gql(QUERY);
  for (let time = 0; time < 2; time += 1) {
    const options = { query, variables: { first: 2 }, fetchPolicy: "no-cache", errorPolicy: "all" } as const;
    const { data, error } = await client.query(options);
    expect(data).toMatchObject(some);
    expect(error?.message).toContain("Sign in first");
  }
  expect(methods).toEqual(["GET", "POST", "GET"]);
});

const RELAY = `import { graphql } from "react-relay";
graphql\`query ordersPageQuery { ...orders_list ...orders_products }\`;
graphql\`fragment orders_list on Query
  @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) @refetchable(queryName: "ordersMoreQuery") {
  orders(first: $first, after: $after) @connection(key: "orders_orders") { edges { node { id ...orders_order } } }
}\`;
graphql\`fragment orders_order on Order @refetchable(queryName: "ordersAgainQuery") { number status }\`;
graphql\`fragment orders_products on Query
  @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) @refetchable(queryName: "ordersProductsQuery") {
  products(first: $first, after: $after) @connection(key: "orders_products") { edges { node { id name } } totalCount }
}\`;
`;

/** The queries of Relay's compiler by their names. */
function compileByRelay(schema: string): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "shop-relay-"));
  try {
    for (const name of ["src", "written"]) mkdirSync(join(folder, name));
    writeFileSync(join(folder, "schema.graphql"), schema);
    writeFileSync(join(folder, "src/orders.ts"), RELAY);
    const paths = { src: "./src", schema: "./schema.graphql", artifactDirectory: "./written" };
    writeFileSync(join(folder, "relay.config.json"), JSON.stringify({ ...paths, language: "typescript" }));
    writeFileSync(join(folder, "package.json"), "{}");
    const compiler = join(import.meta.dirname, "node_modules/relay-compiler/cli.js");
    execFileSync(process.execPath, [compiler, "relay.config.json"], { cwd: folder });
    const queries = readdirSync(join(folder, "written")).flatMap((file) => {
      const written = readFileSync(join(folder, "written", file), "utf8");
      const [, text] = /"text": ("query .*")/.exec(written) ?? [];
      return text === undefined ? [] : [[file.replace(/\.graphql\.ts$/, ""), JSON.parse(text) as string]];
    });
    return Object.fromEntries(queries) as Record<string, string>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Orders {
  orders: { edges: { cursor: string; node: { id: string } }[]; pageInfo: { endCursor: string } };
}

test("Relay's compiler takes connections and refetched fragments, and the shop answers the compiled queries", async ({
  baseURL,
  request,
}) => {
  const queries = compileByRelay(await (await fetch(`${baseURL}/schema.graphql`)).text());
  const { accessToken } = await openSession(request, admin);
  const send = <Result>(name: string, variables = {}) =>
    ask<Result>(request, queries[name] ?? "", variables, accessToken);
  const { orders } = await send<Orders>("ordersPageQuery");
  const [{ cursor, node }, second] = orders.edges as [
    Orders["orders"]["edges"][0],
    Orders["orders"]["edges"][0],
  ];
  const more = await send<Orders>("ordersMoreQuery", { first: 1, after: cursor });
  expect(more.orders.edges.map((edge) => edge.node.id)).toEqual([second.node.id]);
  expect(await send("ordersAgainQuery", { id: node.id })).toEqual({
    node: expect.objectContaining({ __typename: "Order", id: node.id }),
  });
  const { products } = await send<{ products: { totalCount: number } }>("ordersProductsQuery");
  expect(products.totalCount).toBeGreaterThan(0);
});
