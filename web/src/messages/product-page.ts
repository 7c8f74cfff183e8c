/** `/product/{id}`, beside the specification. */
export const productPageTexts = {
  loading: "the product",
  seeSimilar: "See what is like it",
  specifications: "Specifications",
  brand: "Brand",
  draft: "This is a draft: only admins see it.",
  editDraft: "Edit it",
} as const;
