import { fromMinor, toMinor } from "@shop/shared/money";
import { styled } from "styled-components";
import { Amounts } from "../../../features/orders/Amounts";
import { useDiscountCode } from "../../../features/orders/quote/discount-code";
import { DiscountCodeField } from "../../../features/orders/quote/DiscountCodeField";
import { useQuote } from "../../../features/orders/quote/use-quote";
import type { CartItemInput } from "../../../graphql/schema.generated";
import { quoteTexts } from "@shop/shared/messages/en/checkout";
import { secondary, space } from "../../../theme/tokens";
import { useCheckoutNeedsQuery } from "./CartCode.generated";

const Stack = styled.div`
  display: grid;
  gap: ${space[3]};

  > p {
    ${secondary}
  }
`;

/**
 * The discount code of the cart, and its discount; delivery and taxes follow with the address. Renders nothing in a shop without codes.
 */
export function CartCode({ items }: { items: CartItemInput[] }) {
  const { data } = useCheckoutNeedsQuery();
  const code = useDiscountCode();
  const settings = data?.shopSettings;
  const { acceptsCodes = false, asksForDestination = false, pricesIncludeTax = false } = settings ?? {};
  const discountCode = acceptsCodes && code !== "" ? code : null;
  const { quote } = useQuote(acceptsCodes && items.length > 0 ? { items, discountCode } : null);
  const isOffered = acceptsCodes && quote?.acceptsCodes !== false;
  const counts = discountCode !== null && quote && quote.discount > 0;

  if (!acceptsCodes && !asksForDestination) return null;
  return (
    <Stack>
      {isOffered && <DiscountCodeField problem={quote?.discountProblem} />}
      {counts && (
        <Amounts
          of={{ ...quote, ...NOT_YET, discountCode, total: less(quote.items, quote.discount) }}
          totalTerm={quoteTexts.discounted}
        />
      )}
      {asksForDestination && <p>{quoteTexts.laterStep(pricesIncludeTax)}</p>}
    </Stack>
  );
}

/** The amounts that depend on the address. */
const NOT_YET = { shipping: 0, taxIncluded: true, taxLines: [] };

const less = (items: number, discount: number) => fromMinor(toMinor(items - discount));
