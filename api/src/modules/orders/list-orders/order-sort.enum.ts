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
  description: "How to sort orders.",
  valuesConfig: {
    NEWEST: { description: "Newest first." },
    OLDEST: { description: "Oldest first." },
    CUSTOMER: { description: "By the customer's name, A to Z; the oldest order of each first." },
    PRODUCT: { description: "By the product's name, A to Z; the oldest order of each first." },
    QTY_DESC: { description: "Highest quantity first, then newest." },
    UNPAID_FIRST: { description: "Unpaid first, then paid; newest first within each." },
  },
});
