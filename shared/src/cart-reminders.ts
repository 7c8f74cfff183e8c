/**
 * The version of the consent texts of cart reminders (`cartReminderTexts` in each language's `account.ts`), which is stored
 * with each consent: change it with the texts, and keep earlier texts in the history of their files.
 */
export const cartReminderConsent = { version: "2026-11-29" } as const;

/** How long a cart is unchanged before its reminder, in hours. */
export const CART_LEFT_HOURS = 24;

/** A cart gets no reminder later than this many hours after its last change, such as after an outage of the mail server. */
export const CART_FORGOTTEN_HOURS = 72;

/** The minimum time between two reminders for one customer, in days. */
export const CART_REMINDER_PAUSE_DAYS = 30;

/** An order within this many days after a reminder counts as its result. */
export const CART_REMINDER_RESULT_DAYS = 7;

/** How long an ended consent is kept as proof, in years. */
export const CART_REMINDER_PROOF_YEARS = 3;
