/** `/product/{id}`, beside the specification: the gallery, and what is below the product. */
export const productPageTexts = {
  tax: (name: string | null, included: boolean) =>
    included ? `incl. ${name ?? "tax"}` : `plus ${name ?? "tax"}`,
  loading: "the product",
  pictures: "Pictures",
  nextImage: "Next picture",
  previousImage: "Previous picture",
  similar: "More like this",
  seeSimilar: "See what is like it",
  seen: "Recently seen",
  clearSeen: "Clear",
  specifications: "Specifications",
  brand: "Brand",
  draft: "This is a draft: only admins see it.",
  editDraft: "Edit it",
} as const;

/** "Image 2 of 3". */
export const imageOf = (number: number, count: number) => `Picture ${number} of ${count}`;
