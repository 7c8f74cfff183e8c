/** The bounds of a subscriber's email, in characters: the maximum is that of mail servers (RFC 5321). */
export const newsletterEmailBounds = { min: 3, max: 254 } as const;

/**
 * The consent text of the newsletter. Each consent is stored with its version: change the version with the text, and
 * keep earlier texts in this file's history.
 */
export const newsletterConsent = {
  version: "2026-11-22",
  text: "We mail you a link first: you are subscribed once you follow it and confirm. Every newsletter has a link to unsubscribe.",
} as const;

/** The lifetime of a confirmation link, in hours; unconfirmed subscriptions are deleted afterwards. */
export const CONFIRM_HOURS = 48;

/** The shop mails at most one confirmation link per email address within this many hours. */
export const CONFIRM_RETRY_HOURS = 24;

/** How long an ended subscription is kept as proof of consent, in years. */
export const NEWSLETTER_PROOF_YEARS = 3;
