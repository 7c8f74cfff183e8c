/** Texts of returns: units of delivered orders that a customer sends back. */
import type { ReturnStatus } from "../../return-transitions";
import { counted, failed, toast } from "./common";

/** The states of a return. */
export const returnStatusTexts: Readonly<Record<ReturnStatus, string>> = {
  REQUESTED: "Requested",
  ACCEPTED: "Accepted",
  DECLINED: "Declined",
  RECEIVED: "Received",
  REFUNDED: "Refunded",
  CANCELLED: "Cancelled",
};

/** A return, wherever it is shown. */
export const returnTexts = {
  title: (number: string) => `Return ${number}`,
  requested: (day: string) => `requested ${day}`,
  reason: "Reason",
  photos: "Photos",
  photo: (number: number, count: number) => `Open photo ${number} of ${count} in a new tab`,
  sendTo: "How to send it back",
  whyDeclined: "Why it was declined",
  products: "Products",
  refund: "Refund",
  refunded: (sum: string, at: string) => `${sum} on ${at}`,
  refundedWithOrder: "Units of this return were refunded with their order.",
  toGiftCard: (sum: string) => `Of this, ${sum} went back to the gift card.`,
} as const;

/** A customer's returns. */
export const myReturnsTexts = {
  tab: "Returns",
  heading: "Returns",
  loading: "your returns",
  none: "No returns yet. You can return products on the page of a delivered order.",
  request: "Return products",
  dialogTitle: "Return products",
  until: (moment: string) => `You can ask for a return until ${moment}. We answer by email.`,
  quantity: "Units to return",
  ofUnits: (most: number) => `1 to ${most}`,
  reason: "Reason",
  reasonHint: "What is wrong, or why it doesn't suit you.",
  photos: "Photos (optional)",
  tooManyPhotos: (max: number) => `A return has at most ${max} photos.`,
  choose: "Choose a product.",
  send: "Send request",
  notSent: "Your request wasn't sent.",
  sent: (number: string) => toast("Request sent", `We'll answer your return ${number} by email.`),
  cancel: "Cancel return",
  cancelQuestion: (number: string) => `Cancel return ${number}?`,
  cancelText: "You keep the products.",
  confirmCancel: "Cancel return",
  keep: "Keep return",
  cancelled: toast("Return cancelled", "You keep the products."),
  tooLate: failed("This return has changed in the meantime."),
} as const;

/** `/returns` and `/returns/{id}`. */
export const manageReturnsTexts = {
  title: "Returns",
  noun: ["return", "returns"],
  columns: { number: "Return", customer: "Customer", products: "Products", status: "Status" },
  refundedWithOrder: "Refunded with the order",
  search: "Number, customer, email or product",
  newest: "Newest",
  empty: "No returns yet. Requests of your customers appear here.",
  back: "Returns",
  loading: "the return",
  untitled: "Return",
  notFound: "This return doesn't exist.",
  customer: "Customer",
  history: "History",
  line: (units: number, product: string) => `${units} × ${product}`,
  accept: "Accept",
  acceptDialog: {
    title: (number: string) => `Accept return ${number}?`,
    text: "The customer gets your answer by email.",
    answer: "Where to send the products, or the link to a label",
    lastAnswer: "Filled in from your last accepted return. Change what doesn't fit, such as a link.",
    submit: "Accept return",
  },
  decline: "Decline",
  declineDialog: {
    title: (number: string) => `Decline return ${number}?`,
    text: "The customer gets your reason by email.",
    answer: "Reason",
    submit: "Decline return",
  },
  receive: "Mark as received",
  receiveTitle: (number: string) => `Are the products of return ${number} back?`,
  receiveText: (sum: string) => `The products cost ${sum}. The customer gets an email.`,
  refund: "Refund",
  refundTitle: (number: string) => `Refund return ${number}?`,
  refundNow: "Refund now",
  refundHint: "Without it you can refund them later.",
  amount: "Amount",
  amountHint: (sum: string) => `Empty: all of ${sum}. Less for products that are damaged or worn.`,
  restock: "Put back in stock",
  restockHint: (units: number) => `${counted(units, "unit")} can be sold again.`,
  receiveSubmit: "Mark as received",
  refundSubmit: "Refund",
  saved: toast("Saved", "The customer gets an email."),
  notSaved: "The return wasn't changed.",
} as const;
