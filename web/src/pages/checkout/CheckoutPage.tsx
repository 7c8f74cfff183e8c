import { checkoutTexts } from "../../messages/checkout";
import { Page } from "../../ui/layout/Page";

/** `/checkout/:id/:qty`: without a payment provider only the word (spec §2, D-19). */
export function CheckoutPage() {
  return <Page title={checkoutTexts.heading}>{null}</Page>;
}
