import type { OrderSort, ProductSort, UserSort } from "../../graphql/schema.generated";
import type { SortOption } from "../../ui/table/list-params";

/** The orders of Manage Items; its own is the newest, or the best match of a search, first. */
export const productSorts: readonly SortOption<ProductSort>[] = [
  { sort: "NAME", inUrl: "name", label: "Name, A to Z" },
  { sort: "NAME_DESC", inUrl: "name-down", label: "Name, Z to A" },
  { sort: "STOCK_ASC", inUrl: "stock-up", label: "Least in stock" },
  { sort: "STOCK_DESC", inUrl: "stock-down", label: "Most in stock" },
  { sort: "PRICE_ASC", inUrl: "price-up", label: "Price, lowest first" },
  { sort: "PRICE_DESC", inUrl: "price-down", label: "Price, highest first" },
  { sort: "RATING", inUrl: "rating", label: "Best rated" },
];

/** The orders of Manage Orders; its own is the newest first. */
export const orderSorts: readonly SortOption<OrderSort>[] = [
  { sort: "OLDEST", inUrl: "oldest", label: "Oldest" },
  { sort: "CUSTOMER", inUrl: "customer", label: "Customer" },
  { sort: "PRODUCT", inUrl: "item", label: "Item" },
  { sort: "QTY_DESC", inUrl: "quantity-down", label: "Largest quantity" },
  { sort: "UNPAID_FIRST", inUrl: "unpaid", label: "Not paid first" },
];

/** The orders of All Users; its own is the newest first. */
export const userSorts: readonly SortOption<UserSort>[] = [
  { sort: "OLDEST", inUrl: "oldest", label: "Oldest" },
  { sort: "EMAIL", inUrl: "email", label: "E-mail" },
  { sort: "ROLE", inUrl: "role", label: "Admins first" },
];
