/** The payment provider's (Stripe's) codes of payment problems in words. */

/** The reasons for disputes. */
export const disputeReasons: Readonly<Record<string, string>> = {
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

/** The reasons why refunds failed. */
export const refundFailures: Readonly<Record<string, string>> = {
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
