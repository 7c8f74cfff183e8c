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
  REFUND_ORDER = "REFUND_ORDER",
  RETRY_JOB = "RETRY_JOB",
  DELETE_USER = "DELETE_USER",
  UNBLOCK_USER = "UNBLOCK_USER",
  MAKE_ADMIN = "MAKE_ADMIN",
  REVOKE_ADMIN = "REVOKE_ADMIN",
  HIDE_REVIEW = "HIDE_REVIEW",
  SHOW_REVIEW = "SHOW_REVIEW",
}

registerEnumType(AuditAction, {
  name: "AuditAction",
  description: "An admin's action.",
  valuesConfig: {
    ADD_PRODUCT: { description: "Added a product." },
    EDIT_PRODUCT: { description: "Edited a product's description or price." },
    RESTOCK_PRODUCT: { description: "Changed the stock of a product." },
    DELETE_PRODUCT: { description: "Deleted a product." },
    IMPORT_PRODUCTS: { description: "Imported products from a file." },
    DELIVER_ORDER: { description: "Marked an order delivered." },
    CANCEL_ORDER: { description: "Cancelled an unpaid order." },
    REFUND_ORDER: { description: "Refunded a paid order." },
    RETRY_JOB: { description: "Tried a failed job again." },
    DELETE_USER: { description: "Blocked a user." },
    UNBLOCK_USER: { description: "Unblocked a user." },
    MAKE_ADMIN: { description: "Made a user an admin, or granted the role in advance." },
    REVOKE_ADMIN: {
      description:
        "Someone lost the admin role: by the command line, or because their email moved to another account.",
    },
    HIDE_REVIEW: { description: "Hid a review." },
    SHOW_REVIEW: { description: "Showed a hidden review again." },
  },
});

/** The action as a string, as services name it. */
export type AuditedAction = `${AuditAction}`;
