import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { Bootstrap } from "@shop/shared/bootstrap";
import { useEffect, type ReactNode } from "react";
import { AlertProvider } from "../ui/dialog/AlertProvider";
import { CartProvider } from "../features/cart/CartProvider";
import type { Session } from "../features/session/store/session";
import { SessionProvider, useSession } from "../features/session/SessionProvider";
import { CurrentSite, type MainCategory } from "../ui/layout/Head";
import { ErrorBoundary } from "./ErrorBoundary";
import { Layout } from "./layout/Layout";
import { Mend } from "./Mend";
import { Pages } from "./router";
import { SessionAlerts } from "./SessionAlerts";
import { partsHydrated } from "../ui/browser/page-loading";

interface AppProps {
  client: ApolloClient;
  session: Session;
  bootstrap: Bootstrap;
  categories: readonly MainCategory[];
  /** The shop's origin: scheme, host and port. */
  origin: string;
}

/** The whole app, inside a router; rendered equally on the server and in the browser. */
export function App({ client, session, bootstrap, categories, origin }: AppProps) {
  const signInOptions = {
    demoAccounts: bootstrap.demoAccounts,
    emulatedGoogle: bootstrap.firebase.emulatorUrl !== undefined,
  };
  const { shopName: name, links, payments, rules } = bootstrap;
  const site = { ...bootstrap.storefront, name, origin, links, payments, rules, categories };
  return (
    <ApolloProvider client={client}>
      <SessionProvider session={session} signInOptions={signInOptions}>
        <AlertProvider>
          <CurrentSite value={site}>
            <ErrorBoundary>
              <Mend>
                <SessionAlerts />
                <ViewerCart>
                  <Layout>
                    <ErrorBoundary>
                      <Mend>
                        <Pages />
                      </Mend>
                    </ErrorBoundary>
                    <HydrationMark />
                  </Layout>
                </ViewerCart>
              </Mend>
            </ErrorBoundary>
          </CurrentSite>
        </AlertProvider>
      </SessionProvider>
    </ApolloProvider>
  );
}

/** Adds the performance mark `hydrated` once the page, with its parts, reacts to input; boot/early-input waits for it. */
function HydrationMark() {
  useEffect(() => void partsHydrated().then(() => performance.mark("hydrated")), []);
  return null;
}

/** Sets the viewer as the cart's owner. */
function ViewerCart({ children }: { children: ReactNode }) {
  const { status, viewer, ended } = useSession();
  const owner = status === "loading" ? undefined : (viewer?.id ?? null);
  return (
    <CartProvider owner={owner} expired={ended === "expired"} available={viewer?.role !== "ADMIN"}>
      {children}
    </CartProvider>
  );
}
