/** What the footer's form answers; loaded when it is sent. */
export const newsletterAnswers = {
  sent: "Check your inbox for a link to confirm, unless you're already subscribed. We send one link a day at most.",
  noEmail: "That isn't a valid email address. Nothing was saved.",
  notStarted: "Our newsletter hasn't started yet, so we didn't save your email address.",
  readBlog: "Read our blog",
} as const;
