import { formatPrice } from "./format";

/**
 * A state of a payment problem that admins are mailed about immediately: a bank's question, a dispute, and its result.
 */
export type DisputePhase = "INQUIRY" | "DISPUTE" | "WON" | "LOST" | "CLOSED";

const ENDED = ["WON", "LOST", "CLOSED"] as const;

interface DisputeState {
  status: (typeof ENDED)[number] | "NEEDS_RESPONSE" | "UNDER_REVIEW";
  inquiry: boolean;
}

/** The phase of a dispute. */
export function disputePhaseOf({ status, inquiry }: DisputeState): DisputePhase {
  return ENDED.find((ended) => ended === status) ?? (inquiry ? "INQUIRY" : "DISPUTE");
}

/** The payment provider's (Stripe's) codes in words; unlisted codes are shown without underscores. */
const disputeReasons: Readonly<Record<string, string>> = {
  bank_cannot_process: "the bank could not process the payment",
  credit_not_processed: "a promised refund did not arrive",
  customer_initiated: "the customer asked their bank for the money",
  debit_not_authorized: "the customer did not authorize the debit",
  duplicate: "charged twice",
  fraudulent: "the cardholder says that they did not pay this",
  general: "no reason given",
  incorrect_account_details: "wrong account details",
  insufficient_funds: "the account had too little money",
  product_not_received: "the product did not arrive",
  product_unacceptable: "the product was broken or not as described",
  subscription_canceled: "a cancelled subscription was charged",
  unrecognized: "the cardholder does not recognize the payment",
};

const refundFailures: Readonly<Record<string, string>> = {
  canceled: "the refund was cancelled",
  charge_disputed: "the payment is disputed, and the bank decides about the money",
  charge_for_pending_refund_disputed: "the payment was disputed while the refund was pending",
  declined: "the bank declined it",
  expired_or_canceled_card: "the card has expired or was cancelled",
  insufficient_funds: "the shop's balance at the payment provider was too low",
  lost_or_stolen_card: "the card was lost or stolen",
  merchant_request: "the shop asked for it",
  unknown: "no reason given",
};

const wordsOf = (codes: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(codes, code) ? (codes[code] as string) : code.replaceAll("_", " ");

/** The reason for a dispute, in words: "the product did not arrive". */
export const disputeReason = (code: string): string => wordsOf(disputeReasons, code);

/** The reason for a failed refund, in words: "the card was lost or stolen". */
export const refundFailureReason = (code: string): string => wordsOf(refundFailures, code);

/** Whether a refund failed because the bank decides about the money: another refund could pay it back twice. */
export const isDecidedByBank = (code: string): boolean =>
  code === "charge_disputed" || code === "charge_for_pending_refund_disputed";

/** Formats a disputed amount: dollars as "12.50$", another currency with its code as "12.50 EUR". */
export const formatDisputed = (amount: number, currency: string): string =>
  currency === "usd" ? formatPrice(amount) : `${amount.toFixed(2)} ${currency.toUpperCase()}`;
