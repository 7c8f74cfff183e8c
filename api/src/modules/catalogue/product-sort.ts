import { registerEnumType } from "type-graphql";

/** In which order products are listed. Keys equal values, for TypeGraphQL publishes the keys. */
export enum ProductSort {
  NEWEST = "NEWEST",
  NAME = "NAME",
  PRICE_ASC = "PRICE_ASC",
  PRICE_DESC = "PRICE_DESC",
  RATING = "RATING",
}

registerEnumType(ProductSort, { name: "ProductSort", description: "In which order products are listed." });
