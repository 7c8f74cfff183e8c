import { toCents, toDollars } from "@shop/shared/money";
import type { Product } from "../product.entity";
import { changePrice } from "./change-price";
import type { ChangeProductsInput } from "./change-products.input";
import { roundPrice } from "./round-price";

/** The current price, and the sale. */
type Prices = Pick<Product, "price" | "regularPrice" | "saleEndsAt">;

type PriceChange = Pick<ChangeProductsInput, "price" | "sale" | "priceEnding">;

/** The prices after a change. They may be invalid: a price out of bounds, or a sale price not below the regular price. */
export function changePrices(before: Prices, { price, sale, priceEnding }: PriceChange): Prices {
  const changed = price
    ? withPrice(before, toDollars(changePrice(toCents(before.price), price)))
    : withSale(before, sale);
  if (!priceEnding) return changed;
  const below = changed.regularPrice === null ? undefined : toCents(changed.regularPrice);
  return { ...changed, price: toDollars(roundPrice(toCents(changed.price), priceEnding, below)) };
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
  const price = toDollars(changePrice(toCents(regularPrice), { percent: -sale.percentOff }));
  return { price, regularPrice, saleEndsAt: sale.endsAt ?? null };
}
