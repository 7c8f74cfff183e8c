/** The payment provider's (Stripe's) codes of payment problems in words. */

/** The reasons for disputes. */
export const disputeReasons: Readonly<Record<string, string>> = {
  bank_cannot_process: "die Bank konnte die Zahlung nicht verarbeiten",
  credit_not_processed: "eine zugesagte Erstattung kam nicht an",
  customer_initiated: "der Kunde hat das Geld bei seiner Bank zurückgefordert",
  debit_not_authorized: "der Kunde hat die Lastschrift nicht genehmigt",
  duplicate: "doppelt abgebucht",
  fraudulent: "der Karteninhaber gibt an, dass er dies nicht bezahlt hat",
  general: "kein Grund genannt",
  incorrect_account_details: "falsche Kontodaten",
  insufficient_funds: "das Konto war nicht gedeckt",
  product_not_received: "das Produkt kam nicht an",
  product_unacceptable: "das Produkt war beschädigt oder nicht wie beschrieben",
  subscription_canceled: "ein gekündigtes Abonnement wurde abgebucht",
  unrecognized: "der Karteninhaber erkennt die Zahlung nicht",
};

/** The reasons why refunds failed. */
export const refundFailures: Readonly<Record<string, string>> = {
  canceled: "die Erstattung wurde abgebrochen",
  charge_disputed: "die Zahlung ist angefochten, und die Bank entscheidet über das Geld",
  charge_for_pending_refund_disputed: "die Zahlung wurde während der Erstattung angefochten",
  declined: "die Bank hat sie abgelehnt",
  expired_or_canceled_card: "die Karte ist abgelaufen oder gekündigt",
  insufficient_funds: "das Guthaben des Shops beim Zahlungsdienst reichte nicht aus",
  lost_or_stolen_card: "die Karte wurde verloren oder gestohlen",
  merchant_request: "der Shop hat darum gebeten",
  unknown: "kein Grund genannt",
};
