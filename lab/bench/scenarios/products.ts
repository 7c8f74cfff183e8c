import { deepStrictEqual } from "node:assert";
import { drawByZipf, drawEvenly, seededRandom } from "../figures/draws";
import { at, dataOf, get, graphql, type Scenario } from "./scenario";

const QUERY =
  "query ($id: ID!) { product(id: $id) { id name description price image rating countInStock createdAt } }";
const QUOTE =
  "query ($input: QuoteInput!) { quote(input: $input) { items discount shipping tax total shippingOptions { id price } } }";
const DRAWS = 2 ** 17;

/** Products by id over GraphQL: by Zipf, where a few products get most requests, and evenly. */
export function productScenarios(products: string[]): Scenario[] {
  const shop = products.map((id) => graphql(QUERY, { id }));
  const baseline = products.map((id) => get(`/product?${id}`));
  const scenario = (name: string, goal: number, draws: Uint32Array): Scenario => ({
    name,
    goal,
    expected: '"id":"',
    shop: (n) => at(shop, at(draws, n)),
    baseline: (n) => at(baseline, at(draws, n)),
    compare: (ours, theirs) =>
      deepStrictEqual(dataOf<{ product: object }>(ours).product, dataOf<object>(theirs)),
  });
  const evenly = drawEvenly(products.length, DRAWS, seededRandom(2));
  return [
    scenario("product by id, by Zipf", 1.5, zipfDraws(products)),
    scenario("product by id, evenly", 0.8, evenly),
    quoteScenario(products, evenly),
  ];
}

/** Quotes of a product with delivery and tax; the baseline server reads the product. */
function quoteScenario(products: string[], draws: Uint32Array): Scenario {
  return {
    name: "quote",
    goal: { asGoodAs: "product by id, evenly" },
    priced: true,
    shop: (n) => {
      const items = [{ productId: at(products, at(draws, n)), qty: 1 }];
      return graphql(QUOTE, { input: { items } });
    },
    baseline: (n) => get(`/product?${at(products, at(draws, n))}`),
    compare: (ours, theirs) =>
      deepStrictEqual(
        dataOf<{ quote: { items: number } }>(ours).quote.items,
        dataOf<{ price: number }>(theirs).price,
      ),
  };
}

/** The products of requests that follow Zipf's law. */
export const zipfDraws = (products: string[]): Uint32Array =>
  drawByZipf(products.length, DRAWS, seededRandom(1));
