/** Texts of the emails about forgotten carts: their consent, the email itself, and their counts. */

/** The cart that a customer left a day ago. */
export const cartReminderMail = {
  subject: (shop: string) => `Your cart at ${shop}`,
  preview: "You left something in your cart.",
  reason: (shop: string) =>
    `You're receiving this email because you turned on emails about your cart in your profile at ${shop}.`,
  title: "You left something in your cart",
  text: "It’s still there, at today’s prices. We don’t hold products for you, so they may sell out. On another device, log in to see it.",
  button: "Go to your cart",
  further: "Further products",
  stopHeading: "Don’t want these emails?",
  atMost: (days: number) => `You get at most one in ${days} days. You can `,
  stop: "stop these emails",
  end: " at any time.",
};

/** The section of `/profile` with the consent. A change of `about` or `label` needs another `cartReminderConsent.version`. */
export const cartReminderTexts = {
  title: "Emails about your cart",
  about:
    "If you leave products in your cart, we email you once, a day later. You get at most one of these emails in 30 days, and each has a link to stop them. We count whether you follow its link and order.",
  label: "Email me when I leave something in my cart",
  off: "Off. You don't get these emails.",
  since: (moment: string) => `On since ${moment}.`,
  loading: "your choice about emails",
  notChanged: "Your choice wasn't saved.",
} as const;

/** The card of the dashboard. */
export const cartReminderCountTexts = {
  title: "Forgotten carts",
  note: (days: number) => `Emails to customers who agreed to them, last ${days} days`,
  sent: "Emails sent",
  cameBack: "Came back to the cart",
  ordered: "Ordered within 7 days",
} as const;
