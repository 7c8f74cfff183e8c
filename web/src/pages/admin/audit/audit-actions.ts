import type { AuditAction } from "../../../graphql/schema.generated";

/** The label of an action in the filter, and the sentence about an entry: `*` is its target. */
type ActionTexts = readonly [label: string, sentence: string];

const actions: Record<AuditAction, ActionTexts> = {
  ADD_PRODUCT: ["Added an item", "Added *"],
  EDIT_PRODUCT: ["Edited an item", "Edited *"],
  RESTOCK_PRODUCT: ["Restocked an item", "Changed the stock of *"],
  DELETE_PRODUCT: ["Deleted an item", "Deleted *"],
  IMPORT_PRODUCTS: ["Imported items", "Imported *"],
  CHANGE_PRODUCTS: ["Changed several items", "Changed *"],
  UNDO_PRODUCT_CHANGES: ["Undid an item change", "Undid a change of *"],
  ADD_CATEGORY: ["Added a category", "Added the category *"],
  EDIT_CATEGORY: ["Edited a category", "Edited the category *"],
  MOVE_CATEGORY: ["Moved a category", "Moved the category *"],
  DELETE_CATEGORY: ["Deleted a category", "Deleted the category *"],
  ADD_BRAND: ["Added a brand", "Added the brand *"],
  EDIT_BRAND: ["Renamed a brand", "Renamed the brand *"],
  DELETE_BRAND: ["Deleted a brand", "Deleted the brand *"],
  ADD_ATTRIBUTE: ["Added an attribute", "Added the attribute *"],
  EDIT_ATTRIBUTE: ["Edited an attribute", "Edited the attribute *"],
  MOVE_ATTRIBUTE: ["Moved an attribute", "Moved the attribute *"],
  DELETE_ATTRIBUTE: ["Deleted an attribute", "Deleted the attribute *"],
  SHIP_ORDER: ["Sent an order", "Sent an order of *"],
  EDIT_SHIPMENT: ["Corrected an order's tracking", "Corrected the tracking of an order of *"],
  DELIVER_ORDER: ["Delivered an order", "Delivered an order of *"],
  CANCEL_ORDER: ["Cancelled an order", "Cancelled an order of *"],
  REFUND_ORDER: ["Refunded an order", "Refunded an order of *"],
  EDIT_SHOP_SETTINGS: ["Changed the shop's settings", "Changed the shop's settings"],
  ADD_SHIPPING_METHOD: ["Added a delivery method", "Added the delivery method *"],
  EDIT_SHIPPING_METHOD: ["Changed a delivery method", "Changed the delivery method *"],
  DELETE_SHIPPING_METHOD: ["Removed a delivery method", "Removed the delivery method *"],
  ADD_TAX_RATE: ["Added a tax rate", "Added the tax rate *"],
  EDIT_TAX_RATE: ["Changed a tax rate", "Changed the tax rate *"],
  DELETE_TAX_RATE: ["Removed a tax rate", "Removed the tax rate *"],
  ADD_DISCOUNT: ["Added a discount code", "Added the discount code *"],
  EDIT_DISCOUNT: ["Changed a discount code", "Changed the discount code *"],
  END_DISCOUNT: ["Ended a discount code", "Ended the discount code *"],
  RETRY_JOB: ["Retried a failed job", "Retried the job *"],
  CREATE_API_KEY: ["Created an API key", "Created the API key *"],
  REVOKE_API_KEY: ["Revoked an API key", "Revoked the API key *"],
  ADD_WEBHOOK: ["Added a webhook", "Added the webhook *"],
  DELETE_WEBHOOK: ["Deleted a webhook", "Deleted the webhook *"],
  ENABLE_WEBHOOK: ["Switched a webhook on", "Switched on the webhook *"],
  DISABLE_WEBHOOK: ["Switched a webhook off", "Switched off the webhook *"],
  ROTATE_WEBHOOK_SECRET: ["Renewed a webhook's secret", "Renewed the secret of the webhook *"],
  END_WEBHOOK_SECRET: ["Ended a webhook's former secret", "Ended the former secret of the webhook *"],
  REPLAY_WEBHOOK: ["Sent past events again", "Sent past events again to the webhook *"],
  DELETE_USER: ["Blocked a user", "Blocked *"],
  UNBLOCK_USER: ["Unblocked a user", "Unblocked *"],
  MAKE_ADMIN: ["Made an admin", "Made * an admin"],
  REVOKE_ADMIN: ["Removed an admin's role", "Removed the admin role of *"],
  HIDE_REVIEW: ["Hid a review", "Hid a review by *"],
  SHOW_REVIEW: ["Showed a review again", "Showed a review by * again"],
  EXPORT_ORDERS: ["Exported orders", "Exported *"],
  EXPORT_SUBSCRIBERS: ["Exported newsletter subscribers", "Exported *"],
};

/** Every recorded action, with its slug in the URL and its label. */
export const auditActions = (Object.keys(actions) as AuditAction[]).map((action) => ({
  action,
  slug: action.toLowerCase().replaceAll("_", "-"),
  label: actions[action][0],
}));

/** The parts of an entry's sentence. */
interface RecordedEntry {
  action: AuditAction;
  target: string;
  detail: string | null;
}

/** An entry as a sentence without its subject: `Deleted Saw`, `Raised 50 prices by 5 %`. */
export function describeEntry({ action, target, detail }: RecordedEntry): string {
  const change = action === "CHANGE_PRODUCTS" && describeChange(target, detail ?? "");
  return change || actions[action][1].replace("*", () => target);
}

/**
 * The sentence of a bulk change with a single kind of change, from the start of its detail; null for several
 * kinds.
 */
function describeChange(target: string, detail: string): string | null {
  const [change = ""] = detail.split(": ", 1);
  const many = /^\d+ (?=products$)/.exec(target)?.[0];
  const [, sign, by] = /^price ([+−])([\d.]+(?: %)?)$/.exec(change) ?? [];
  if (by) {
    const prices = many ? `${many}prices` : `the price of ${target}`;
    return `${sign === "+" ? "Raised" : "Lowered"} ${prices} by ${by.endsWith("%") ? by : `${by}$`}`;
  }
  const [, off] = /^sale −([\d.]+) %(?: until .*)?$/.exec(change) ?? [];
  if (off) return `Put ${target} on sale at ${off} % off`;
  if (change === "sale ended") return `Ended the sale of ${target}`;
  if (change === "published") return `Published ${target}`;
  return change === "made drafts" ? `Unpublished ${target}` : null;
}
