import { failed } from "./alerts";

/** `/jobs`. */
export const jobsTexts = {
  title: "Jobs",
  lead: "Mails, refunds and the like that failed. Most are tried again by themselves.",
  columns: {
    task: "Task",
    about: "About",
    error: "Error",
    failedAt: "Last failure",
    attempts: "Attempts",
    nextTry: "Next try",
    actions: "Actions",
  },
  /** What a job does, by the name of its task. */
  tasks: {
    "mail-orders-placed": "Mail: order placed",
    "mail-payment-received": "Mail: receipt",
    "mail-order-shipped": "Mail: order sent",
    "mail-order-delivered": "Mail: order delivered",
    "mail-order-cancelled": "Mail: order cancelled",
    "mail-order-refunded": "Mail: order refunded",
    "mail-order-part-refunded": "Mail: part refunded",
    "mail-payment-returned": "Mail: payment returned",
    "mail-stock-run-out": "Mail: out of stock",
    "send-refund": "Send a refund",
    "close-payments-of-order": "Close payment pages",
    "expire-orders": "Cancel unpaid orders",
    "reconcile-payments": "Look for missed payments",
  } as Readonly<Record<string, string>>,
  now: "Now",
  givenUp: "Given up",
  tryAgain: "Try again",
  tooLate: failed("This job is running, or is done already.", "Too late"),
  empty: "Nothing has failed.",
  placeholder: "Task, order or error",
  sort: "Latest failure",
} as const;
