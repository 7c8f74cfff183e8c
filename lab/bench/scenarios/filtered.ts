import { deepStrictEqual } from "node:assert";
import { at, dataOf, get, graphql, type Scenario } from "./scenario";

const QUERY = `query ($filter: ProductFilter) {
  products(filter: $filter) {
    nodes { id name description price image rating countInStock createdAt }
    pageInfo { hasNextPage } totalCount facets { slug min max values { value count } }
  }
}`;

interface Ours {
  nodes: object[];
  pageInfo: { hasNextPage: boolean };
  totalCount: number;
  facets: {
    slug: string;
    min: number | null;
    max: number | null;
    values: { value: string; count: number }[];
  }[];
}

interface Theirs {
  nodes: { createdAt: string }[];
  totalCount: number;
  brands: { value: string; count: number }[];
  attributes: object;
  /** The lowest and the highest, in minor units. */
  prices: [number, number];
}

/** A list of 24 products of a category with the counts of all filter values. The category changes with each request. */
export function filteredScenario(categories: string[]): Scenario {
  return {
    name: "list of 24, filtered, with counts",
    goal: 0.5,
    shop: (n) => graphql(QUERY, { filter: { category: at(categories, n) } }),
    baseline: (n) => get(`/filtered?${at(categories, n)}`),
    compare: (ours, theirs) =>
      deepStrictEqual(ofShop(dataOf<{ products: Ours }>(ours).products), ofBaseline(dataOf(theirs))),
  };
}

const FIXED = ["category", "brand", "price", "rating"];

const byValue = (counted: { value: string; count: number }[]) =>
  Object.fromEntries(counted.map(({ value, count }) => [value, count]));

function ofShop({ facets, pageInfo, ...rest }: Ours) {
  const of = (slug: string) => facets.find((facet) => facet.slug === slug);
  const attributes = facets.filter(({ slug, values }) => !FIXED.includes(slug) && values.length > 0);
  return {
    ...rest,
    hasNextPage: pageInfo.hasNextPage,
    brands: byValue(of("brand")?.values ?? []),
    prices: [of("price")?.min, of("price")?.max],
    attributes: attributes.map(({ slug }) => slug).sort(),
  };
}

const ofBaseline = ({ nodes, totalCount, brands, attributes, prices }: Theirs) => ({
  // PostgreSQL's JSON has another format of instants
  nodes: nodes.slice(0, 24).map((node) => ({ ...node, createdAt: new Date(node.createdAt).toISOString() })),
  totalCount,
  hasNextPage: nodes.length > 24,
  brands: byValue(brands),
  prices: prices.map((minor) => minor / 100),
  attributes: Object.keys(attributes).sort(),
});
