/** What the footer's form answers; loaded when it is sent. */
export const newsletterAnswers = {
  sent: "Look into your inbox: we mail you a link to confirm, unless you are subscribed already. We send one a day at most.",
  noEmail: "That is no email address. Nothing was saved.",
  notStarted: "Our newsletter hasn't started yet, so we didn't save your email address.",
  readBlog: "Read our blog",
} as const;
