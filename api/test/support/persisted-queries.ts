import { createHash } from "node:crypto";
import { persistedQueries } from "@shop/shared/persisted-queries.generated";
import type { Caller, GraphQLAnswer } from "./caller";

interface Products {
  products: { nodes: { name: string }[] };
}

/** The hash of a persisted text. */
export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The text of one of the web's queries. */
export function textOf(name: string): string {
  const found = Object.values(persistedQueries).find((text) => text.startsWith(`query ${name}`));
  if (found === undefined) throw new Error(`there is no persisted query ${name}`);
  return found;
}

/** The parts of a query's URL. */
interface HashRequest {
  hash?: string;
  operationName?: string;
  variables?: object | string;
  extensions?: string;
}

/** The URL of a query by hash; the products' by default. */
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

/** Sends a query by its hash. */
export const askByHash = (as: Caller, request?: HashRequest, headers?: Record<string, string>) =>
  as.get<GraphQLAnswer<Products>>(addressOf(request), headers);
