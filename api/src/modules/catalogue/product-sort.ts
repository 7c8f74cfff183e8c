import { registerEnumType } from "type-graphql";

/** In which order products are listed. Keys equal values, for TypeGraphQL publishes the keys. */
export enum ProductSort {
  NEWEST = "NEWEST",
  NAME = "NAME",
  PRICE_ASC = "PRICE_ASC",
  PRICE_DESC = "PRICE_DESC",
  RATING = "RATING",
}

registerEnumType(ProductSort, {
  name: "ProductSort",
  description: "In which order products are listed.",
  valuesConfig: {
    NEWEST: { description: "The newest first." },
    NAME: { description: "By name, A to Z." },
    PRICE_ASC: { description: "The cheapest first." },
    PRICE_DESC: { description: "The dearest first." },
    RATING: { description: "The best rated first." },
  },
});
