import { currencyDecimals, fromMinor, minorUnits, toMinor } from "@shop/shared/money";
import type { Product } from "../product.entity";
import type { ChangeProductsInput, PriceChangeInput, PriceEnding } from "./change-products.input";

/** The current price, and the sale. */
type Prices = Pick<Product, "price" | "regularPrice" | "saleEndsAt">;

type PriceChange = Pick<ChangeProductsInput, "price" | "sale" | "priceEnding">;

/** The prices after a change. They may be invalid: a price out of bounds, or a sale price not below the regular price. */
export function changePrices(before: Prices, { price, sale, priceEnding }: PriceChange): Prices {
  const changed = price
    ? withPrice(before, fromMinor(changePrice(toMinor(before.price), price)))
    : withSale(before, sale);
  if (!priceEnding) return changed;
  const below = changed.regularPrice === null ? undefined : toMinor(changed.regularPrice);
  return { ...changed, price: fromMinor(roundPrice(toMinor(changed.price), priceEnding, below)) };
}

/** The sale ends if the new price is no longer less than the regular one, as after an edit. */
function withPrice({ regularPrice, saleEndsAt }: Prices, price: number): Prices {
  const isLess = regularPrice !== null && price < regularPrice;
  return isLess ? { price, regularPrice, saleEndsAt } : { price, regularPrice: null, saleEndsAt: null };
}

function withSale(before: Prices, sale: PriceChange["sale"]): Prices {
  if (sale === undefined) return before;
  const regularPrice = before.regularPrice ?? before.price;
  if (sale === null) return { price: regularPrice, regularPrice: null, saleEndsAt: null };
  const price = fromMinor(changePrice(toMinor(regularPrice), { percent: -sale.percentOff }));
  return { price, regularPrice, saleEndsAt: sale.endsAt ?? null };
}

/**
 * Applies a price change; returns minor units, rounded to the nearest minor unit, half a cent up. The result may exceed the bounds
 * of a price.
 */
export function changePrice(minor: number, { percent, amount }: PriceChangeInput): number {
  if (!percent) return minor + toMinor(amount ?? 0);
  const hundredths = Math.round(percent * 100); // a percentage has two decimals
  return Math.round((minor * (10_000 + hundredths)) / 10_000);
}

const HUNDREDTHS: Record<PriceEnding, number> = { CENTS_95: 95, CENTS_99: 99 };

/**
 * Rounds a price in minor units to the nearest price with this ending, up if two are equally near: 12.30 becomes 11.95, 12.45
 * becomes 12.95. The result is at least 0.95 or 0.99, and less than `below` (the regular price of a product on sale) if
 * any price with the ending is. A currency without decimals ends in 95 or 99 whole units: 1,230 becomes 1,195.
 */
export function roundPrice(minor: number, ending: PriceEnding, below = Infinity): number {
  const step = currencyDecimals() === 0 ? 100 : minorUnits();
  const end = (HUNDREDTHS[ending] * step) / 100;
  const nearest = Math.floor((minor - end + step / 2) / step) * step + end;
  const lower = nearest < below ? nearest : Math.floor((below - 1 - end) / step) * step + end;
  return Math.max(lower, end);
}
