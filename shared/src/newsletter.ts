/** The bounds of an email for the newsletter, in characters: the longest that mail servers take (RFC 5321). */
export const newsletterEmailBounds = { min: 3, max: 254 } as const;

/**
 * What somebody agrees to who subscribes. The version is stored with the consent: change it with the words, and keep the former
 * words in the history of this file.
 */
export const newsletterConsent = {
  version: "2026-11-22",
  text: "We mail you a link first: you are subscribed once you follow it and confirm. Every newsletter has a link to unsubscribe.",
} as const;

/** How long a link to confirm works, in hours; what isn't confirmed by then is deleted. */
export const CONFIRM_HOURS = 48;

/** An email is sent one link within this many hours, however often it is entered. */
export const CONFIRM_RETRY_HOURS = 24;

/** How long an ended subscription is stored as proof of what was agreed to, in years. */
export const NEWSLETTER_PROOF_YEARS = 3;
