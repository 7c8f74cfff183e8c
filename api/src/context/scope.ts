import { registerEnumType } from "type-graphql";

/** The permissions of an API key (ADR-0006). Keys equal values, because TypeGraphQL publishes the keys. */
export enum Scope {
  READ_PRODUCTS = "READ_PRODUCTS",
  WRITE_PRODUCTS = "WRITE_PRODUCTS",
  READ_ORDERS = "READ_ORDERS",
  WRITE_ORDERS = "WRITE_ORDERS",
  READ_CUSTOMERS = "READ_CUSTOMERS",
  READ_REVIEWS = "READ_REVIEWS",
  WRITE_WEBHOOKS = "WRITE_WEBHOOKS",
}

registerEnumType(Scope, {
  name: "Scope",
  description: "What an API key allows. A field without a scope in its `@auth` is closed to API keys.",
  valuesConfig: {
    READ_PRODUCTS: { description: "Reads what admins see of products: drafts, versions, units in orders." },
    WRITE_PRODUCTS: {
      description:
        "Adds, changes and deletes products, categories, brands and attributes. Changing drafts and seeing what has changed need READ_PRODUCTS too.",
    },
    READ_ORDERS: { description: "Reads every order and cart." },
    WRITE_ORDERS: {
      description: "Delivers, cancels and refunds orders. Reads nothing that says who ordered.",
    },
    READ_CUSTOMERS: { description: "Reads every user: email, name, role." },
    READ_REVIEWS: { description: "Reads hidden and pending reviews too." },
    WRITE_WEBHOOKS: { description: "Creates, reads, tests and deletes webhooks, and sends events again." },
  },
});
