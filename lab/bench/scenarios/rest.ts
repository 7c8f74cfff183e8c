import { deepStrictEqual } from "node:assert";
import { expecting, zipfDraws } from "./products";
import { at, dataOf, get, type Scenario } from "./scenario";

/** A list and a product over REST, with all their details. */
export function restScenarios(products: string[]): Scenario[] {
  const draws = zipfDraws(products);
  const shop = products.map((id) => expecting(get(`/products/${id}`), id));
  const baseline = products.map((id) => expecting(get(`/rest-product?${id}`), id));
  const shopList = get("/products?limit=24");
  const baselineList = get("/rest-list");
  return [
    {
      name: "REST list of 24",
      target: { asGoodAs: "list of 24" },
      constant: true,
      shop: () => shopList,
      baseline: () => baselineList,
      compare: (ours, theirs) =>
        deepStrictEqual(
          (JSON.parse(ours) as WireProduct[]).map((product) => ofShop(product)),
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
        deepStrictEqual(ofShop(JSON.parse(ours) as WireProduct), onWire(dataOf<Product>(theirs))),
    },
  ];
}

interface Product {
  id: string;
  image: string;
  categoryId: string | null;
  brand: string | null;
  attributes: Record<string, unknown>;
  moreImages: string[];
  createdAt?: string;
  brandName?: string | null;
}

/** What the REST contract leaves out where a product has none of it. */
interface WireProduct {
  images?: string[];
  category?: string;
  brand?: string;
  attributes?: { slug: string }[];
}

/** A product of the shop, without the words for its category and its values, which the baseline server has not put together. */
function ofShop({ category, attributes = [], ...product }: WireProduct) {
  return {
    ...product,
    hasCategory: category !== undefined,
    values: attributes.map(({ slug }) => slug).sort(),
  };
}

/** The same of a product of the baseline server. */
function onWire({
  id,
  createdAt: _,
  brandName: __,
  categoryId,
  attributes,
  brand,
  moreImages,
  ...product
}: Product) {
  return {
    _id: id,
    ...product,
    ...(brand !== null && { brand }),
    ...(moreImages.length > 0 && { images: [product.image, ...moreImages] }),
    hasCategory: categoryId !== null,
    values: Object.keys(attributes).sort(),
  };
}
