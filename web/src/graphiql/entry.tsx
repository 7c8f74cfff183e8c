import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { Bootstrap } from "@shop/shared/bootstrap";
import { createSession } from "../features/session/store/create-session";
import { GlobalStyle } from "../theme/GlobalStyle";
import { Header } from "./Header";
import { examplesFor } from "./examples/examples";
import { Explorer } from "./Explorer";
import { GraphiQLStyle } from "./GraphiQLStyle";
import { SessionEnd } from "./session-end";
import { createDefaultPolicy } from "../ui/browser/trusted-types";

/** A tab's list item has two buttons: GraphiQL calls the item a tab, in which screen readers find no buttons. */
function listTabs(root: ParentNode): void {
  root.querySelectorAll("[role=tablist]").forEach((list) => {
    list.setAttribute("role", "list");
    list.setAttribute("aria-label", "Tabs");
  });
  root.querySelectorAll(".graphiql-tab").forEach((tab) => {
    const active = String(tab.classList.contains("graphiql-tab-active"));
    const button = tab.querySelector(".graphiql-tab-button");
    if (tab.hasAttribute("role")) tab.removeAttribute("role");
    if (tab.hasAttribute("aria-selected")) tab.removeAttribute("aria-selected");
    if (button?.getAttribute("aria-current") !== active) button?.setAttribute("aria-current", active);
  });
  root.querySelectorAll("[role=tabpanel]").forEach((panel) => panel.setAttribute("role", "group"));
}

/** An editor is named as the section around it, and its text scrolls by keyboard. */
function nameEditors(root: ParentNode): void {
  root.querySelectorAll(".CodeMirror textarea:not([aria-label])").forEach((field) => {
    const section = field.closest("section[aria-label]");
    field.setAttribute("aria-label", section?.getAttribute("aria-label") ?? "Editor");
  });
  root
    .querySelectorAll(".CodeMirror-scroll[tabindex='-1']")
    .forEach((text) => text.setAttribute("tabindex", "0"));
}

/** Adds to GraphiQL's own elements the roles and names that assistive technology needs, whenever they change. */
function labelParts(root: HTMLElement): void {
  const label = () => {
    listTabs(root);
    nameEditors(root);
  };
  new MutationObserver(label).observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ["class", "aria-selected"],
  });
  label();
}

/** HTML as Markdown produces it, with no attribute except a link's `href`. */
const plainHtml =
  /^(?:[^<]|<\/?(?:p|em|strong|s|code|pre|ul|ol|li|blockquote|h[1-6]|a)>|<(?:br|hr) ?\/?>|<a href="(?:https?:\/\/|\/|#)[^"<>]*">)*$/;

/** The unchanged HTML if it can't run scripts; otherwise null. */
export function trustedHtml(html: string): string | null {
  return plainHtml.test(html) ? html : null;
}

/** Allows GraphiQL to insert the schema's descriptions as HTML under Trusted Types. */
function trustDescriptions(): void {
  createDefaultPolicy({ createHTML: trustedHtml });
}

/** Passes the page's CSP nonce to libraries that insert styles, in the variable that they read. */
function allowStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
  Object.assign(window, { __webpack_nonce__: nonce });
}

const state = JSON.parse(document.getElementById("shop-state")?.textContent ?? "null") as {
  bootstrap: Bootstrap;
};
const { shopName, demoAccounts, firebase } = state.bootstrap;

/** The id of the product with the largest stock, so that the examples can be run repeatedly. */
async function productToOrder(): Promise<string> {
  const query = "{ topProducts(first: 24) { id countInStock } }";
  const response = await fetch(`/graphql?${new URLSearchParams({ query }).toString()}`, {
    headers: { "content-type": "application/json" }, // Apollo's CSRF prevention refuses a GET without it
  });
  const { data } = (await response.json()) as {
    data?: { topProducts: { id: string; countInStock: number }[] };
  };
  const [most] = data?.topProducts.sort((a, b) => b.countInStock - a.countInStock) ?? [];
  return most?.id ?? "the id of a product";
}

trustDescriptions();
allowStyles();
const session = createSession(firebase, () => undefined); // this page caches nothing
const sessionEnd = new SessionEnd(session);
session.start();
const examples = examplesFor(await productToOrder().catch(() => "the id of a product"));

const root = document.getElementById("root") as HTMLElement;
labelParts(root);
createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <GraphiQLStyle />
    <Header session={session} sessionEnd={sessionEnd} shopName={shopName} demoAccounts={demoAccounts} />
    <main>
      <Explorer session={session} examples={examples} />
    </main>
  </StrictMode>,
);
