import { failed, toast } from "./alerts";

/** Where a customer has no orders. */
export const noOrdersTexts = {
  none: "No orders yet. They'll appear here after your first purchase.",
  find: "Browse products",
} as const;

/** Cancelling an unpaid order, in My Orders and Manage Orders. */
export const cancelOrderTexts = {
  cancel: "Cancel",
  question: (customer: string) => `Cancel the order of ${customer}?`,
  consequence: (qty: number, product: string) =>
    `${qty} × ${product}, not paid yet. The units go back into stock.`,
  ownQuestion: "Cancel this order?",
  confirm: "Cancel order",
  dismiss: "Keep order",
} as const;

const whole = (count: number) => count.toLocaleString("en-US");

/** Alerts about limits on orders and about cancelled orders. */
export const orderAlerts = {
  cancelled: toast("Order cancelled"),
  notCancelled: failed(
    "This order has already been paid, delivered or cancelled. This page is up to date now.",
    "Too late",
  ),
  tooManyUnits: (limit: number) =>
    failed(`An order can have up to ${whole(limit)} units`, "Please order fewer"),
  tooManyUnpaidUnits: (limit: number) =>
    failed(
      `Your unpaid orders can have up to ${whole(limit)} units in total. Please pay for one or cancel one first.`,
      "Please order fewer",
    ),
} as const;
