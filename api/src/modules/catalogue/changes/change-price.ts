import type { PriceChangeInput } from "./change-products.input";

/** Hundredths, so that percentages and dollars of two decimals are counted in whole numbers. */
const hundredths = (value: number) => Math.round(value * 100);

/** A price in cents after a change, rounded to the nearest cent, half a cent up. It may leave the bounds of a price. */
export function changePrice(cents: number, { percent, amount }: PriceChangeInput): number {
  if (percent) return Math.round((cents * (10_000 + hundredths(percent))) / 10_000);
  return cents + hundredths(amount ?? 0);
}
