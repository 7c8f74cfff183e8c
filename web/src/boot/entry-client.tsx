import { setLocale } from "@shop/shared/locale";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "../app/App";
import { acceptMovedNodes } from "./moved-nodes";
import type { PageState } from "./render-types";
import { findPage, pageAt } from "../app/router";
import { paths } from "../paths";
import { openHistory, PageRouter, prefetchOnIntent } from "../ui/browser/page-loading";
import { createSession } from "../features/session/store/create-session";
import { createClient, networkLink } from "../graphql/client";
import { clearDevice } from "../ui/browser/device-storage";

const state = JSON.parse(document.getElementById("shop-state")?.textContent ?? "null") as PageState;
if (state.bootstrap.locale) setLocale(state.bootstrap.locale);
const root = document.getElementById("root") as HTMLElement;

// The two depend on each other: the client sends the session's token, and the end of the session clears the cache.
const session = createSession(state.bootstrap.firebase, () => {
  clearDevice();
  client.resetStore().catch(() => undefined); // interrupted queries are fetched again by the components that still need them
});
const client = createClient({
  link: networkLink({
    getAccessToken: session.getAccessToken,
    onUnauthorized: session.handleUnauthorized,
    onForbidden: session.handleForbidden,
  }),
  state: state.apollo,
});

const shopAt = (opened: ReturnType<typeof openHistory>) => (
  <PageRouter opened={opened} findPage={findPage}>
    <App
      client={client}
      session={session}
      bootstrap={state.bootstrap}
      categories={state.categories}
      origin={state.origin}
    />
  </PageRouter>
);

const withoutHash = (address: string) => address.split("#")[0];

/** False if the visitor went back before this code ran: the server's HTML then belongs to another URL. */
function isInitialUrl(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return !opened || withoutHash(opened.name) === withoutHash(location.href);
}

/** Whether the browser has translated the page. The server's HTML then can't be hydrated, and is rendered again. */
const isTranslated = () => document.querySelector("#root font") !== null;

/** The number of failures of the whole page after which it isn't rendered again. */
const MAX_RESTARTS = 3;
let restarts = 0;

const options = {
  /** React has emptied the page after a failure that no boundary caught: renders the shop again, in a new element. */
  onUncaughtError(error: unknown): void {
    reportError(error);
    if (restarts++ >= MAX_RESTARTS) return;
    const fresh = document.createElement("div");
    fresh.id = "root";
    document.getElementById("root")?.remove();
    document.body.prepend(fresh);
    createRoot(fresh, options).render(shopAt(openHistory()));
  },

  /** A part hydrated later doesn't match the server's HTML after a translation. */
  onRecoverableError(error: unknown): void {
    if (!isTranslated()) reportError(error);
  },
};

/** Hydrates the page. No top-level await: the page's chunk imports this chunk, and would wait for it forever. */
async function hydrate() {
  acceptMovedNodes();
  session.start();
  if (!("popover" in HTMLElement.prototype))
    await import("../ui/browser/popover-polyfill").then(
      (file) => file.addPopovers(),
      () => undefined, // menus stay closed; the rest works
    );
  await pageAt(location.pathname)
    ?.preload()
    .catch(() => undefined); // the page itself shows that its code did not load
  // A transition lets the browser scroll and paint in between.
  startTransition(() => {
    const shop = shopAt(openHistory()); // now, because the URL may differ when it is rendered
    if (state.hydrate && isInitialUrl() && !isTranslated()) hydrateRoot(root, shop, options);
    else createRoot(root, options).render(shop);
  });
  // the pages that visitors open most; each URL represents its page
  const common = [paths.home, paths.products, paths.product("any")];
  const loads = common.map((url) => (): Promise<unknown> | undefined => pageAt(url)?.preload());
  prefetchOnIntent(client, findPage, [...loads, () => import("./register-worker")]);
}

void hydrate();
