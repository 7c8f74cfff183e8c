import type { DisputePhase } from "@shop/shared/payment-problems";
import { toast } from "./alerts";

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
  LOST: "The bank gave the money to the customer. Mark the order as refunded, unless only a part was disputed. This sends no money.",
  CLOSED: "It ended without a decision.",
};

/** What is wrong with the payment of an order, for admins. */
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
    "The shop has the money again. Ask the customer how they'd like to get it, pay it back another way, then record that with Refund.",
  waitForBank:
    "The customer's bank disputes the payment. Don't pay it back another way before the bank has decided: the customer could get it twice.",
  dispute,
  reason: (reason: string, moment: string) => `Why: ${reason}. Opened ${moment}.`,
  todo,
  underReview: "The bank has your response. There's nothing to do until it decides.",
  respondBy: (moment: string) => `Respond by ${moment}.`,
  /** Before an order is marked as delivered. */
  deliver: {
    refundFailed: "Its refund failed, and the customer is waiting for the money. ",
    disputed: "Its payment is disputed. ",
    ofMany: (count: number) => `${count} with a payment problem. `,
  },
} as const;

/** Refunding an order whose payment has a problem. */
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
