import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import { paths } from "../../../paths";
import { absoluteUrl } from "../../../ui/layout/absolute-url";

/** A list of products for search engines: https://schema.org/CollectionPage; undefined for an empty list. */
export function listStructuredData(
  name: string,
  nodes: readonly { id: string; slug: string | null; name: string }[],
  totalCount: number,
  origin: string,
): object | undefined {
  if (nodes.length === 0) return undefined;
  return {
    "@type": "CollectionPage",
    name,
    mainEntity: {
      "@type": "ItemList",
      ...(totalCount <= MAX_EXACT_COUNT && { numberOfItems: totalCount }),
      itemListElement: nodes.map((product, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: product.name,
        url: absoluteUrl(paths.product(product.id, product.slug), origin),
      })),
    },
  };
}
