import { useApolloClient } from "@apollo/client/react";
import { quoteTexts } from "../../messages/quote";
import { formatPrice } from "../../ui/format/format";
import type { Checkout } from "./use-checkout";

/** The shop's refusal of what an order was to cost. */
export type RefusedTerms =
  | { __typename: "TotalChanged"; quote: { total: number } }
  | { __typename: "DiscountRefused" | "PaymentRefused"; message: string };

/** Returns a function that shows the sums as they are now, and resolves to what the customer has to know before they try again. */
export function useRefusedTerms(checkout: Checkout): (refused: RefusedTerms) => Promise<string> {
  const client = useApolloClient();

  return async (refused) => {
    await client.refetchQueries({ include: "active" }).catch(() => undefined); // the next try says what is wrong
    if (refused.__typename === "TotalChanged") return quoteTexts.changed(formatPrice(refused.quote.total));
    if (refused.__typename === "DiscountRefused") checkout.refuseCode(refused.message);
    return refused.message;
  };
}
