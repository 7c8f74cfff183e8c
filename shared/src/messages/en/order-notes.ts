/** Notes in an order's history, stored in the language that the shop has at that time. */
import type { DisputePhase } from "../../payment-problems";
import type { ReturnStatus } from "../../return-transitions";

const respond = (respondBy: string | null) =>
  respondBy ? ` Answer in the payment provider's dashboard by ${respondBy}.` : "";

export const orderNotes = {
  trackingIs: (tracking: string | null) => `The tracking is now: ${tracking ?? "none"}.`,
  notPaid: (time: string) => `Not paid within ${time}.`,
  hours: (hours: number) => (hours === 1 ? "1 hour" : `${hours} hours`),
  minutes: (minutes: number) => `${minutes} minutes`,
  seconds: (seconds: number) => `${seconds} seconds`,
  accountDeleted: "The customer deleted their account.",
  pricedAgain: (now: string, before: string) =>
    `Priced again: ${now} instead of ${before}, because its cart isn't paid as it was ordered.`,
  wentBack: (amount: string, units: number) =>
    `${amount} went back${units > 0 ? ` for ${units} ${units === 1 ? "unit" : "units"}` : ""}.`,
  paidTooLate: "A payment arrived when the order no longer waited for one. The money goes back.",
  paidTooLittle:
    "A payment arrived when the order had another price, because the rest of its cart had changed. The money goes back.",
  refundFailed: (decidedByBank: boolean) =>
    `The refund failed: the money didn't arrive.${decidedByBank ? "" : " The shop pays it back in another way."}`,
  unclearRefundFailed: (amount: string) =>
    `A refund of ${amount} failed at the payment provider. Which order it belongs to isn't known.`,
  paidBack: "The customer got the money back by other means than through the payment provider.",
  notPaidOnline: "No online payment is on record: no money was sent.",
  refundAgain: "The refund is sent through the payment provider once more.",
  nothingToPay: "Nothing to pay",
  paidByGiftCard: "Paid by gift card",
  cardsMailed: (units: number) =>
    units === 1 ? "The gift card was emailed." : "The gift cards were emailed.",
  refundedAtProvider: "Given back through the payment provider.",
  refundedTooMuch: (amount: string) =>
    `The payment provider gave ${amount} more back than was left of the payment.`,
  tookForDispute: (amount: string) => `The payment provider took ${amount} from the shop for the dispute.`,
  returnedOfDispute: (amount: string) =>
    `The payment provider returned ${amount} of the dispute to the shop.`,
};

/** The notes about a return, by its new state. */
export const returnNotes: Record<ReturnStatus, (number: string) => string> = {
  REQUESTED: (number) => `Return ${number} was requested.`,
  ACCEPTED: (number) => `Return ${number} was accepted.`,
  DECLINED: (number) => `Return ${number} was declined.`,
  RECEIVED: (number) => `The units of return ${number} are back.`,
  REFUNDED: (number) => `The units of return ${number} are back and refunded.`,
  CANCELLED: (number) => `Return ${number} was cancelled.`,
};

/** The notes about a dispute. */
export const disputeNotes: Record<
  DisputePhase,
  (amount: string, reason: string, respondBy: string | null) => string
> = {
  INQUIRY: (amount, reason, respondBy) =>
    `The customer's bank asks about ${amount} of the payment: ${reason}.${respond(respondBy)}`,
  DISPUTE: (amount, reason, respondBy) =>
    `The customer's bank disputes ${amount} of the payment: ${reason}.${respond(respondBy)}`,
  WON: (amount) => `The dispute about ${amount} was won: the money stays with the shop.`,
  LOST: (amount) => `The dispute about ${amount} was lost: the bank gave the money to the customer.`,
  CLOSED: (amount) => `The dispute about ${amount} was closed without a decision.`,
};
