import { changePrice } from "./change-price";
import type { ChangeProductsInput } from "./change-products.input";
import type { ProductState } from "./product-state";
import { roundPrice } from "./round-price";

/** The current price in cents, and the sale. */
type Prices = Pick<ProductState, "priceCents" | "regularPriceCents" | "saleEndsAt">;

type PriceChange = Pick<ChangeProductsInput, "price" | "sale" | "priceEnding">;

/** The prices after a change. They may be invalid: a price out of bounds, or a sale price not below the regular price. */
export function changePrices(before: Prices, { price, sale, priceEnding }: PriceChange): Prices {
  const changed = price ? withPrice(before, changePrice(before.priceCents, price)) : withSale(before, sale);
  if (!priceEnding) return changed;
  const { priceCents, regularPriceCents } = changed;
  return { ...changed, priceCents: roundPrice(priceCents, priceEnding, regularPriceCents ?? undefined) };
}

/** The sale ends if the new price is no longer less than the regular one, as after an edit. */
function withPrice(before: Prices, priceCents: number): Prices {
  const { regularPriceCents } = before;
  const isLess = regularPriceCents !== null && priceCents < regularPriceCents;
  return isLess ? { ...before, priceCents } : { priceCents, regularPriceCents: null, saleEndsAt: null };
}

function withSale(before: Prices, sale: PriceChange["sale"]): Prices {
  if (sale === undefined) return before;
  const regular = before.regularPriceCents ?? before.priceCents;
  if (sale === null) return { priceCents: regular, regularPriceCents: null, saleEndsAt: null };
  const priceCents = changePrice(regular, { percent: -sale.percentOff });
  return { priceCents, regularPriceCents: regular, saleEndsAt: sale.endsAt ?? null };
}
