import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { Bootstrap } from "@shop/shared/bootstrap";
import { createSession } from "../features/session/store/create-session";
import { GlobalStyle } from "../theme/GlobalStyle";
import programs from "./connecting-programs.graphql?raw";
import { readExamples } from "./examples";
import { examplesPlugin } from "./ExamplesPanel";
import { Explorer } from "./Explorer";
import { GraphiQLStyle } from "./GraphiQLStyle";
import { Header } from "./Header";
import keepingShop from "./keeping-shop.graphql?raw";
import { labelParts } from "./label-parts";
import shopping from "./shopping.graphql?raw";
import { trustDescriptions } from "./trust-descriptions";

const state = JSON.parse(document.getElementById("shop-state")?.textContent ?? "null") as {
  bootstrap: Bootstrap;
};
const { shopName, demoAccounts, firebase } = state.bootstrap;

/** The id of the product with the largest stock, so that the examples can be run repeatedly. */
async function productToOrder(): Promise<string | undefined> {
  const query = "{ topProducts(first: 24) { id countInStock } }";
  const response = await fetch(`/graphql?${new URLSearchParams({ query }).toString()}`);
  const { data } = (await response.json()) as {
    data?: { topProducts: { id: string; countInStock: number }[] };
  };
  return data?.topProducts.sort((a, b) => b.countInStock - a.countInStock)[0]?.id;
}

trustDescriptions();
const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
Object.assign(window, { __webpack_nonce__: nonce }); // for libraries that insert styles
const session = createSession(firebase, () => undefined); // this page caches nothing
session.start();
const productId = (await productToOrder().catch(() => undefined)) ?? "the id of a product";
const groups = {
  Shopping: readExamples(shopping, productId),
  "Keeping shop": readExamples(keepingShop, productId),
  "Connecting programs": readExamples(programs, productId),
};
const tabs = Object.values(groups).flat();
const plugins = [examplesPlugin(groups)];

// GraphiQL finds its active tab by the last query; without one it adds a tab at each visit.
if (tabs[0] && localStorage.getItem("graphiql:query") === null) {
  localStorage.setItem("graphiql:query", tabs[0].query);
  localStorage.setItem("graphiql:variables", tabs[0].variables);
}

const root = document.getElementById("root") as HTMLElement;
labelParts(root);
createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <GraphiQLStyle />
    <Header session={session} shopName={shopName} demoAccounts={demoAccounts} />
    <main>
      <Explorer session={session} tabs={tabs} plugins={plugins} />
    </main>
  </StrictMode>,
);
