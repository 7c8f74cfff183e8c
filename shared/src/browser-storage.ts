/** A browser's storage. Only the cookie is sent with requests; the other stores stay on the device. */
export type BrowserStore = "local storage" | "session storage" | "IndexedDB" | "service worker" | "cookie";

/** An entry that the shop's pages store in the browser. */
export interface BrowserEntry {
  /** The entry's key; `…` stands for a variable part. */
  key: string;
  store: BrowserStore;
  what: string;
  retention: string;
}

const UNTIL_SIGN_OUT = "Until you sign out.";

/** Everything that the shop's pages store in a browser; `web/e2e/quality/stored-in-browser.spec.ts` looks for more. */
export const browserEntries: readonly BrowserEntry[] = [
  {
    key: "accesToken",
    store: "local storage",
    what: "The proof that you are signed in, which your browser sends with each of your requests.",
    retention: UNTIL_SIGN_OUT,
  },
  {
    key: "shopSession",
    store: "local storage",
    what: "Your account's number, name, email and role, and until when the proof is valid.",
    retention: UNTIL_SIGN_OUT,
  },
  {
    key: "accesToken",
    store: "session storage",
    what: "The same proof, where local storage is full or blocked.",
    retention: UNTIL_SIGN_OUT,
  },
  {
    key: "shopSession",
    store: "session storage",
    what: "The same details of your account, where local storage is full or blocked.",
    retention: UNTIL_SIGN_OUT,
  },
  {
    key: "firebaseLocalStorageDb",
    store: "IndexedDB",
    what: "Your sign-in at Firebase, from which the proof is renewed. Browsers without IndexedDB store it in local storage, under a key that begins with firebase:authUser.",
    retention: UNTIL_SIGN_OUT,
  },
  {
    key: "firebase-heartbeat-database",
    store: "IndexedDB",
    what: "On which days Firebase's library ran, and in which version.",
    retention: "Until you delete the shop's data in your browser.",
  },
  {
    key: "validate-browser-context-for-indexeddb-analytics-module",
    store: "IndexedDB",
    what: "Nothing: Firebase's library looks whether the browser can store anything.",
    retention: "Deleted at once.",
  },
  {
    key: "shop.cart.…",
    store: "local storage",
    what: "The products in your cart, for each account of this device and for visitors.",
    retention: "Until you order or remove them, or sign out.",
  },
  {
    key: "shop.code",
    store: "local storage",
    what: "The discount code that you typed.",
    retention: "Until you order with it, remove it, or sign out.",
  },
  {
    key: "shop.seen",
    store: "local storage",
    what: "The products that you looked at last.",
    retention: UNTIL_SIGN_OUT,
  },
  {
    key: "shop.compare",
    store: "local storage",
    what: "The products that you compare.",
    retention: "Until you remove them, or sign out.",
  },
  {
    key: "shop.searches",
    store: "local storage",
    what: "Your last eight searches.",
    retention: "Until you clear them in the search field.",
  },
  {
    key: "shop.scroll",
    store: "session storage",
    what: "How far you have scrolled on the last pages, for the Back button.",
    retention: "Until you close the tab.",
  },
  {
    key: "shop.reviewsSeen",
    store: "local storage",
    what: "For admins: when they last looked at the reviews, with the account's number.",
    retention: "Until you delete the shop's data in your browser.",
  },
  {
    key: "graphiql:…",
    store: "local storage",
    what: "For programmers: the queries and the settings of the page /graphiql.",
    retention: "Until you delete the shop's data in your browser.",
  },
  {
    key: "/offline-worker.js",
    store: "service worker",
    what: "The page that you see without a network, and the code that shows it.",
    retention: "Until you delete the shop's data in your browser.",
  },
  {
    key: "shop-position",
    store: "cookie",
    what: "In shops with several databases: which changes you must see already. It says nothing of you.",
    retention: "15 minutes.",
  },
];
