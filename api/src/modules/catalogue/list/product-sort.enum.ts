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
  description: "In which order products are listed.",
  valuesConfig: {
    NEWEST: { description: "The newest first." },
    NAME: { description: "By name, A to Z." },
    NAME_DESC: { description: "By name, Z to A." },
    PRICE_ASC: { description: "The cheapest first." },
    PRICE_DESC: { description: "The dearest first." },
    RATING: { description: "The best rated first." },
    STOCK_ASC: { description: "The fewest in stock first." },
    STOCK_DESC: { description: "The most in stock first." },
  },
});
