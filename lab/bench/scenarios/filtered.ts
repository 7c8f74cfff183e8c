import { deepStrictEqual } from "node:assert";
import { at, dataOf, get, graphql, type Scenario } from "./scenario";

const QUERY = `query ($filter: ProductFilter) {
  products(filter: $filter) {
    nodes { id name description price image rating countInStock createdAt }
    pageInfo { hasNextPage } totalCount facets { slug min max values { value count } }
  }
}`;

interface Counted {
  value: string | number | boolean;
  count: number;
}

interface Ours {
  nodes: { createdAt: string }[];
  pageInfo: { hasNextPage: boolean };
  totalCount: number;
  facets: { slug: string; min: number | null; max: number | null; values: Counted[] }[];
}

interface Theirs {
  nodes: { createdAt: string }[];
  totalCount: number;
  brands: Counted[];
  ratings: { least: number; count: number }[];
  attributes: Record<string, Counted[]>;
  /** The lowest and the highest, in cents. */
  prices: [number, number];
}

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

const FIXED = ["category", "brand", "price", "rating"];
const words = { true: "yes", false: "no" };

/** A count for each value, as people read the value. */
const byValue = (counted: Counted[]) =>
  Object.fromEntries(
    counted.map(({ value, count }) => [typeof value === "boolean" ? words[`${value}`] : value, count]),
  );

function ofShop({ facets, pageInfo, ...rest }: Ours) {
  const of = (slug: string) => facets.find((facet) => facet.slug === slug);
  const attributes = facets.filter(({ slug, values }) => !FIXED.includes(slug) && values.length > 0);
  return {
    ...rest,
    hasNextPage: pageInfo.hasNextPage,
    brands: byValue(of("brand")?.values ?? []),
    ratings: byValue(of("rating")?.values ?? []),
    prices: [of("price")?.min, of("price")?.max],
    attributes: Object.fromEntries(attributes.map(({ slug, values }) => [slug, byValue(values)])),
  };
}

const ofBaseline = ({ nodes, totalCount, brands, ratings, attributes, prices }: Theirs) => ({
  // PostgreSQL writes instants in its own way
  nodes: nodes.slice(0, 24).map((node) => ({ ...node, createdAt: new Date(node.createdAt).toISOString() })),
  totalCount,
  hasNextPage: nodes.length > 24,
  brands: byValue(brands),
  ratings: byValue(ratings.map(({ least, count }) => ({ value: least, count }))),
  prices: prices.map((cents) => cents / 100),
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([slug, counted]) => [slug, byValue(counted)]),
  ),
});
