/** Texts of the admin's orders: list, page, delivery, refunds and payment problems. */
import type { DisputePhase } from "../../payment-problems";
import { counted, doneTo, failed, toast } from "./common";

/** `/manageOrder`. */
export const manageOrdersTexts = {
  exportCsv: "Export CSV",
  exportDelivered: "Export delivered orders",
  title: "Manage Orders",
  noun: ["order", "orders"],
  sorts: {
    newest: "Newest",
    oldest: "Oldest",
    customer: "Customer",
    item: "Item",
    quantityDown: "Largest quantity",
    unpaid: "Not paid first",
  },
  columns: {
    order: "Order",
    userName: "User Name",
    itemName: "Item Name",
    quantity: "Quantity",
    total: "Total",
    status: "Status",
  },
  placed: "Placed",
  states: {
    open: "Open",
    sent: "Sent",
    delivered: "Delivered",
    sales: "Sales",
    cancelled: "Cancelled",
    refunded: "Refunded",
    problems: "Problems",
    all: "All",
  },
  search: "Number, customer, email or item",
  delivered: "delevered",
  empty: "No open orders. New orders appear here.",
  nameOf: (product: string, customer: string, number: string) => `${product}, ${customer} (${number})`,
  deletedAccount: "Deleted account",
  more: (order: string) => `More for ${order}`,
  cart: (number: string, customer: string, sum: string, delivery: string | null) =>
    `Order ${number} · ${customer} · ${sum} in total${delivery ? `, with ${delivery} for delivery` : ""}`,
  part: (number: string) => `Part ${number}`,
} as const;

/** `/manageOrder/:id`. */
export const manageOrderTexts = {
  loading: "the order",
  title: (number: string) => `Order ${number}`,
  untitled: "Order",
  placed: (moment: string) => `Placed ${moment}`,
  back: "All orders",
  notFound: "We couldn't find this order.",
  customer: "Customer",
  name: "Name",
  email: "Email",
  phone: "Phone",
  address: "Address",
  note: "Note",
  copy: (what: string) => `Copy ${what}`,
} as const;

/** The page where the customer pays. */
export const paymentLinkTexts = {
  copy: "Copy payment link",
  copyShort: "Copy link",
  copied: toast("Link copied"),
  notCopied: (link: string) => failed(link, "Copy this link yourself"),
} as const;

/** The products of a cart. */
export const ordersOfCartTexts = {
  title: "Ordered together",
  products: (count: number) => counted(count, "product"),
  select: (product: string) => `Select ${product}`,
} as const;

/** The packing slip. */
export const packingSlipTexts = {
  print: "Print packing slip",
  title: "Packing slip",
  picture: "Picture",
  item: "Item",
  quantity: "Quantity",
  paid: "Paid",
  unpaid: "Not paid",
  note: "Note",
} as const;

/** The reasons why an order isn't changed. */
export const orderRefusals = {
  SHIPPED: "Already sent.",
  DELIVERED: "Already delivered.",
  CANCELLED: "Already cancelled.",
  REFUNDED: "Already refunded.",
  notPaid: "Not paid.",
  refundInstead: "Paid: refund it instead.",
  disputed: "Disputed: the bank decides who gets the money.",
  problem: "A problem with its payment: refund it on its page.",
  giftCards: "Gift cards are sent by email.",
  tooLate: "Someone else has just changed it.",
} as const;

/** Marking an order as delivered. */
export const deliverOrderTexts = {
  question: (customer: string) => `Mark the order of ${customer} as delivered?`,
  consequence: (qty: number, product: string, paid: boolean, problem: string) =>
    `${problem}${qty} × ${product}${paid ? "" : ", not paid yet"}. It'll no longer be among the open orders, and the customer gets an email.`,
  tooLate: failed("Someone else has already handled this order. This page is up to date now.", "Too late"),
} as const;

/** Refunding one or several orders. */
export const refundTexts = {
  refund: "Refund",
  question: (number: string) => `Refund order ${number}?`,
  questionOfPart: (product: string, number: string) => `Refund ${product} of order ${number}?`,
  questionOfMany: (count: number, noun: OrderNoun) => `Refund ${counted(count, noun)}?`,
  consequence: (sum: string, customer: string) =>
    `${customer} gets a full refund of ${sum} and an email. You can't undo this.`,
  consequenceOfFree: (customer: string) =>
    `${customer} paid nothing, so there's nothing to refund. They get an email. You can't undo this.`,
  consequenceOfMany: (customers: number, sum: string, stay: number) =>
    `${customers === 1 ? `The customer gets ${sum} back, and an email.` : `The customers get ${sum} back in total, and an email each.`} ${othersStay(stay)}You can't undo this.`,
  restock: "Return the units to stock",
  restocked: (units: number) => `${units > 0 ? counted(units, "unit") : "They"} can be sold again.`,
  notRestocked: "The stock doesn't change.",
  confirm: (sum: string) => `Refund ${sum}`,
  dismiss: "Don't refund",
  refunded: toast("Order refunded"),
  tooLate: failed(
    "This order can't be refunded: it was already refunded, or it has no payment. This page is up to date now.",
    "Not refunded",
  ),
  done: doneTo("order", "refunded"),
} as const;

