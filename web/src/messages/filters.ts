/** Texts of the filters of `/products`. */
export const filterTexts = {
  filters: "Filters",
  all: "All products",
  categories: "Categories",
  chosen: "Chosen filters",
  remove: "Remove",
  removeAll: "Remove all filters",
  close: "Close",
  apply: "Apply filters",
  from: "From",
  to: "To",
  anyRating: "Any rating",
  more: (count: number) => `${count} more`,
} as const;

/** "Show 24 products". */
export const showText = (count: string, one: boolean) => `Show ${count} product${one ? "" : "s"}`;

/** A bound that is chosen: "Price from 20.00$". */
export const boundText = (name: string, isMin: boolean, bound: string) =>
  `${name} ${isMin ? "from" : "up to"} ${bound}`;
