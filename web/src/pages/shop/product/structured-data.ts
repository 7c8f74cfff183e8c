import { shareImageOf } from "../../../features/catalogue/share-image";
import { absoluteUrl } from "../../../ui/head/absolute-url";
import type { Site } from "../../../ui/head/Head";
import type { ProductDetails_ProductFragment } from "./ProductPage.generated";

/** A product and its offer for search engines: https://schema.org/Product. */
export function productStructuredData(
  product: ProductDetails_ProductFragment,
  { name: shop, origin }: Site,
): object {
  const { id, name, description, price, image, countInStock } = product;
  const pictures = new Set([shareImageOf(image), image].map((picture) => absoluteUrl(picture, origin)));
  return {
    "@type": "Product",
    name,
    description,
    sku: id,
    image: [...pictures].filter(Boolean),
    offers: {
      "@type": "Offer",
      url: `${origin}/product/${id}`,
      price: price.toFixed(2),
      priceCurrency: "USD",
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${countInStock > 0 ? "InStock" : "OutOfStock"}`,
      seller: { "@type": "Organization", name: shop },
    },
  };
}
