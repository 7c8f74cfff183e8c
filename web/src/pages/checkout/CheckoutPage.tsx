import { checkoutTexts } from "../../messages/checkout";
import { Page } from "../../ui/layout/Page";

/** `/checkout/:id/:qty`: only a heading, because there is no payment provider yet (spec §2, D-19). */
export function CheckoutPage() {
  return <Page title={checkoutTexts.heading}>{null}</Page>;
}
