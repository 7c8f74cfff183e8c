import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "graphql";
import { webBuild, type Execute, type WebPages } from "../../src/pages/renderer";
import { addressOf } from "../support/persisted-queries";
import { hashOf, textOf } from "../support/persisted-queries";
import { startTestShop, type TestShop } from "../support/shop";
import type { CacheTimes } from "../../src/http/shared-caching";
import { defaultRules } from "@shop/shared/shop-rules";

const PRODUCT = parse("query ($id: ID!) { product(id: $id) { name countInStock } }");

/** Renders a web build whose product pages show the name and the stock; other pages are not indexed. */
async function render(address: string, _origin: string, execute: Execute) {
  const id = /^\/product\/([\w-]+)/.exec(address)?.[1];
  const shown = id ? (await execute({ document: PRODUCT, variables: { id } })).data?.product : null;
  const { name, countInStock } = (shown ?? {}) as { name?: string; countInStock?: number };
  const html = `<h1>${name}</h1><script>{"countInStock":${countInStock}}</script>${" ".repeat(2_000)}`;
  return { status: id && !shown ? 404 : 200, html, styles: [], scripts: [], indexed: id !== undefined };
}

/** Starts a shop with shared caching allowed, listening on its own port. */
export async function startCachedShop(
  sharedCaches: CacheTimes,
): Promise<TestShop & { url: string; end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "shop-cdn-"));
  mkdirSync(join(folder, "client"));
  jest
    .spyOn(webBuild, "load")
    .mockResolvedValue({ render, addressOf: (url: string) => url } as unknown as WebPages);
  const shop = await startTestShop({
    sharedCaches,
    pages: {
      webFolder: folder,
      publicOrigin: "https://shop.example",
      bootstrap: {
        shopName: "Test shop",
        firebase: { apiKey: "any", authDomain: "localhost", projectId: "demo-shop" },
        demoAccounts: false,
        rules: defaultRules,
        links: {},
        payments: "off",
      },
    },
  });
  const url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const end = async () => {
    await shop.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...shop, url, end };
}

/** The Accept headers of a navigating browser. */
export const NAVIGATION = { accept: "text/html,*/*;q=0.8", "accept-encoding": "gzip, br" };

const PREFLIGHTED = { "apollo-require-preflight": "1" };
const STOCK = "query Stock($id: ID!) { product(id: $id) { countInStock } }";

/** All cacheable ways to read a product's stock. */
export const waysToReadStock: Record<
  string,
  (id: string) => { path: string; headers?: Record<string, string> }
> = {
  "its page": (id) => ({ path: `/product/${id}`, headers: NAVIGATION }),
  "the list over REST": () => ({ path: "/products" }),
  "the product over REST": (id) => ({ path: `/products/${id}` }),
  "GraphQL by hash": (id) => ({
    path: addressOf({ hash: hashOf(textOf("Product(")), variables: { id } }),
  }),
  "GraphQL by text": (id) => ({ path: byText(STOCK, { id }), headers: PREFLIGHTED }),
};

/** The URL of a query by text. */
export const byText = (query: string, variables: object = {}) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString()}`;

/** A query by text, with the header that Apollo Server requires. */
export const queried = (query: string, headers: Record<string, string> = {}) =>
  [byText(query), { headers: { ...PREFLIGHTED, ...headers } }] as const;

/** The first product's stock in a response. */
export const stockIn = (text: string) => Number(/"countInStock":(\d+)/.exec(text)?.[1] ?? Number.NaN);
