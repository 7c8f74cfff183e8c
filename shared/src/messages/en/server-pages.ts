/** Texts of the pages and files that the server writes itself: demo payment, forms without code, newsletter, error pages, feeds. */

const home = { href: "/", label: "Go back home" };

/** Error pages, by status. */
export const errorPages = {
  429: {
    title: "One moment, please",
    text: "Too many pages were opened from your network in a short time. Please wait a minute, then try again.",
  },
  503: {
    title: "Back in a moment",
    text: "The shop is very busy, or can't reach its database right now. Your orders are safe. Please try again soon.",
  },
  500: {
    title: "Something went wrong",
    text: "Something went wrong on our side. Please try again.",
  },
  other: {
    title: "This page can't be opened",
    text: "The address isn't valid. Please check it and try again.",
  },
  tryAgain: "Try again",
  support: (requestId: string) => `If you contact support, mention request ${requestId}`,
};

/** The demo's payment page. */
export const demoPayTexts = {
  demo: "Demo payment.",
  noMoney: "No card needed, and no money moves.",
  heading: (shop: string) => `Pay ${shop}`,
  title: (total: string) => `Pay ${total} (demo)`,
  approve: "Approve",
  decline: "Decline",
  stay: "Approve, but never come back",
  note: "A real shop leads to its payment provider here. The demo stands for one: it notifies the shop by a signed message what you chose, as a provider would.",
  unknown: {
    title: "We couldn't find this payment",
    text: "This address doesn't belong to a payment of the demo gateway.",
    link: home,
  },
  unknownDecision: {
    title: "Please choose a button",
    text: "What was sent is not one of the page's buttons. Nothing was paid.",
    link: { href: "", label: "Back to the payment" },
  },
  paidAndLeft: {
    title: "Paid. You can close this window",
    text: "This demo ends here: the payment is approved, and nothing leads back to the shop. Your order will be marked as paid automatically.",
    link: { href: "/dashboard", label: "Open the shop" },
  },
  complete: {
    title: "This payment is already made",
    text: "You won't be charged twice. The shop knows about it.",
  },
  expired: {
    title: "This payment page has closed",
    text: "Nothing was paid. Go back to the shop to start again.",
  },
  backToShop: "Back to the shop",
};

/** Answers to forms of pages without loaded code. */
export const formTexts = {
  unreadable: {
    title: "The form can't be read",
    text: "It is too long, or it was not sent by a page of this shop. Nothing was changed.",
    link: home,
  },
  login: {
    title: "Signing in needs JavaScript",
    text: "The login page's code has not loaded, or your browser does not run it. Your password was not stored. Go back, wait for the page to load or turn JavaScript on, and try again.",
    link: { href: "/login", label: "Back to Login" },
  },
  registration: {
    title: "Signing up needs JavaScript",
    text: "The registration page's code has not loaded, or your browser does not run it. No account was created, and your password was not stored. Go back, wait for the page to load or turn JavaScript on, and try again.",
    link: { href: "/registration", label: "Back to Registration" },
  },
  messageSent: {
    title: "Your message is on its way",
    text: "We'll reply to the email address that you entered.",
    link: home,
  },
  previewRefused: (why: string) => ({
    title: "There is no preview",
    text: why,
    link: { href: "/settings", label: "Back to Settings" },
  }),
  messageRefused: (why: string) => ({
    title: "Your message wasn't sent",
    text: `Go back: your text is still in the form. ${why}`,
    link: { href: "/contact", label: "Back to Contact" },
  }),
};

/** The newsletter's pages. */
export const newsletterTexts = {
  allProducts: "See all products",
  privacy: "Privacy",
  confirm: {
    ask: {
      title: "Subscribe to our newsletter?",
      text: "You can unsubscribe at any time with the link in every newsletter.",
      button: "Confirm subscription",
    },
    done: { title: "You're subscribed", text: "Thank you. You'll get our next newsletter." },
    failed: (hours: number) => ({
      title: "This link no longer works",
      text: `Confirmation links expire after ${hours} hours, or when you unsubscribe. Nothing was changed. You can enter your email again at the bottom of our pages.`,
    }),
  },
  unsubscribe: {
    ask: {
      title: "Unsubscribe from our newsletter?",
      text: "You won't get our newsletter anymore. You'll still get emails about your orders.",
      button: "Unsubscribe",
    },
    done: { title: "You're unsubscribed", text: "You won't get our newsletter anymore." },
    failed: () => ({
      title: "We couldn't find this subscription",
      text: "It was deleted, or part of the link is missing. You won't get a newsletter without a subscription.",
    }),
  },
  stopReminders: {
    ask: {
      title: "Stop emails about your cart?",
      text: "You won't get an email anymore when you leave something in your cart. You'll still get emails about your orders.",
      button: "Stop these emails",
    },
    done: {
      title: "You won't get these emails anymore",
      text: "Your cart stays as it is. You can turn the emails on again in your profile.",
    },
    failed: () => ({
      title: "This link doesn't work",
      text: "Part of it is missing, or the account was deleted. Without an account you don't get these emails.",
    }),
  },
  sent: {
    title: "Check your inbox",
    text: "We've emailed you a link, unless you're already subscribed. Follow it and confirm to subscribe. We send one link a day at most. If it doesn't arrive, check your spam folder.",
    link: home,
  },
  notStarted: {
    title: "Our newsletter hasn't started yet",
    text: "We didn't save your email address. Until then, you can read our blog.",
    link: { href: "/blog", label: "Read our blog" },
  },
  noEmail: {
    title: "That isn't a valid email address",
    text: "Nothing was saved. Please go back and check what you entered.",
    link: home,
  },
  tooOften: {
    title: "Please try again later",
    text: "Too many emails were entered from your network. Nothing was saved.",
    link: home,
  },
};

/** Feeds, and the manifest of the installed shop. */
export const feedDescription = (shop: string) => `Products of ${shop}`;
export const manifestDescription = "Tools and watches.";

/** Names of signed-in devices. */
export const deviceTexts = {
  on: (browser: string | undefined, system: string) => `${browser ?? "A browser"} on ${system}`,
  unknown: "An app or another browser",
};

/** The page of the link that pays orders which the shop has placed for a customer. */
export const paymentLinkTexts = {
  due: (number: string, total: string, shop: string) => ({
    title: `${total} for order ${number}`,
    text: `Your order at ${shop}. You pay on the page of our payment provider. You don't need an account.`,
  }),
  toPay: "To pay",
  payNow: "Pay now",
  logIn: "Log in",
  paid: (number: string, next: "codes" | "parcel" | null) => ({
    title: "Paid. Thank you!",
    text: `We have your payment for order ${number}${next === null ? "" : `, and email you ${next === "codes" ? "the code of each gift card" : "when it is on its way"}`}.`,
  }),
  cancelled: (number: string) => ({
    title: "Nothing to pay",
    text: `Order ${number} was cancelled. If you still want it, write to us.`,
  }),
  refunded: (number: string) => ({
    title: "Nothing to pay",
    text: `Order ${number} was cancelled or refunded, and your payment goes back to you. If you have a question, write to us.`,
  }),
  unpayable: (number: string) => ({
    title: "Nothing to pay here",
    text: `Order ${number} can't be paid online. If you have a question, write to us.`,
  }),
  ended: {
    title: "This link doesn't work",
    text: "It has ended, or a part of it is missing. Log in with your email to see your orders, or write to us.",
  },
  refused: "This order can't be paid right now",
  backToOrder: "Back to the order",
};
