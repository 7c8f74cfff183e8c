import { registerEnumType } from "type-graphql";

/** The recorded actions of admins. Keys equal values, because TypeGraphQL publishes the keys. */
export enum AuditAction {
  ADD_PRODUCT = "ADD_PRODUCT",
  EDIT_PRODUCT = "EDIT_PRODUCT",
  RESTOCK_PRODUCT = "RESTOCK_PRODUCT",
  DELETE_PRODUCT = "DELETE_PRODUCT",
  IMPORT_PRODUCTS = "IMPORT_PRODUCTS",
  CHANGE_PRODUCTS = "CHANGE_PRODUCTS",
  UNDO_PRODUCT_CHANGES = "UNDO_PRODUCT_CHANGES",
  ADD_CATEGORY = "ADD_CATEGORY",
  EDIT_CATEGORY = "EDIT_CATEGORY",
  MOVE_CATEGORY = "MOVE_CATEGORY",
  DELETE_CATEGORY = "DELETE_CATEGORY",
  ADD_BRAND = "ADD_BRAND",
  EDIT_BRAND = "EDIT_BRAND",
  DELETE_BRAND = "DELETE_BRAND",
  ADD_ATTRIBUTE = "ADD_ATTRIBUTE",
  EDIT_ATTRIBUTE = "EDIT_ATTRIBUTE",
  MOVE_ATTRIBUTE = "MOVE_ATTRIBUTE",
  DELETE_ATTRIBUTE = "DELETE_ATTRIBUTE",
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
    CHANGE_PRODUCTS: { description: "Changed category, brand or price of several products." },
    UNDO_PRODUCT_CHANGES: { description: "Undid such a change." },
    ADD_CATEGORY: { description: "Added a category." },
    EDIT_CATEGORY: { description: "Renamed a category, or changed its attributes." },
    MOVE_CATEGORY: { description: "Moved a category." },
    DELETE_CATEGORY: { description: "Deleted a category." },
    ADD_BRAND: { description: "Added a brand." },
    EDIT_BRAND: { description: "Renamed a brand." },
    DELETE_BRAND: { description: "Deleted a brand." },
    ADD_ATTRIBUTE: { description: "Added an attribute." },
    EDIT_ATTRIBUTE: { description: "Changed an attribute's name or unit." },
    MOVE_ATTRIBUTE: { description: "Moved an attribute." },
    DELETE_ATTRIBUTE: { description: "Deleted an attribute." },
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
