import { styled } from "styled-components";
import { Amounts } from "../../features/orders/Amounts";
import { useDiscountCode } from "../../features/orders/quote/discount-code";
import { quoteTexts } from "@shop/shared/messages/en/checkout";
import { color, space } from "../../theme/tokens";
import { Skeleton } from "../../ui/feedback/states";
import type { Checkout } from "./use-checkout";

const Frame = styled.section`
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

/**
 * The sums of an order, from the products' price to the total; the previous ones while new ones are loading.
 */
export function QuoteAmounts({ checkout }: { checkout: Checkout }) {
  const { quote, current, shippingMethodId } = checkout;
  const discountCode = useDiscountCode();
  const shippingMethod = quote?.shippingOptions.find(({ id }) => id === shippingMethodId)?.name;
  return (
    <Frame aria-label={quoteTexts.sums} aria-busy={!current}>
      {quote ? (
        <Amounts of={{ ...quote, discountCode, shippingMethod: shippingMethod ?? null }} left />
      ) : (
        <Skeleton $height="6rem" />
      )}
    </Frame>
  );
}
