/** Texts of an address of `/products` that makes no sense. */
export const badChoicesTexts = {
  title: "This link asks for something we don't have",
  next: "Remove it to see the other results.",
  remove: "Remove invalid filters",
} as const;
