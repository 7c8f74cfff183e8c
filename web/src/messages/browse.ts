/** Texts of `/products` and of a category's page. */
export const browseTexts = {
  all: "All products",
  description: "Every tool and every watch in the shop: search, sort, and see what is in stock.",
  filters: "Filters",
} as const;

/** The description of a category for search engines: `names` from the root of the tree down. */
export const categoryDescription = (names: readonly string[]) =>
  `${names.join(" › ")}: compare by brand, price and rating, and see what's in stock.`;
