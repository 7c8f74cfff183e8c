import { deepStrictEqual } from "node:assert";
import { drawByZipf, drawEvenly, seededRandom } from "../figures/draws";
import type { LoadRequest } from "../generator/request";
import { at, dataOf, get, graphql, type Scenario } from "./scenario";

const QUERY =
  "query ($id: ID!) { product(id: $id) { id name description price image rating countInStock createdAt } }";
const QUOTE =
  "query ($input: QuoteInput!) { quote(input: $input) { items discount shipping tax total shippingOptions { id price } } }";
const DRAWS = 2 ** 17;

/** Products by id over GraphQL: drawn by Zipf, where many ask for the same ones, and drawn evenly. */
export function productScenarios(products: string[]): Scenario[] {
  const shop = products.map((id) => expecting(graphql(QUERY, { id }), id));
  const baseline = products.map((id) => expecting(get(`/product?${id}`), id));
  const scenario = (name: string, target: number, draws: Uint32Array): Scenario => ({
    name,
    target,
    constant: false,
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
    target: { asGoodAs: "product by id, evenly" },
    priced: true,
    constant: false,
    shop: (n) => {
      const items = [{ productId: at(products, at(draws, n)), qty: 1 }];
      return { ...graphql(QUOTE, { input: { items } }), expected: '"total":' };
    },
    baseline: (n) => {
      const id = at(products, at(draws, n));
      return expecting(get(`/product?${id}`), id);
    },
    compare: (ours, theirs) =>
      deepStrictEqual(
        dataOf<{ quote: { items: number } }>(ours).quote.items,
        dataOf<{ price: number }>(theirs).price,
      ),
  };
}

/** Which products are asked for if a few are asked for often. */
export const zipfDraws = (products: string[]): Uint32Array =>
  drawByZipf(products.length, DRAWS, seededRandom(1));

/** The request, whose answer must contain the product's id. */
export const expecting = (request: LoadRequest, id: string): LoadRequest => ({
  ...request,
  expected: `id":"${id}"`,
});
