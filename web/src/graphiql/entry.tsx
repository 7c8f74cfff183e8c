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
import { trustDescriptions } from "./trust-descriptions";

const state = JSON.parse(document.getElementById("shop-state")?.textContent ?? "null") as {
  bootstrap: Bootstrap;
};
const { shopName, demoAccounts, firebase } = state.bootstrap;

/** The one with the most left, so that the examples work as they stand, time and again. */
async function productToOrder(): Promise<string> {
  const query = "{ topProducts(first: 24) { id countInStock } }";
  const response = await fetch(`/graphql?${new URLSearchParams({ query }).toString()}`, {
    headers: { "content-type": "application/json" }, // Apollo answers no GET that a mere link could make
  });
  const { data } = (await response.json()) as {
    data?: { topProducts: { id: string; countInStock: number }[] };
  };
  const [most] = data?.topProducts.sort((a, b) => b.countInStock - a.countInStock) ?? [];
  return most?.id ?? "the id of a product";
}

trustDescriptions();
allowStyles();
const session = createSession(firebase, () => undefined); // nothing is kept here that another user must not see
session.start();
const examples = examplesFor(await productToOrder().catch(() => "the id of a product"));

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <GlobalStyle />
    <GraphiQLStyle />
    <Header session={session} shopName={shopName} demoAccounts={demoAccounts} />
    <Explorer session={session} examples={examples} />
  </StrictMode>,
);
