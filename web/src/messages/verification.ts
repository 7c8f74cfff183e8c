/** Texts about e-mails that must be verified. */
export const verificationTexts = {
  verifyFirst:
    "Please verify your e-mail first: follow the link in the mail that we sent you, then try again. What you typed is still here.",
  sendAgain: "Send the mail again",
  sent: "A new link is on its way. Look for it among the spam, too.",
  /** Asked before a user without a verified e-mail becomes an admin. */
  unverifiedAdmin: (email: string) =>
    `The e-mail ${email} is not verified: whoever registered with it may not be its owner.`,
  adminRefused: (email: string) =>
    `${email} must verify the e-mail before becoming an admin. Nothing was changed.`,
} as const;
