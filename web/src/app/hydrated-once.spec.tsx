import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { CartProvider, useCartAvailable, useCartCount, useInCart } from "../features/cart/CartProvider";
import { AlertProvider } from "../ui/dialog/AlertProvider";
import { SessionProvider, useSession } from "../features/session/SessionProvider";
import type { Session } from "../features/session/store/session";
import { sessionOf } from "../../test/session-builder";
import { MemoryRouter } from "react-router-dom";
import { Layout } from "./layout/Layout";

beforeAll(() => {
  // jsdom has neither
  performance.getEntriesByType = () => [];
  window.scrollTo = () => undefined;
});

const rendered = jest.fn();

/** The bar renders with the layout. */
jest.mock("./layout/TopBar", () => ({ TopBar: () => void rendered() }));
jest.mock("./layout/Footer", () => ({ Footer: () => null }));
jest.mock("./layout/ConnectionNotice", () => ({ ConnectionNotice: () => null }));

/** Reads all device state that a visitor's page reads. */
function Reader() {
  rendered();
  const { status } = useSession();
  return <p>{[status, useCartCount(), useCartAvailable(), useInCart("a")].join(" ")}</p>;
}

function shop(session: Session, content = <Reader />) {
  return (
    <SessionProvider session={session} signInOptions={{ demoAccounts: false, emulatedGoogle: false }}>
      <AlertProvider>
        <CartProvider owner={null} expired={false} available>
          {content}
        </CartProvider>
      </AlertProvider>
    </SessionProvider>
  );
}

it("renders a visitor's page once when it is hydrated", async () => {
  const { session } = sessionOf(null);
  const root = document.createElement("div");
  root.innerHTML = renderToString(shop(session));
  session.start();
  rendered.mockClear();

  await act(() => Promise.resolve(hydrateRoot(root, shop(session))));

  expect(root.textContent).toBe("signedOut 0 true false");
  expect(rendered).toHaveBeenCalledTimes(1);
});

it("renders a visitor's layout once when it is hydrated", async () => {
  const { session } = sessionOf(null);
  const page = shop(
    session,
    <MemoryRouter>
      <Layout>{null}</Layout>
    </MemoryRouter>,
  );
  const root = document.createElement("div");
  root.innerHTML = renderToString(page);
  session.start();
  rendered.mockClear();

  await act(() => Promise.resolve(hydrateRoot(root, page)));

  expect(rendered).toHaveBeenCalledTimes(1);
});
