import { paths } from "../../../routing/paths";
import { absoluteUrl } from "../../../ui/head/absolute-url";
import type { ProductsQuery } from "./ProductsPage.generated";

/** A list of products for search engines: https://schema.org/CollectionPage; nothing for an empty one. */
export function collectionOf(
  name: string,
  { nodes, totalCount }: ProductsQuery["products"],
  origin: string,
): object | undefined {
  if (nodes.length === 0) return undefined;
  return {
    "@type": "CollectionPage",
    name,
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: totalCount,
      itemListElement: nodes.map((product, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: product.name,
        url: absoluteUrl(paths.product(product.id), origin),
      })),
    },
  };
}
