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
