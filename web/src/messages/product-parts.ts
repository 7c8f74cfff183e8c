/** The gallery of `/product/{id}`, and what is below the product. */
export const productPartsTexts = {
  pictures: "Pictures",
  nextImage: "Next picture",
  previousImage: "Previous picture",
  similar: "More like this",
  seen: "Recently viewed",
  clearSeen: "Clear",
} as const;

/** "Image 2 of 3". */
export const imageOf = (number: number, count: number) => `Picture ${number} of ${count}`;

/** The reviews of a product, on its page. */
export const productReviewsTexts = {
  title: "Reviews",
  write: "Write a review",
  writeTheFirst: "Write the first review",
  none: "No reviews yet. Customers who bought it can write one.",
  basis: (count: number) =>
    count === 1 ? "1 review by a customer who bought it" : `${count} reviews by customers who bought it`,
  photosOf: (author: string) => `Photos of ${author}`,
  enlarge: (number: number, count: number, author: string) =>
    `Enlarge photo ${number} of ${count} by ${author}`,
  stars: (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`),
} as const;
