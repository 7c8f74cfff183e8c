import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { CartProvider, useCartAvailable, useCartCount, useInCart } from "../features/cart/CartProvider";
import { AlertProvider } from "../ui/dialog/AlertProvider";
import { SessionProvider, useSession } from "../features/session/SessionProvider";
import type { Session } from "../features/session/store/session";
import { sessionOf } from "../../test/session-builder";

const rendered = jest.fn();

/** Reads all device state that a visitor's page reads. */
function Reader() {
  rendered();
  const { status } = useSession();
  return <p>{[status, useCartCount(), useCartAvailable(), useInCart("a")].join(" ")}</p>;
}

function shop(session: Session) {
  return (
    <SessionProvider session={session} signInOptions={{ demoAccounts: false, emulatedGoogle: false }}>
      <AlertProvider>
        <CartProvider owner={null} expired={false} available>
          <Reader />
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