/** Refunding part of an order. */
export const refundPartTexts = {
  what: "What do you want to refund?",
  rest: "Everything that's left",
  left: (sum: string, units: number) => (units > 0 ? `${sum}, ${counted(units, "unit")}` : sum),
  units: "Some units",
  unitsHint: "Their share of the order's total, including delivery.",
  unitsField: "Units",
  amount: "An amount",
  amountHint: "For a scratch, for example. The stock doesn't change.",
  amountField: "Amount in $",
  consequence: (sum: string, customer: string) =>
    `${customer} gets the remaining ${sum} back, and an email. You can't undo this.`,
  partConsequence: (customer: string) =>
    `${customer} gets a partial refund and an email. You can't undo this.`,
  confirm: (sum: string | null) => (sum ? `Refund ${sum}` : "Refund"),
  refunded: toast("Partial refund made"),
  problem: (field: "qty" | "amount", message: string) =>
    `${field === "qty" ? "Units" : "The amount"} ${message}.`,
} as const;

/** Several orders, or products of one cart. */
type OrderNoun = "order" | "product";

const customers: Record<OrderNoun, string> = { order: "each customer", product: "the customer" };

/** Delivering several orders. */
export const deliverSelectedTexts = {
  question: (count: number, noun: OrderNoun) => `Mark ${counted(count, noun)} as delivered?`,
  consequence: (unpaid: number, stay: number, problems: string, noun: OrderNoun) =>
    `${problems}${unpaid > 0 ? `${unpaid} not paid yet. ` : ""}${othersStay(stay)}They'll no longer be among the open orders, and ${customers[noun]} gets an email.`,
  gone: "Already delivered, cancelled or refunded.",
  done: doneTo("order", "delivered"),
} as const;

/** Cancelling several unpaid orders. */
export const cancelSelectedTexts = {
  label: "Cancel",
  question: (count: number, noun: OrderNoun) => `Cancel ${counted(count, noun)}?`,
  consequence: (stay: number, noun: OrderNoun) =>
    `${othersStay(stay)}Their units go back into stock, and ${customers[noun]} gets an email.`,
  confirm: (count: number, noun: OrderNoun) => (count === 1 ? "Cancel order" : `Cancel ${noun}s`),
  dismiss: "Keep orders",
  done: doneTo("order", "cancelled"),
} as const;

/** "1 other won't change. ", or nothing. */
function othersStay(count: number): string {
  if (count === 0) return "";
  return `${count} ${count === 1 ? "other" : "others"} won't change. `;
}

/** Sending orders in one parcel. */
export const sendOrdersTexts = {
  send: "Send",
  title: (count: number, noun: OrderNoun) =>
    count === 1 ? "Send this order?" : `Send ${counted(count, noun)} in one parcel?`,
  text: (unpaid: number, problem: boolean) =>
    `${problem ? "There is a problem with its payment. " : ""}${unpaid > 0 ? `${unpaid} not paid yet. ` : ""}The customer gets one email.`,
  contents: "In this parcel",
  labels: {
    carrier: "Carrier",
    trackingNumber: "Tracking number",
    trackingUrl: "Tracking link",
    ids: "These orders",
  },
  linkHint: "Filled in for carriers we know.",
  noLink: "The link must begin with http:// or https://.",
  link: "The email links to",
  correct: "Correct tracking",
  correctTitle: "Correct tracking?",
  correctText: "This applies to the whole parcel. The customer gets an email if the tracking number changes.",
  save: "Save",
  corrected: toast("Tracking corrected"),
  sent: (count: number, noun: OrderNoun) =>
    toast(count === 1 ? "Order sent" : `${counted(count, noun)} sent`),
} as const;

/** The tabs of Manage Orders. */
export const orderTabsTexts = {
  label: "Orders by state",
  toSend: "To send",
  unpaid: "Unpaid",
  sent: "Sent",
  delivered: "Delivered",
  all: "All",
} as const;

