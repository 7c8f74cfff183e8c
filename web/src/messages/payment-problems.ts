import type { DisputePhase } from "@shop/shared/payment-problems";
import { toast } from "./alerts";

const dispute: Readonly<Record<DisputePhase, (amount: string) => string>> = {
  INQUIRY: (amount) => `The customer's bank asks about ${amount}`,
  DISPUTE: (amount) => `The customer's bank disputes ${amount}`,
  WON: (amount) => `The dispute about ${amount} was won`,
  LOST: (amount) => `The dispute about ${amount} was lost`,
  CLOSED: (amount) => `The dispute about ${amount} was closed`,
};

const todo: Readonly<Record<DisputePhase, string>> = {
  INQUIRY:
    "No money was taken. Answer in the payment provider's dashboard, or refund the order, which settles it.",
  DISPUTE:
    "Answer in the payment provider's dashboard. Don't send the order, and don't pay the money back: the bank would give it a second time.",
  WON: "The money stays with the shop.",
  LOST: "The bank gave the money to the customer. Mark the order as refunded, unless only a part was disputed; nothing is sent then.",
  CLOSED: "It ended without a decision.",
};

/** What is wrong with the payment of an order, for admins. */
export const paymentProblemTexts = {
  title: "Payment problems",
  badges: {
    refundFailed: "Refund failed",
    disputed: "Disputed",
    inquiry: "Bank asks",
    lost: "Dispute lost",
  },
  refundFailed: (amount: string) => `The refund of ${amount} failed`,
  whyRefundFailed: (reason: string, moment: string) => `Why: ${reason}. ${moment}.`,
  payOtherwise:
    "The money is with the shop again. Ask the customer how they want it, pay it back in another way, and say so with Refund.",
  waitForBank:
    "The customer's bank disputes the payment and decides about the money. Don't pay it back in another way before that: the customer could get it twice.",
  dispute,
  reason: (reason: string, moment: string) => `Why: ${reason}. Opened ${moment}.`,
  todo,
  underReview: "The shop's answer is with the bank, which decides. There is nothing to do until then.",
  respondBy: (moment: string) => `Answer by ${moment}.`,
  /** Before an order is marked as delivered. */
  deliver: {
    refundFailed: "Its refund failed: the customer waits for the money. ",
    disputed: "Its payment is disputed. ",
    ofMany: (count: number) => `${count} with a payment problem. `,
  },
} as const;

/** Refunding an order whose payment has a problem. */
export const refundProblemTexts = {
  how: "How it goes back",
  paidBack: "I paid it back in another way",
  paidBackHint: "Nothing is sent through the payment provider.",
  again: "Send it through the payment provider again",
  againHint: "It can fail for the same reason.",
  consequence: (sum: string, customer: string) => `The shop owes ${customer} ${sum}.`,
  lost: (sum: string, customer: string) =>
    `The bank gave ${customer} the money. The order counts as refunded with ${sum}, and nothing is sent. You can't undo this.`,
  confirmPaidBack: "Mark as paid back",
  confirmAgain: (sum: string) => `Refund ${sum} again`,
  noted: toast("It is noted. The order stays as it is."),
  confirmLost: "Mark as refunded",
  markRefunded: "Mark as refunded",
} as const;
