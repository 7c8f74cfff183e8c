import { deepStrictEqual } from "node:assert";
import { expecting, zipfDraws } from "./products";
import { at, dataOf, get, type Scenario } from "./scenario";

interface WireProduct {
  _id: string;
}

/** A list and a product over REST, with the baseline server's work of their GraphQL scenarios. */
export function restScenarios(products: string[]): Scenario[] {
  const draws = zipfDraws(products);
  const shop = products.map((id) => expecting(get(`/products/${id}`), id));
  const baseline = products.map((id) => expecting(get(`/product?${id}`), id));
  const shopList = get("/products?limit=24");
  const baselineList = get("/list");
  return [
    {
      name: "REST list of 24",
      target: { asGoodAs: "list of 24" },
      constant: true,
      shop: () => shopList,
      baseline: () => baselineList,
      compare: (ours, theirs) =>
        deepStrictEqual(
          JSON.parse(ours),
          dataOf<{ nodes: Product[] }>(theirs).nodes.map((product) => onWire(product)),
        ),
    },
    {
      name: "REST product by id, by Zipf",
      target: { asGoodAs: "product by id, by Zipf" },
      constant: false,
      shop: (n) => at(shop, at(draws, n)),
      baseline: (n) => at(baseline, at(draws, n)),
      compare: (ours, theirs) =>
        deepStrictEqual(JSON.parse(ours) as WireProduct, onWire(dataOf<Product>(theirs))),
    },
  ];
}

interface Product {
  id: string;
  createdAt: string;
}

/** A product with the names of the REST contract, which has no date. */
function onWire({ id, createdAt: _, ...product }: Product): WireProduct {
  return { _id: id, ...product };
}
