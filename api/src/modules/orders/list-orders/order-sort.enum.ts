import { registerEnumType } from "type-graphql";

/** The sorts of an admin's list of orders. Keys equal values, because TypeGraphQL publishes the keys. */
export enum OrderSort {
  NEWEST = "NEWEST",
  OLDEST = "OLDEST",
  CUSTOMER = "CUSTOMER",
  PRODUCT = "PRODUCT",
  QTY_DESC = "QTY_DESC",
  UNPAID_FIRST = "UNPAID_FIRST",
}

registerEnumType(OrderSort, {
  name: "OrderSort",
  description: "In which order orders are listed.",
  valuesConfig: {
    NEWEST: { description: "The newest first." },
    OLDEST: { description: "Those first that have waited longest." },
    CUSTOMER: { description: "By the customer's name, A to Z; the oldest order of each first." },
    PRODUCT: { description: "By the product's name, A to Z; the oldest order of each first." },
    QTY_DESC: { description: "The most units first; of as many the newest." },
    UNPAID_FIRST: { description: "Those not paid for first, then the others; the newest of each first." },
  },
});
