import { failed, toast } from "./alerts";

/** Where a customer has no orders. */
export const noOrdersTexts = {
  none: "You have not ordered anything yet.",
  find: "Find something you like",
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
  cancelled: toast("The order is cancelled"),
  notCancelled: failed(
    "This order has been paid, delivered or cancelled. What you see is up to date now.",
    "Too late",
  ),
  tooManyUnits: (limit: number) =>
    failed(`One order may have at most ${whole(limit)} units`, "Please order fewer"),
  tooManyUnpaidUnits: (limit: number) =>
    failed(
      `Your unpaid orders may have at most ${whole(limit)} units in all. Pay for one or cancel one first.`,
      "Please order fewer",
    ),
} as const;
