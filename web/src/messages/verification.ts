/** Texts about email addresses that must be verified. */
export const verificationTexts = {
  verifyFirst:
    "Please verify your email first: follow the link in the email we sent you, then try again. What you typed is still here.",
  sendAgain: "Send the email again",
  linkSent: (email: string) =>
    `We've sent a link to ${email}. Once you follow it, this page updates automatically.`,
  again: "Send again",
  sent: "A new link is on its way. Check your spam folder too.",
  /** The question before a user without a verified email becomes an admin. */
  unverifiedAdmin: (email: string) => `${email} is not verified: someone else may have registered with it.`,
  adminRefused: (email: string) =>
    `${email} must be verified before its user can become an admin. Nothing was changed.`,
} as const;
