import { use } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../features/session/SessionProvider";
import { checkoutTexts, payTexts } from "@shop/shared/messages/en/checkout";
import { paths } from "../../paths";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { Empty, Loading } from "../../ui/feedback/states";
import { ButtonLink } from "../../ui/form/Button";
import { CurrentSite } from "../../ui/layout/Head";
import { Page } from "../../ui/layout/Page";
import { PayOrder } from "./pay/PayOrder";
import { PaySkeleton } from "./pay/PaySkeleton";

/** `/checkout/:id/:qty` (spec §2): an order and its payment; only the heading if the shop takes no payments (D-19). */
export function CheckoutPage() {
  const { payments } = use(CurrentSite);
  return <Page title={checkoutTexts.heading}>{payments === "off" ? null : <Checkout />}</Page>;
}

/** The page has no guard (spec §2), so it asks visitors to sign in. */
function Checkout() {
  const { status, viewer } = useSession();
  const { pathname } = useLocation();
  const hydrated = useHydrated();

  if (viewer) return <PayOrder key={viewer.id} />;
  if (!hydrated || status === "loading") {
    return (
      <Loading what={payTexts.loadingOrder}>
        <PaySkeleton />
      </Loading>
    );
  }
  const login = (
    <ButtonLink to={paths.login} state={{ from: pathname }}>
      {payTexts.login}
    </ButtonLink>
  );
  return <Empty action={login}>{payTexts.signIn}</Empty>;
}
