import { deepStrictEqual } from "node:assert";
import { at, dataOf, get, graphql, type Scenario } from "./scenario";

const QUERY = `query ($filter: ProductFilter) {
  products(filter: $filter) {
    nodes { id name description price image rating countInStock createdAt }
    pageInfo { hasNextPage endCursor } totalCount facets { slug values { value count } }
  }
}`;

interface Ours {
  nodes: { id: string }[];
  totalCount: number;
  facets: { slug: string; values: { value: string; count: number }[] }[];
}

interface Theirs {
  nodes: { id: string }[];
  total: number;
  brands: Record<string, number>;
  attributes: number[];
}

const FIXED = ["category", "brand", "price", "rating"];
const ascending = (one: number, other: number) => one - other;

/** A list of 24 products of a category, with the counts of all values, for one category after the other. */
export function filteredScenario(categories: string[]): Scenario {
  return {
    name: "list of 24, filtered, with counts",
    target: 0.5,
    constant: false,
    shop: (n) => graphql(QUERY, { filter: { category: at(categories, n) } }),
    baseline: (n) => get(`/filtered?${at(categories, n)}`),
    compare: (ours, theirs) =>
      deepStrictEqual(ofShop(dataOf<{ products: Ours }>(ours).products), ofBaseline(dataOf(theirs))),
  };
}

function ofShop({ nodes, totalCount, facets }: Ours) {
  const brands = facets.find(({ slug }) => slug === "brand")?.values ?? [];
  const others = facets.filter(({ slug }) => !FIXED.includes(slug));
  return {
    ids: nodes.map(({ id }) => id),
    total: totalCount,
    brands: Object.fromEntries(brands.map(({ value, count }) => [value, count]).sort()) as object,
    attributes: others.flatMap(({ values }) => values.map(({ count }) => count)).sort(ascending),
  };
}

const ofBaseline = ({ nodes, total, brands, attributes }: Theirs) => ({
  ids: nodes.slice(0, 24).map(({ id }) => id),
  total,
  brands: Object.fromEntries(Object.entries(brands).sort()) as object,
  attributes: [...attributes].sort(ascending),
});
