/**
 * The version of the consent texts of stock alerts (`consent` in each language's `products.ts`), which is stored with each
 * consent: change it with the texts, and keep earlier texts in the history of their files.
 */
export const stockAlertConsent = { version: "2026-11-26" } as const;

/** How long a stock alert waits, in days; afterwards it is deleted. */
export const STOCK_ALERT_DAYS = 180;

/** The maximum number of stock alerts per email; one more replaces the oldest. */
export const MAX_STOCK_ALERTS = 50;
