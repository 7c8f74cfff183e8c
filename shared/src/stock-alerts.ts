/**
 * What somebody agrees to who asks to be mailed when a product is back. The version is stored with the consent: change it with the words,
 * and keep the former words in the history of this file.
 */
export const stockAlertConsent = {
  version: "2026-11-26",
  text: "We’ll email you once when this product is back, then delete your request. It also ends by itself after 180 days.",
} as const;

/** How long somebody waits for a product at most, in days; after that their request is deleted. */
export const STOCK_ALERT_DAYS = 180;

/** The maximum number of products that one email waits for; a further one takes the place of the oldest. */
export const MAX_STOCK_ALERTS = 50;
