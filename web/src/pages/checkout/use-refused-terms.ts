import { useApolloClient } from "@apollo/client/react";
import { quoteTexts } from "../../messages/checkout";
import { formatPrice } from "../../ui/format/format";
import type { Checkout } from "./use-checkout";

/** The shop's refusal of an outdated price or code. */
export type RefusedTerms =
  | { __typename: "TotalChanged"; quote: { total: number } }
  | { __typename: "DiscountRefused" | "PaymentRefused"; message: string };

/** Returns a function that refreshes the sums and resolves to an explanation for the customer. */
export function useRefusedTerms(checkout: Checkout): (refused: RefusedTerms) => Promise<string> {
  const client = useApolloClient();

  return async (refused) => {
    await client.refetchQueries({ include: "active" }).catch(() => undefined); // on failure the next attempt reports the error
    if (refused.__typename === "TotalChanged") return quoteTexts.changed(formatPrice(refused.quote.total));
    if (refused.__typename === "DiscountRefused") checkout.refuseCode(refused.message);
    return refused.message;
  };
}
