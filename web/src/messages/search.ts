/** Texts of the search field's suggestions, and of a search that finds nothing. */
export const searchTexts = {
  suggestions: "Suggestions",
  recent: "Recent searches",
  categories: "Categories",
  brands: "Brands",
  products: "Products",
  clear: "Clear",
  clearLabel: "Clear recent searches",
  all: (text: string) => `Search for “${text}”`,
  nothing: "No suggestions. Press Enter to search.",
  counted: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
} as const;
