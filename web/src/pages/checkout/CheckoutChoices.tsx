import type { CheckoutNeeds } from "../../features/addresses/address-entry";
import { giftCardBounds, normalizeGiftCardCode, showGiftCardCode } from "@shop/shared/gift-card";
import { giftCardTexts, quoteTexts } from "@shop/shared/messages/en/checkout";
import { CodeField } from "../../features/orders/quote/CodeField";
import { DiscountCodeField } from "../../features/orders/quote/DiscountCodeField";
import { ShippingChoice } from "../../features/orders/quote/ShippingChoice";
import type { Checkout } from "./use-checkout";

/** The delivery method, the discount code and the gift card: the inputs of the price other than the address. */
export function CheckoutChoices({ checkout, needs }: { checkout: Checkout; needs: CheckoutNeeds }) {
  const { quote, shippingMethodId, chooseShipping, codeProblem, giftCardCode, applyGiftCard } = checkout;
  const { accepted } = checkout;
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
      {needs.acceptsCodes && accepted?.acceptsCodes !== false && <DiscountCodeField problem={codeProblem} />}
      {needs.acceptsGiftCards && accepted?.acceptsGiftCards !== false && (
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
