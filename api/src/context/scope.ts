import { enumType } from "../enum-type";

/** The permissions of API keys and of staff (ADR-0006). */
export const Scope = enumType(
  "Scope",
  "A permission of an API key or of staff. A field without a scope in its `@auth` is closed to API keys.",
  {
    READ_PRODUCTS: "Reads the admins' fields of products: drafts, versions, units in orders.",
    WRITE_PRODUCTS:
      "Adds, changes and deletes products, categories, brands and attributes. Changing drafts and reading changes also need READ_PRODUCTS.",
    READ_ORDERS: "Reads every order and cart.",
    WRITE_ORDERS:
      "Delivers, cancels and refunds orders, and writes notes about them. Doesn't read fields that identify customers.",
    READ_CUSTOMERS: "Reads every user: email, name, role.",
    READ_REVIEWS: "Reads reviews, including hidden and pending ones.",
    WRITE_WEBHOOKS: "Creates, reads, tests and deletes webhooks, and repeats deliveries.",
    READ_SETTINGS: "Reads the delivery methods, tax rates and discount codes.",
    WRITE_SETTINGS: "Changes the shop's settings, delivery methods, tax rates and discount codes.",
    WRITE_REVIEWS: "Hides and shows reviews.",
    WRITE_CUSTOMERS: "Blocks and unblocks customers, and writes notes about them.",
  },
);
export type Scope = keyof typeof Scope;
