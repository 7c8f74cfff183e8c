import type { ListFilter } from "../../../ui/table/list-params";
import type { AuditAction } from "../../../graphql/schema.generated";

/** The label of each action. */
export const actionLabels: Record<AuditAction, string> = {
  ADD_PRODUCT: "Added an item",
  EDIT_PRODUCT: "Edited an item",
  RESTOCK_PRODUCT: "Restocked an item",
  DELETE_PRODUCT: "Deleted an item",
  IMPORT_PRODUCTS: "Imported items",
  CHANGE_PRODUCTS: "Changed several items",
  UNDO_PRODUCT_CHANGES: "Undid a change of items",
  ADD_CATEGORY: "Added a category",
  EDIT_CATEGORY: "Edited a category",
  MOVE_CATEGORY: "Moved a category",
  DELETE_CATEGORY: "Deleted a category",
  ADD_BRAND: "Added a brand",
  EDIT_BRAND: "Renamed a brand",
  DELETE_BRAND: "Deleted a brand",
  ADD_ATTRIBUTE: "Added an attribute",
  EDIT_ATTRIBUTE: "Edited an attribute",
  MOVE_ATTRIBUTE: "Moved an attribute",
  DELETE_ATTRIBUTE: "Deleted an attribute",
  DELIVER_ORDER: "Delivered an order",
  CANCEL_ORDER: "Cancelled an order",
  REFUND_ORDER: "Refunded an order",
  RETRY_JOB: "Tried a failed job again",
  CREATE_API_KEY: "Created an API key",
  REVOKE_API_KEY: "Revoked an API key",
  ADD_WEBHOOK: "Added a webhook",
  DELETE_WEBHOOK: "Deleted a webhook",
  ENABLE_WEBHOOK: "Switched a webhook on",
  DISABLE_WEBHOOK: "Switched a webhook off",
  ROTATE_WEBHOOK_SECRET: "Renewed a webhook's secret",
  DELETE_USER: "Blocked a user",
  UNBLOCK_USER: "Unblocked a user",
  MAKE_ADMIN: "Made an admin",
  REVOKE_ADMIN: "Removed an admin's role",
  HIDE_REVIEW: "Hid a review",
  SHOW_REVIEW: "Showed a review again",
};

const actions = Object.keys(actionLabels) as AuditAction[];
const slugOf = (action: AuditAction) => action.toLowerCase().replaceAll("_", "-");

/** A filter for each action. */
export const auditFilters: readonly ListFilter[] = actions.map((action) => ({
  slug: slugOf(action),
  label: actionLabels[action],
}));

/** The action of a filter's slug; null shows all. */
export function actionOf(part: string | null): AuditAction | null {
  return actions.find((action) => slugOf(action) === part) ?? null;
}
