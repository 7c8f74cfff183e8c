import type { CustomerReview_ReviewFragment } from "../../../features/CustomerReview.generated";
import type { Site } from "../../../ui/layout/Head";

/** The shop and its reviews for search engines; without the sample reviews of spec §2. */
export function shopStructuredData(
  reviews: readonly CustomerReview_ReviewFragment[],
  { name, origin, logoUrl = "/icon-512.png" }: Site,
): object {
  return {
    "@type": "OnlineStore",
    name,
    url: `${origin}/`,
    logo: origin + logoUrl,
    image: `${origin}/preview.jpg`,
    review: reviews.map((review) => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.name },
      datePublished: review.createdAt,
      reviewBody: review.comment,
      reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5, worstRating: 0 },
    })),
  };
}
