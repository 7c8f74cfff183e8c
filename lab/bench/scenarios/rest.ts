import { deepStrictEqual } from "node:assert";
import { zipfDraws } from "./products";
import { at, dataOf, get, type Scenario } from "./scenario";

/** A list and a product over REST, with all their details. */
export function restScenarios(products: string[]): Scenario[] {
  const draws = zipfDraws(products);
  const shop = products.map((id) => get(`/products/${id}`));
  const baseline = products.map((id) => get(`/rest-product?${id}`));
  const shopList = get("/products?limit=24");
  const baselineList = get("/rest-list");
  return [
    {
      name: "REST list of 24",
      goal: { asGoodAs: "list of 24" },
      shop: () => shopList,
      baseline: () => baselineList,
      compare: (ours, theirs) =>
        deepStrictEqual(
          (JSON.parse(ours) as WireProduct[]).map(comparable),
          dataOf<{ nodes: Product[] }>(theirs).nodes.map((product) => comparable(onWire(product))),
        ),
    },
    {
      name: "REST product by id, by Zipf",
      expected: 'id":"',
      goal: { asGoodAs: "product by id, by Zipf" },
      shop: (n) => at(shop, at(draws, n)),
      baseline: (n) => at(baseline, at(draws, n)),
      compare: (ours, theirs) =>
        deepStrictEqual(
          comparable(JSON.parse(ours) as WireProduct),
          comparable(onWire(dataOf<Product>(theirs))),
        ),
    },
  ];
}

type Fields = "name" | "description" | "price" | "image" | "rating" | "countInStock";
type WireProduct = { _id: string; attributes?: object[] } & Record<Fields, unknown>;
type Product = { id: string; attributes: object } & Record<Fields, unknown>;

const onWire = ({ id, attributes, ...product }: Product): WireProduct => ({
  ...product,
  _id: id,
  attributes: Object.keys(attributes).map((slug) => ({ slug })),
});

/** A product's fields, and the number of its attributes, because only the shop composes their texts. */
const comparable = ({
  _id,
  name,
  description,
  price,
  image,
  rating,
  countInStock,
  attributes,
}: WireProduct) => [...[_id, name, description, price, image, rating, countInStock], attributes?.length ?? 0];
