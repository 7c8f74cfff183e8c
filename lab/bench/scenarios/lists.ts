import { deepStrictEqual } from "node:assert";
import type { LoadRequest } from "../load";
import { at, dataOf, get, graphql, type Scenario } from "./scenario";

const nodes = `nodes { id name description price image rating countInStock createdAt }
  pageInfo { hasNextPage endCursor }`;

interface Page {
  nodes: object[];
  hasNextPage: boolean;
}

/** Lists of 24 products over GraphQL. */
export function listScenarios(texts: readonly string[]): Scenario[] {
  const searches = texts.map((text) =>
    graphql(`query ($search: String) { products(search: $search) { ${nodes} } }`, { search: text }),
  );
  const baselineSearches = texts.map((text) => get(`/search?${encodeURIComponent(text)}`));
  return [
    list("list of 24", graphql(`{ products { ${nodes} } }`), get("/list")),
    list("list of 24, sorted", graphql(`{ products(sort: PRICE_ASC) { ${nodes} } }`), get("/sorted")),
    {
      ...list("list of 24, searched", at(searches, 0), at(baselineSearches, 0)),
      shop: (n) => at(searches, n),
      baseline: (n) => at(baselineSearches, n),
    },
  ];
}

function list(name: string, shop: LoadRequest, baseline: LoadRequest): Scenario {
  return {
    name,
    goal: 2,
    shop: () => shop,
    baseline: () => baseline,
    compare: (ours, theirs) => {
      const { products } = dataOf<{ products: { nodes: object[]; pageInfo: Page } }>(ours);
      deepStrictEqual(
        { nodes: products.nodes, hasNextPage: products.pageInfo.hasNextPage },
        dataOf<Page>(theirs),
      );
    },
  };
}
