import { browserEntryTexts as texts } from "@shop/shared/messages/en/privacy";

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

/** Everything that the shop's pages store in a browser; `web/e2e/quality/stored-in-browser.spec.ts` looks for more. */
export const browserEntries: readonly BrowserEntry[] = [
  { key: "accesToken", store: "local storage", ...texts.proof },
  { key: "shopSession", store: "local storage", ...texts.account },
  { key: "accesToken", store: "session storage", ...texts.proofOfTab },
  { key: "shopSession", store: "session storage", ...texts.accountOfTab },
  { key: "firebaseLocalStorageDb", store: "IndexedDB", ...texts.firebase },
  { key: "firebase-heartbeat-database", store: "IndexedDB", ...texts.firebaseDays },
  {
    key: "validate-browser-context-for-indexeddb-analytics-module",
    store: "IndexedDB",
    ...texts.firebaseCheck,
  },
  { key: "shop.cart.…", store: "local storage", ...texts.cart },
  { key: "shop.code", store: "local storage", ...texts.code },
  { key: "shop.seen", store: "local storage", ...texts.seen },
  { key: "shop.compare", store: "local storage", ...texts.compare },
  { key: "shop.searches", store: "local storage", ...texts.searches },
  { key: "shop.scroll", store: "session storage", ...texts.scroll },
  { key: "shop.reviewsSeen", store: "local storage", ...texts.reviewsSeen },
  { key: "graphiql:…", store: "local storage", ...texts.graphiql },
  { key: "/offline-worker.js", store: "service worker", ...texts.offline },
  { key: "shop-position", store: "cookie", ...texts.position },
];
