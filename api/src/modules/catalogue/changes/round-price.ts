import type { PriceEnding } from "./change-products.input";

const CENTS: Record<PriceEnding, number> = { CENTS_95: 95, CENTS_99: 99 };

/**
 * Rounds a price in cents to the nearest price with this ending, up if two are equally near: 12.30 becomes 11.95, 12.45
 * becomes 12.95. The result is at least 0.95 or 0.99, and less than `below` (the regular price of a product on sale) if
 * any price with the ending is.
 */
export function roundPrice(cents: number, ending: PriceEnding, below = Infinity): number {
  const end = CENTS[ending];
  const nearest = Math.floor((cents - end + 50) / 100) * 100 + end;
  const lower = nearest < below ? nearest : Math.floor((below - 1 - end) / 100) * 100 + end;
  return Math.max(lower, end);
}
