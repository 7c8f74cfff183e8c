import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { Bootstrap } from "@shop/shared/bootstrap";
import { createSession } from "../features/session/store/create-session";
import { GlobalStyle } from "../theme/GlobalStyle";
import { Header } from "./Header";
import { examplesFor } from "./examples/examples";
import { Explorer } from "./Explorer";
import { GraphiQLStyle } from "./GraphiQLStyle";
import { allowStyles } from "./allow-styles";
import { SessionEnd } from "./session-end";
import { labelParts } from "./label-parts";
import { trustDescriptions } from "./trust-descriptions";

const state = JSON.parse(document.getElementById("shop-state")?.textContent ?? "null") as {
  bootstrap: Bootstrap;
};
const { shopName, demoAccounts, firebase } = state.bootstrap;

/** The id of the product with the largest stock, so that the examples can be run repeatedly. */
async function productToOrder(): Promise<string> {
  const query = "{ topProducts(first: 24) { id countInStock } }";
  const response = await fetch(`/graphql?${new URLSearchParams({ query }).toString()}`);
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
