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
  description: "A permission of an API key. A field without a scope in its `@auth` is closed to API keys.",
  valuesConfig: {
    READ_PRODUCTS: {
      description: "Reads the admins' fields of products: drafts, versions, units in orders.",
    },
    WRITE_PRODUCTS: {
      description:
        "Adds, changes and deletes products, categories, brands and attributes. Changing drafts and reading changes also need READ_PRODUCTS.",
    },
    READ_ORDERS: { description: "Reads every order and cart." },
    WRITE_ORDERS: {
      description: "Delivers, cancels and refunds orders. Doesn't read fields that identify customers.",
    },
    READ_CUSTOMERS: { description: "Reads every user: email, name, role." },
    READ_REVIEWS: { description: "Reads reviews, including hidden and pending ones." },
    WRITE_WEBHOOKS: { description: "Creates, reads, tests and deletes webhooks, and repeats deliveries." },
  },
});
