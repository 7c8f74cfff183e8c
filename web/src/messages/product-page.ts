/** `/product/{id}`, beside the specification. */
export const productPageTexts = {
  loading: "the product",
  seeSimilar: "See similar products",
  specifications: "Specifications",
  brand: "Brand",
  /** What the description adds that belongs under no other heading. */
  more: "More details",
  /** Beside the shop's own rating. */
  customers: (average: string, count: number) => `${average} from ${count} customer${count === 1 ? "" : "s"}`,
  draft: "This is a draft. Only admins can see it.",
  editDraft: "Edit it",
} as const;
