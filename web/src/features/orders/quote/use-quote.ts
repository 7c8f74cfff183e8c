import { useEffect, useState } from "react";
import type { QuoteInput } from "../../../graphql/schema.generated";
import { useCartQuoteQuery, type CartQuote_QuoteFragment } from "./quote.generated";

/** Milliseconds after the last change. */
const DEBOUNCE_MS = 250;

/** The value as it was when it last stayed the same for a while; the first one at once. */
function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key]);

  return settled;
}

/** What a cart would cost, as far as it is known. */
export interface KnownQuote {
  /** The last one while the next is loading; undefined before the first. */
  quote: CartQuote_QuoteFragment | undefined;
  /** Whether it is that of what is chosen now. */
  current: boolean;
  /** Why there is none for what is chosen. */
  error: unknown;
}

/** Asks what a cart would cost, again as what it depends on changes. Null: nothing is asked, and the last one stays. */
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
