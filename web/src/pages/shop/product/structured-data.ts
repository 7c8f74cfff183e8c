import { shareImageOf } from "../../../features/catalogue/share-image";
import { absoluteUrl } from "../../../ui/head/absolute-url";
import type { Site } from "../../../ui/head/Head";
import type { ProductDetails_ProductFragment, ProductExtras_ProductFragment } from "./ProductPage.generated";
import { withUnit } from "./specifications-of";

type Extras = Pick<ProductExtras_ProductFragment, "category" | "brand" | "attributes" | "images">;

/** A product and its offer for search engines: https://schema.org/Product. */
export function productStructuredData(
  product: ProductDetails_ProductFragment,
  extras: Extras | undefined,
  { name: shop, origin }: Site,
): object {
  const { id, name, description, price, image, countInStock } = product;
  const shown = [image, ...(extras?.images ?? [])];
  const pictures = new Set([shareImageOf(image), ...shown].map((picture) => absoluteUrl(picture, origin)));
  return {
    "@type": "Product",
    name,
    description,
    sku: id,
    image: [...pictures].filter(Boolean),
    ...(extras && factsOf(extras)),
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

function factsOf({ category, brand, attributes }: Extras): object {
  return {
    ...(category && { category: category.path.map(({ name }) => name).join(" > ") }),
    ...(brand && { brand: { "@type": "Brand", name: brand.name } }),
    ...(attributes.length > 0 && {
      additionalProperty: attributes.map(({ attribute: { name, unit }, value }) => ({
        "@type": "PropertyValue",
        name,
        value: withUnit(value, unit),
      })),
    }),
  };
}
