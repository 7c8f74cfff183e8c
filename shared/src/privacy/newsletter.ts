import type { StoredTable } from "./stored-table";

/** What is stored of the newsletter. */
export const newsletterTables: readonly StoredTable[] = [
  {
    name: "newsletter_subscriptions",
    title: "Newsletter",
    about: "That somebody agreed to get the newsletter.",
    download: "newsletter",
    personal: [
      {
        columns: ["email", "wording", "created_at", "confirmed_at", "unsubscribed_at"],
        whose: "visitors",
        what: "Your email, which words you agreed to, and when you entered it, confirmed it and unsubscribed.",
        why: "To send you the newsletter, and to show that you agreed to it.",
        basis: "consent",
        kept: "If you don't confirm, 48 hours. Otherwise until you unsubscribe, and three years longer as proof.",
        onDeletion: "deleted",
        afterDeletion:
          "Deleted, if it is the email of the account and verified. Otherwise unsubscribe by the link in each mail.",
        downloaded: true,
      },
      {
        columns: ["unsubscribe_token"],
        whose: "visitors",
        what: "The random part of your links to unsubscribe.",
        why: "So that you can unsubscribe without signing in.",
        basis: "consent",
        kept: "As long as the subscription.",
        onDeletion: "deleted",
        afterDeletion: "Deleted with the subscription.",
        downloaded: false,
      },
    ],
    other: ["id"],
  },
];
