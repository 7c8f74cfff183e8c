import type { CheckoutNeeds } from "../../features/addresses/address-entry";
import { DiscountCodeField } from "../../features/orders/quote/DiscountCodeField";
import { ShippingChoice } from "../../features/orders/quote/ShippingChoice";
import type { Checkout } from "./use-checkout";

/** The delivery method and the discount code: the inputs of the price other than the address. */
export function CheckoutChoices({ checkout, needs }: { checkout: Checkout; needs: CheckoutNeeds }) {
  const { quote, shippingMethodId, chooseShipping, codeProblem } = checkout;
  return (
    <>
      <ShippingChoice
        options={quote?.shippingOptions ?? []}
        chosen={shippingMethodId}
        onChoose={chooseShipping}
      />
      {needs.acceptsCodes && <DiscountCodeField problem={codeProblem} />}
    </>
  );
}
