/** Texts of an address of `/products` that makes no sense. */
export const badChoicesTexts = {
  title: "This address asks for something that the shop doesn't have",
  next: "Remove it, and see the rest of what you chose.",
  remove: "Remove what doesn't fit",
} as const;
