import { registerEnumType } from "type-graphql";

/** The sorts of the list of products. Keys equal values, because TypeGraphQL publishes the keys. */
export enum ProductSort {
  NEWEST = "NEWEST",
  NAME = "NAME",
  NAME_DESC = "NAME_DESC",
  PRICE_ASC = "PRICE_ASC",
  PRICE_DESC = "PRICE_DESC",
  RATING = "RATING",
  STOCK_ASC = "STOCK_ASC",
  STOCK_DESC = "STOCK_DESC",
}

registerEnumType(ProductSort, {
  name: "ProductSort",
  description: "How to sort products.",
  valuesConfig: {
    NEWEST: { description: "Newest first." },
    NAME: { description: "By name, A to Z." },
    NAME_DESC: { description: "By name, Z to A." },
    PRICE_ASC: { description: "Lowest price first." },
    PRICE_DESC: { description: "Highest price first." },
    RATING: { description: "Best rated first." },
    STOCK_ASC: { description: "Lowest stock first." },
    STOCK_DESC: { description: "Highest stock first." },
  },
});