const dispute: Readonly<Record<DisputePhase, (amount: string) => string>> = {
  INQUIRY: (amount) => `The customer's bank is asking about ${amount}`,
  DISPUTE: (amount) => `The customer's bank disputes ${amount}`,
  WON: (amount) => `The dispute about ${amount} was won`,
  LOST: (amount) => `The dispute about ${amount} was lost`,
  CLOSED: (amount) => `The dispute about ${amount} was closed`,
};

const todo: Readonly<Record<DisputePhase, string>> = {
  INQUIRY:
    "No money was taken. Respond in the payment provider's dashboard, or refund the order to settle it.",
  DISPUTE:
    "Respond in the payment provider's dashboard. Don't send the order, and don't pay the money back: the customer could get it twice.",
  WON: "The money stays with the shop.",
  LOST: "The bank gave the money to the customer. Mark the order as refunded, unless only a part was disputed. No money is sent.",
  CLOSED: "It ended without a decision.",
};

/** Problems with an order's payment, for admins. */
export const paymentProblemTexts = {
  title: "Payment problems",
  badges: {
    refundFailed: "Refund failed",
    disputed: "Disputed",
    inquiry: "Bank inquiry",
    lost: "Dispute lost",
  },
  refundFailed: (amount: string) => `The refund of ${amount} failed`,
  whyRefundFailed: (reason: string, moment: string) => `Why: ${reason}. ${moment}.`,
  payOtherwise:
    "The money was returned to the shop. Ask the customer how they'd like to receive it, pay it back another way, then record that with Refund.",
  waitForBank:
    "The customer's bank disputes the payment. Don't pay it back another way before the bank has decided: the customer could get it twice.",
  dispute,
  reason: (reason: string, moment: string) => `Why: ${reason}. Opened ${moment}.`,
  todo,
  underReview: "The bank has your response. There's nothing to do until it decides.",
  respondBy: (moment: string) => `Respond by ${moment}.`,
  /** Warnings in the dialog that marks an order as delivered. */
  deliver: {
    refundFailed: "Its refund failed, and the customer is waiting for the money. ",
    disputed: "Its payment is disputed. ",
    ofMany: (count: number) => `${count} with a payment problem. `,
  },
} as const;

/** Refunding an order after a payment problem. */
export const refundProblemTexts = {
  how: "How to refund it",
  paidBack: "I paid it back another way",
  paidBackHint: "Nothing is sent through the payment provider.",
  again: "Send it through the payment provider again",
  againHint: "It can fail for the same reason.",
  consequence: (sum: string, customer: string) => `You owe ${customer} ${sum}.`,
  lost: (sum: string, customer: string) =>
    `The bank gave ${customer} the money. The order will be marked as refunded with ${sum}, and no money is sent. You can't undo this.`,
  confirmPaidBack: "Mark as paid back",
  confirmAgain: (sum: string) => `Refund ${sum} again`,
  noted: toast("Recorded. The order hasn't changed."),
  confirmLost: "Mark as refunded",
  markRefunded: "Mark as refunded",
} as const;

/** `/orders/new`: an order that the shop places for a customer. */
export const newOrderTexts = {
  loading: "the form",
  about: "For a customer on the phone. They get an email with a link that pays the order, without a login.",
  customer: "Customer",
  email: "Email",
  emailHint: "A new email gets an account that opens once the customer signs in with it.",
  products: "Products",
  none: "Find products below, and add them.",
  draft: "a draft, not for sale",
  quantity: (product: string) => `Quantity of ${product}`,
  remove: "Remove",
  noProducts: "Add at least one product.",
  delivery: "Delivery and code",
  code: "Discount code",
  noteHint:
    "The customer sees it too. Write what only colleagues should read below Internal notes, on the order's page.",
  place: "Place order",
  placed: (email: string) => toast("Order placed", `We emailed the payment link to ${email}.`),
  placedPaid: (email: string) => toast("Order placed", `Nothing is left to pay. We emailed ${email}.`),
  totalChanged: (total: string) => `The total is now ${total}. Press Place order again if that's OK.`,
  refused: (product: string, reason: string) => `${product}: ${reason}`,
  most: (units: number) => (units === 0 ? "sold out" : `only ${units} can be ordered`),
  reasons: {
    NOT_SOLD: "not for sale",
    DUPLICATE_ORDER: "the customer already has an unpaid order of it",
    LIMIT_EXCEEDED: "more units than one customer can order",
  },
  placedBefore: "This order was placed already. You'll find it under Orders.",
  notPlaced: "The order wasn't placed. Please try again; it will not be placed twice.",
} as const;
