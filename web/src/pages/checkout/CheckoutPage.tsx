import { checkoutTexts } from "../../messages";
import { Page } from "../../ui/Page";

/** `/checkout/:id/:qty`: without a payment provider only the word (spec §2, decision 19). */
export function CheckoutPage() {
  return <Page title={checkoutTexts.heading}>{null}</Page>;
}
