import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { useEffect, type ReactNode } from "react";
import { AlertProvider } from "../features/alerts/AlertProvider";
import { CartProvider } from "../features/cart/CartProvider";
import type { Session } from "../features/session/store/session";
import { SessionProvider, useSession } from "../features/session/SessionProvider";
import { CurrentSite } from "../ui/head/Head";
import { ErrorBoundary } from "./ErrorBoundary";
import { Layout } from "./layout/Layout";
import type { Bootstrap } from "@shop/shared/bootstrap";
import { Pages } from "./router";
import { SessionWatch } from "./SessionEndedAlert";

interface AppProps {
  client: ApolloClient;
  session: Session;
  bootstrap: Bootstrap;
  /** Scheme, host and port of the shop. */
  origin: string;
  /** What every page stands on: written by the server once, and nothing that the browser has to know. */
  theme?: ReactNode;
}

/** The shop, once a router stands around it: the same on the server and in the browser. */
export function App({ client, session, bootstrap, origin, theme }: AppProps) {
  const offers = {
    demoAccounts: bootstrap.demoAccounts,
    googleAccounts: bootstrap.firebase.emulatorUrl !== undefined,
  };
  const site = { name: bootstrap.shopName, origin };
  return (
    <ApolloProvider client={client}>
      <SessionProvider session={session} offers={offers}>
        <AlertProvider>
          <CurrentSite value={site}>
            {theme}
            <SessionWatch />
            <ViewersCart>
              <Layout>
                <ErrorBoundary>
                  <Pages />
                </ErrorBoundary>
                <Answering />
              </Layout>
            </ViewersCart>
          </CurrentSite>
        </AlertProvider>
      </SessionProvider>
    </ApolloProvider>
  );
}

/** Marks on the page's timeline when all that stands before it answers, be it a failure's message; boot/load-after-paint waits for it. */
function Answering() {
  useEffect(() => void performance.mark("answering"), []);
  return null;
}

/** Ties the cart to whoever is signed in. */
function ViewersCart({ children }: { children: ReactNode }) {
  const { status, viewer } = useSession();
  const owner = status === "loading" ? undefined : (viewer?.id ?? null);
  return (
    <CartProvider owner={owner} available={viewer?.role !== "ADMIN"}>
      {children}
    </CartProvider>
  );
}
