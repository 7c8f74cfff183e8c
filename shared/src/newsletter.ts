/** The bounds of a subscriber's email, in characters: the maximum is that of mail servers (RFC 5321). */
export const newsletterEmailBounds = { min: 3, max: 254 } as const;

/**
 * The version of the newsletter's consent texts (`consent` in each language's `layout.ts`), which is stored with each consent:
 * change it with the texts, and keep earlier texts in the history of their files.
 */
export const CONSENT_VERSION = "2026-11-22";

/** The lifetime of a confirmation link, in hours; unconfirmed subscriptions are deleted afterwards. */
export const CONFIRM_HOURS = 48;

/** The shop mails at most one confirmation link per email address within this many hours. */
export const CONFIRM_RETRY_HOURS = 24;

/** How long an ended subscription is kept as proof of consent, in years. */
export const NEWSLETTER_PROOF_YEARS = 3;
