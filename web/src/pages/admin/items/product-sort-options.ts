import type { ProductSort } from "../../../graphql/schema.generated";
import type { SortOption } from "../../../ui/table/search-and-sort";

/** How Manage Items can be sorted; by default the newest come first, or the best matches of a search. */
export const productSortOptions: readonly SortOption<ProductSort>[] = [
  { sort: "NAME", slug: "name", label: "Name, A to Z" },
  { sort: "NAME_DESC", slug: "name-down", label: "Name, Z to A" },
  { sort: "STOCK_ASC", slug: "stock-up", label: "Lowest stock" },
  { sort: "STOCK_DESC", slug: "stock-down", label: "Highest stock" },
  { sort: "PRICE_ASC", slug: "price-up", label: "Price, lowest first" },
  { sort: "PRICE_DESC", slug: "price-down", label: "Price, highest first" },
  { sort: "RATING", slug: "rating", label: "Best rated" },
];
