import { toCents } from "@shop/shared/money";
import type { PriceChangeInput } from "./change-products.input";

/**
 * Applies a price change; returns cents, rounded to the nearest cent, half a cent up. The result may exceed the bounds
 * of a price.
 */
export function changePrice(cents: number, { percent, amount }: PriceChangeInput): number {
  if (!percent) return cents + toCents(amount ?? 0);
  const hundredths = Math.round(percent * 100); // a percentage has two decimals
  return Math.round((cents * (10_000 + hundredths)) / 10_000);
}
