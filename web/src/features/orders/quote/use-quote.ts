import { useEffect, useState } from "react";
import type { QuoteInput } from "../../../graphql/schema.generated";
import { useCartQuoteQuery, type CartQuote_QuoteFragment } from "./quote.generated";

/** Milliseconds from the last change to the request. */
const DEBOUNCE_MS = 250;

/** Debounces a value; the first value is returned at once. */
function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key]);

  return settled;
}

/** The latest known price of a cart. */
export interface KnownQuote {
  /** The previous quote while the next one is loading; undefined before the first. */
  quote: CartQuote_QuoteFragment | undefined;
  /** Whether the quote is that of the current input. */
  current: boolean;
  /** The error of the current input's request. */
  error: unknown;
}

/** The `id` of the effective delivery method: the chosen one if it is offered. */
export const methodOf = (quote: CartQuote_QuoteFragment | undefined, chosen: string | null): string | null =>
  quote?.shippingOptions.some(({ id }) => id === chosen) ? chosen : (quote?.shippingMethodId ?? null);

/**
 * Requests a cart's price, again after each change of the input. With null nothing is requested, and the last quote
 * stays.
 */
export function useQuote(input: QuoteInput | null): KnownQuote {
  const settled = useDebounced(input);
  const { data, previousData, error, loading } = useCartQuoteQuery({
    variables: { input: settled ?? { items: [] } },
    skip: !input || !settled,
    fetchPolicy: "cache-and-network",
  });
  if (!input) return { quote: previousData?.quote, current: true, error: undefined };
  const current = Boolean(data) && !loading && JSON.stringify(input) === JSON.stringify(settled);
  return { quote: data?.quote ?? previousData?.quote, current, error: data ? undefined : error };
}
