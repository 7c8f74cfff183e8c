import { toCents, toDollars } from "@shop/shared/money";
import { quoteCart, type CartQuote } from "@shop/shared/pricing/quote";
import type { RequestContext } from "../../context/context";
import { NotFound } from "../../errors";
import { categoryIdsOf } from "../catalogue/find-category";
import { findProduct } from "../catalogue/find-product";
import { explainObstacle, problemOf } from "./discount-problem";
import { findDiscount } from "./find-discount";
import type { Quote } from "./quote.entity";
import { readRules } from "./read-rules";

/** The currency of all prices, ISO 4217 in lower case. */
export const CURRENCY = "usd";

/** A cart, and what its price depends on. */
export interface QuotedCart {
  items: readonly { productId: string; quantity: number }[];
  country?: string | null | undefined;
  region?: string | null | undefined;
  shippingMethodId?: string | null | undefined;
  discountCode?: string | null | undefined;
}

/**
 * What a cart would cost now, with every way of delivery. A code that doesn't count is explained, and takes nothing off. Who tries too
 * many codes is refused before (`operation-limits.ts`). Throws NotFound for a product that isn't sold.
 */
export async function quote(ctx: RequestContext, cart: QuotedCart): Promise<Quote> {
  const { items, country, region, shippingMethodId, discountCode } = cart;
  const [rules, lines, discount] = await Promise.all([
    readRules(ctx),
    Promise.all(items.map((item) => lineOf(ctx, item))),
    discountCode ? findDiscount(ctx, discountCode) : undefined,
  ]);
  const problem = discountCode ? await problemOf(ctx, discount) : null;
  const counted = problem ? undefined : discount;
  const quoted = quoteCart(rules, { lines, country, region, shippingMethodId, discount: counted });
  const { discountObstacle: obstacle } = quoted;
  return presentQuote(quoted, counted && obstacle ? await explainObstacle(ctx, obstacle, counted) : problem);
}

async function lineOf(ctx: RequestContext, { productId, quantity }: QuotedCart["items"][number]) {
  const product = await findProduct(ctx, productId);
  if (!product || product.draft) throw new NotFound("product");
  const categories = await categoryIdsOf(ctx, product.categoryId);
  return { unitPriceCents: toCents(product.price), quantity, categories };
}

/** A quote as clients read it: in dollars. */
export function presentQuote(quoted: CartQuote, discountProblem: string | null): Quote {
  return {
    items: toDollars(quoted.itemsCents),
    discount: toDollars(quoted.discountCents),
    shipping: toDollars(quoted.shippingCents),
    tax: toDollars(quoted.taxCents),
    taxIncluded: quoted.taxIncluded,
    total: toDollars(quoted.totalCents),
    currency: CURRENCY,
    taxLines: quoted.taxes.map(({ name, percent, cents }) => ({ name, percent, amount: toDollars(cents) })),
    delivers: quoted.delivers,
    shippingOptions: quoted.shippingOptions.map(({ priceCents, ...option }) => ({
      ...option,
      price: toDollars(priceCents),
    })),
    shippingMethodId: quoted.shippingMethod?.id ?? null,
    discountProblem,
  };
}
