import { createHash } from "node:crypto";
import { persistedQueries } from "@shop/shared/persisted-queries.generated";
import type { Caller, GraphQLAnswer } from "./caller";

interface Products {
  products: { nodes: { name: string }[] };
}

/** The hash under which a text is persisted. */
export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The text of one of our queries. */
export function textOf(name: string): string {
  const found = Object.values(persistedQueries).find((text) => text.startsWith(`query ${name}`));
  if (found === undefined) throw new Error(`there is no persisted query ${name}`);
  return found;
}

/** What a client puts in the address. */
interface HashRequest {
  hash?: string;
  operationName?: string;
  variables?: object | string;
  extensions?: string;
}

/** The address of a query by hash; of the products by default. */
export function addressOf({
  hash = hashOf(textOf("Products")),
  variables = { first: 24 },
  ...others
}: HashRequest = {}) {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  const texts = {
    variables: typeof variables === "string" ? variables : JSON.stringify(variables),
    extensions,
    ...others,
  };
  return `/graphql?${new URLSearchParams(texts).toString()}`;
}

/** Asks a query by its hash. */
export const askByHash = (as: Caller, request?: HashRequest, headers?: Record<string, string>) =>
  as.get<GraphQLAnswer<Products>>(addressOf(request), headers);
