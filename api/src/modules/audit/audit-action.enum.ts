import { registerEnumType } from "type-graphql";

/** The recorded actions of admins. Keys equal values, because TypeGraphQL publishes the keys. */
export enum AuditAction {
  ADD_PRODUCT = "ADD_PRODUCT",
  EDIT_PRODUCT = "EDIT_PRODUCT",
  RESTOCK_PRODUCT = "RESTOCK_PRODUCT",
  DELETE_PRODUCT = "DELETE_PRODUCT",
  IMPORT_PRODUCTS = "IMPORT_PRODUCTS",
  DELIVER_ORDER = "DELIVER_ORDER",
  CANCEL_ORDER = "CANCEL_ORDER",
  DELETE_USER = "DELETE_USER",
  UNBLOCK_USER = "UNBLOCK_USER",
  MAKE_ADMIN = "MAKE_ADMIN",
  REVOKE_ADMIN = "REVOKE_ADMIN",
  HIDE_REVIEW = "HIDE_REVIEW",
  SHOW_REVIEW = "SHOW_REVIEW",
}

registerEnumType(AuditAction, {
  name: "AuditAction",
  description: "What an admin did.",
  valuesConfig: {
    ADD_PRODUCT: { description: "Put a product up for sale." },
    EDIT_PRODUCT: { description: "Changed how a product is described, or its price." },
    RESTOCK_PRODUCT: { description: "Added units to the stock of a product, or took some out." },
    DELETE_PRODUCT: { description: "Took a product out of the shop." },
    IMPORT_PRODUCTS: { description: "Put up many products at once, from a file." },
    DELIVER_ORDER: { description: "Marked an order delivered." },
    CANCEL_ORDER: { description: "Cancelled an unpaid order." },
    DELETE_USER: { description: "Blocked a user." },
    UNBLOCK_USER: { description: "Let a blocked user in again." },
    MAKE_ADMIN: { description: "Gave somebody the admin's role, or the promise of it." },
    REVOKE_ADMIN: {
      description:
        "The admin's role was taken from somebody: from the command line, or because their e-mail passed to another account.",
    },
    HIDE_REVIEW: { description: "Took a review out of the shop's pages." },
    SHOW_REVIEW: { description: "Put a hidden review back." },
  },
});

/** The action as a string, as services name it. */
export type AuditedAction = `${AuditAction}`;
