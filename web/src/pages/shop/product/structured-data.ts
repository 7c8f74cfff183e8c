import { sharedImageOf } from "../../../features/catalogue/share-image";
import { absoluteUrl } from "../../../ui/head/absolute-url";
import type { Site } from "../../../ui/head/Head";
import type { CustomerReview_ReviewFragment } from "../../../features/reviews/CustomerReview.generated";
import type { ProductDetails_ProductFragment } from "./ProductPage.generated";

/** A product and its offer, as search engines want to know them: https://schema.org/Product. */
export function productFacts(product: ProductDetails_ProductFragment, { name: shop, origin }: Site): object {
  const { id, name, description, price, image, countInStock } = product;
  const pictures = new Set([sharedImageOf(image), image].map((picture) => absoluteUrl(picture, origin)));
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

/** The shop, and what its customers say of it; the samples of spec §2 are nobody's, and left out. */
export function shopFacts(reviews: readonly CustomerReview_ReviewFragment[], { name, origin }: Site): object {
  return {
    "@type": "OnlineStore",
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share.jpg`,
    review: reviews.map((review) => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.name },
      datePublished: review.createdAt,
      reviewBody: review.comment,
      reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5, worstRating: 0 },
    })),
  };
}
