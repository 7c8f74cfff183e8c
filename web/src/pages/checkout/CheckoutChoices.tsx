import type { CheckoutNeeds } from "../../features/addresses/address-entry";
import { giftCardBounds, normalizeGiftCardCode, showGiftCardCode } from "@shop/shared/gift-card";
import { giftCardTexts, quoteTexts } from "@shop/shared/messages/en/checkout";
import { acceptedBy } from "../../features/orders/quote/accepted-codes";
import { CodeField } from "../../features/orders/quote/CodeField";
import { DiscountCodeField } from "../../features/orders/quote/DiscountCodeField";
import { ShippingChoice } from "../../features/orders/quote/ShippingChoice";
import type { Checkout } from "./use-checkout";

/** The delivery method, the discount code and the gift card: the inputs of the price other than the address. */
export function CheckoutChoices({ checkout, needs }: { checkout: Checkout; needs: CheckoutNeeds }) {
  const { quote, shippingMethodId, chooseShipping, codeProblem, giftCardCode, applyGiftCard } = checkout;
  const { acceptsCodes, acceptsGiftCards } = acceptedBy(needs, checkout.accepted);
  const apply = (typed: string) => {
    const code = showGiftCardCode(normalizeGiftCardCode(typed));
    applyGiftCard(code);
    return code;
  };
  return (
    <>
      <ShippingChoice
        options={quote?.shippingOptions ?? []}
        chosen={shippingMethodId}
        onChoose={chooseShipping}
      />
      {acceptsCodes && <DiscountCodeField problem={codeProblem} />}
      {acceptsGiftCards && (
        <CodeField
          code={giftCardCode}
          onApply={apply}
          problem={quote?.giftCardProblem}
          name="giftCardCode"
          maxLength={giftCardBounds.code.max}
          texts={{ ...quoteTexts, ...giftCardTexts }}
        />
      )}
    </>
  );
}
