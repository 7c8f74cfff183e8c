/**
 * The consent text of stock alerts. Each consent is stored with its version: change the version with the text, and keep
 * earlier texts in this file's history.
 */
export const stockAlertConsent = {
  version: "2026-11-26",
  text: "We’ll email you once when this product is back, then delete your request. It also ends by itself after 180 days.",
} as const;

/** How long a stock alert waits, in days; afterwards it is deleted. */
export const STOCK_ALERT_DAYS = 180;

/** The maximum number of stock alerts per email; one more replaces the oldest. */
export const MAX_STOCK_ALERTS = 50;
