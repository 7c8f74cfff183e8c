import { taxRateOf } from "@shop/shared/pricing/quote";
import type { RequestContext } from "../../context/context";
import { categoryIdsOf } from "../catalogue/find-category";
import type { Product } from "../catalogue/product.entity";
import type { ProductTax } from "./checkout-needs.entity";
import { readRules } from "./read-rules";

/**
 * The tax on a product in the shop's own country; its name unless it depends on the region. Null if there is none, or
 * for 0 %, and on a gift card, which is taxed when it pays.
 */
export async function findProductTax(
  ctx: RequestContext,
  { categoryId, giftCard }: Pick<Product, "categoryId" | "giftCard">,
): Promise<ProductTax | null> {
  if (giftCard) return null;
  const rules = await readRules(ctx);
  const rates = rules.rates.filter(({ country }) => country === rules.country);
  if (rates.length === 0) return null;
  const categories = await categoryIdsOf(ctx, categoryId);
  const included = rules.pricesIncludeTax;
  const rate = taxRateOf(rules, { country: rules.country, region: null }, { categories });
  if (rate) return rate.percent > 0 ? { name: rate.name, included } : null;
  const ofRegion = rates.some(
    (each) => each.percent > 0 && (each.categoryId === null || categories.includes(each.categoryId)),
  );
  return ofRegion ? { name: null, included } : null;
}
