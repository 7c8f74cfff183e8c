import { fromMinor } from "@shop/shared/money";
import { quoteCart, type DiscountObstacle } from "@shop/shared/pricing/quote";
import type { DiscountRule, PricingRules } from "@shop/shared/pricing/rules";
import type { AmountsOf } from "../../../features/orders/amounts-of";

/** The prices of the sample's two products, in minor units. */
export const SAMPLE_MINOR = [12_900, 24_900] as const;

/** The inputs of the sample calculation. */
export interface Sample {
  /** The saved rules merged with the open form. */
  rules: PricingRules;
  country: string;
  region?: string | null;
  /** The name of the sample's region. */
  regionName?: string | null;
  shippingMethodId?: string | undefined;
  discount?: (DiscountRule & { code: string }) | null;
  /** The category path of the first product, from the top of the tree. */
  categories?: readonly string[];
}

/** The sample's amounts, whether it can be delivered, and the reason why a discount doesn't apply. */
export interface SampleCost {
  delivers: boolean;
  amounts: AmountsOf;
  obstacle: DiscountObstacle | null;
}

/** The price of the sample's two products by these rules, calculated as for an order (ADR-0070). */
export function costOf({ rules, categories = [], discount, ...sample }: Sample): SampleCost {
  const lines = SAMPLE_MINOR.map((unitPriceMinor, at) => ({
    unitPriceMinor,
    quantity: 1,
    categories: at === 0 ? categories : [],
  }));
  const quote = quoteCart(rules, { ...sample, lines, discount });
  return {
    delivers: quote.delivers,
    obstacle: quote.discountObstacle,
    amounts: {
      items: fromMinor(quote.itemsMinor),
      discount: fromMinor(quote.discountMinor),
      discountCode: discount?.code ?? null,
      shipping: fromMinor(quote.shippingMinor),
      shippingMethod: quote.shippingMethod?.name ?? null,
      taxIncluded: quote.taxIncluded,
      taxLines: quote.taxes.map(({ name, percent, minor }) => ({ name, percent, amount: fromMinor(minor) })),
      total: fromMinor(quote.totalMinor),
    },
  };
}
