import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "../app/App";
import { preloadOnIntent } from "../app/preload-on-intent";
import type { PageState } from "./render-types";
import { pageAt } from "../app/router";
import { createSession } from "../features/session/store/create-session";
import { createClient, networkLink } from "../graphql/client";

const state = JSON.parse(document.getElementById("shop-state")?.textContent ?? "null") as PageState;
const root = document.getElementById("root") as HTMLElement;

// Each needs the other: the client sends the session's token, the session's end empties the client.
const session = createSession(state.bootstrap.firebase, () => {
  client.resetStore().catch(() => undefined); // what it interrupts is fetched again by what still shows it
});
const client = createClient({
  link: networkLink({ getAccessToken: session.getAccessToken, onUnauthorized: session.handleUnauthorized }),
  state: state.apollo,
});

const shop = (
  <BrowserRouter>
    <App client={client} session={session} bootstrap={state.bootstrap} origin={state.origin} />
  </BrowserRouter>
);

const withoutHash = (address: string) => address.split("#")[0];

/** False where somebody has gone back before this code came: what the server rendered then belongs to another address. */
function isInitialUrl(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return !opened || withoutHash(opened.name) === withoutHash(location.href);
}

/** Takes over. No await of the module's own: the page's code imports what lies beside it, and would wait for ever. */
async function hydrate() {
  session.start();
  await pageAt(location.pathname)
    ?.preload()
    .catch(() => undefined); // where its code can't be had, the page itself says so
  // As a transition, for the browser to scroll and draw in between.
  startTransition(() => {
    if (state.hydrate && isInitialUrl()) hydrateRoot(root, shop);
    else createRoot(root).render(shop);
  });
  preloadOnIntent();
}

void hydrate();
