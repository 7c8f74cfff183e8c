/** Texts of `/privacy`. Links are written [text](path), strong words **so**. */

/** The page itself. */
export const privacyTexts = {
  title: "Privacy",
  lead: (shop: string) => `What ${shop} stores about you, why, and for how long.`,
  description: (shop: string) =>
    `What ${shop} stores about visitors and customers, what for, for how long, and how to get or delete it.`,
  titles: {
    short: "In short",
    operator: "Who is responsible",
    visitors: "If you visit the shop",
    customers: "If you have an account",
    admins: "If you work for the shop",
    browser: "In your browser",
    others: "Who else gets your data",
    rights: "What you can do",
  },
  facts: {
    why: "Why",
    basis: "Why we may store it",
    retention: "How long",
    deletion: "When the account is deleted",
  },
  reasons: {
    contract: "we need it for your account and your orders (contract)",
    consent: "you agreed to it, and can withdraw your consent (consent)",
    "legal duty": "the law requires it (legal duty)",
    "legitimate interest": "we need it to run the shop safely (legitimate interest)",
  },
  because: (reasons: readonly string[]) => `Because ${reasons.join(", and because ")}.`,
  stores: {
    "local storage": "local storage",
    "session storage": "session storage",
    IndexedDB: "IndexedDB",
    "service worker": "service worker",
    cookie: "cookie",
  },
  short: [
    "We store only what we need for accounts, orders, payments and reviews. We don't track you.",
    "There are no ads, no trackers and no analytics services. No cookie identifies you.",
    "We never sell your data, and share only what's needed for signing in and paying.",
    "You can download all of it, and delete it.",
  ],
  paying: {
    stripe:
      "You pay on a page of Stripe. Stripe gets your email, what you buy and the amount from us, and your card from you. We never see the card. Stripe tells us whether the payment was made.",
    demo: "You pay on the shop's own demo page, which doesn't ask for a card. Nobody else gets any data.",
    off: "You can't pay in the shop, so no payment provider gets any data.",
  },
  others: (paying: string) => [
    "**Firebase Authentication by Google** checks who signs in. It stores your email, your name, your password in a form that can't be read back, when you registered and last signed in, and your network address. It sends the emails to verify your address or reset your password. Its code is loaded on the pages for signing in, and wherever you are signed in.",
    "**Google**, if you choose to sign in with a Google account: its window shows which shop asks, and gives us your name, email and picture.",
    `**The payment provider.** ${paying}`,
    "**The mail server** that sends our emails gets your address and what they say. Our emails contain no tracking pixels and no tracked links, with one exception: if you turned on emails about your cart, we count once whether you followed the link in the last one. Emails that are waiting to be sent are stored with your order number, not your name; admins see those that failed until they are sent. What you write on the contact page is stored only until it is sent to our mailbox. When you delete your account, the emails we sent stay in your inbox, and the admins' emails about your orders in theirs.",
    "**Picture servers.** If a product's picture is stored on another website, its server sees your network address when you view it.",
    "**The shop's log** records what failed and for which request. It contains no password, no token, and nothing you typed. What the operator's own servers in front of the shop write down, usually network addresses and pages for some days, is up to the operator.",
  ],
  profile:
    "On [your profile](/profile) you can download everything that is stored about you, and delete your account. Each entry above says what is deleted then, and what stays in the shop's books.",
  rights: [
    "You can ask what is stored about you, and have mistakes corrected.",
    "You can object to data that we store to run the shop safely.",
    "You can withdraw your consent at any time: unsubscribe from the newsletter, and stop emails about your cart, with the link in each email.",
    "You can complain to your country's data protection authority.",
  ],
};

const UNTIL_SIGN_OUT = "Until you sign out.";

/** The entries that the shop's pages store in the browser. */
export const browserEntryTexts = {
  proof: {
    what: "The proof that you are signed in, which your browser sends with each of your requests.",
    retention: UNTIL_SIGN_OUT,
  },
  account: {
    what: "Your account's number, name, email and role, and until when the proof is valid.",
    retention: UNTIL_SIGN_OUT,
  },
  proofOfTab: { what: "The same proof, where local storage is full or blocked.", retention: UNTIL_SIGN_OUT },
  accountOfTab: {
    what: "The same details of your account, where local storage is full or blocked.",
    retention: UNTIL_SIGN_OUT,
  },
  firebase: {
    what: "Your sign-in at Firebase, from which the proof is renewed. Browsers without IndexedDB store it in local storage, under a key that begins with firebase:authUser.",
    retention: UNTIL_SIGN_OUT,
  },
  firebaseDays: {
    what: "On which days Firebase's library ran, and in which version.",
    retention: "Until you delete the shop's data in your browser.",
  },
  firebaseCheck: {
    what: "Nothing: Firebase's library looks whether the browser can store anything.",
    retention: "Deleted at once.",
  },
  cart: {
    what: "The products in your cart, for each account of this device and for visitors.",
    retention: "Until you order or remove them, or sign out.",
  },
  code: {
    what: "The discount code that you typed.",
    retention: "Until you order with it, remove it, or sign out.",
  },
  seen: { what: "The products that you looked at last.", retention: UNTIL_SIGN_OUT },
  compare: { what: "The products that you compare.", retention: "Until you remove them, or sign out." },
  searches: { what: "Your last eight searches.", retention: "Until you clear them in the search field." },
  scroll: {
    what: "How far you have scrolled on the last pages, for the Back button.",
    retention: "Until you close the tab.",
  },
  reviewsSeen: {
    what: "For admins: when they last looked at the reviews, with the account's number.",
    retention: "Until you delete the shop's data in your browser.",
  },
  graphiql: {
    what: "For programmers: the queries and the settings of the page /graphiql.",
    retention: "Until you delete the shop's data in your browser.",
  },
  offline: {
    what: "The page that you see without a network, and the code that shows it.",
    retention: "Until you delete the shop's data in your browser.",
  },
  position: {
    what: "In shops with several databases: which changes you must see already. It says nothing of you.",
    retention: "15 minutes.",
  },
};
