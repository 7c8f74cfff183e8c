import { enumType } from "../../../enum-type";

/** The sorts of the list of products. */
export const ProductSort = enumType("ProductSort", "How to sort products.", {
  NEWEST: "Newest first.",
  NAME: "By name, A to Z.",
  NAME_DESC: "By name, Z to A.",
  PRICE_ASC: "Lowest price first.",
  PRICE_DESC: "Highest price first.",
  RATING: "Best rated first.",
  STOCK_ASC: "Lowest stock first.",
  STOCK_DESC: "Highest stock first.",
});
export type ProductSort = keyof typeof ProductSort;
