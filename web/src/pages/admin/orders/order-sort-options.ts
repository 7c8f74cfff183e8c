import type { OrderSort } from "../../../graphql/schema.generated";
import type { SortOption } from "../../../ui/table/search-and-sort";

/** How Manage Orders can be sorted; by default the newest come first. */
export const orderSortOptions: readonly SortOption<OrderSort>[] = [
  { sort: "OLDEST", slug: "oldest", label: "Oldest" },
  { sort: "CUSTOMER", slug: "customer", label: "Customer" },
  { sort: "PRODUCT", slug: "item", label: "Item" },
  { sort: "QTY_DESC", slug: "quantity-down", label: "Largest quantity" },
  { sort: "UNPAID_FIRST", slug: "unpaid", label: "Not paid first" },
];
