import type { CheckoutNeeds } from "../../features/addresses/address-entry";
import { DiscountCodeField } from "../../features/orders/quote/DiscountCodeField";
import { ShippingChoice } from "../../features/orders/quote/ShippingChoice";
import { explainFailure } from "../../ui/feedback/states";
import { quoteTexts } from "../../messages/quote";
import { FormFailure } from "../../ui/feedback/Notice";
import type { Checkout } from "./use-checkout";

/** How it is delivered, and the discount code: what the price depends on beside the address. */
export function CheckoutChoices({ checkout, needs }: { checkout: Checkout; needs: CheckoutNeeds }) {
  const { quote, error, shippingMethodId, chooseShipping, codeProblem } = checkout;
  const failure = error ? `${quoteTexts.notKnown} ${explainFailure(error, navigator.onLine)}` : undefined;
  return (
    <>
      <ShippingChoice
        options={quote?.shippingOptions ?? []}
        chosen={shippingMethodId}
        onChoose={chooseShipping}
      />
      {needs.acceptsCodes && <DiscountCodeField problem={codeProblem} />}
      <FormFailure>{failure}</FormFailure>
    </>
  );
}
