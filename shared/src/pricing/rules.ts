/** A way of delivery that the shop offers. Amounts are whole cents. */
export interface ShippingMethodRule {
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2; empty: wherever the shop delivers to. */
  countries: readonly string[];
  priceCents: number;
  /** Free for goods of this amount, after the discount, or more. */
  freeFromCents: number | null;
  daysMin: number | null;
  daysMax: number | null;
  enabled: boolean;
}

/** A tax of a country, or of one of its regions, on all products or on those of a category and everything below it. */
export interface TaxRateRule {
  country: string;
  region: string | null;
  name: string;
  /** 19 is 19 %; at most four decimals. */
  percent: number;
  categoryId: string | null;
}

/** What a discount code takes off: a percentage or an amount. */
export interface DiscountRule {
  percent: number | null;
  amountCents: number | null;
  /** It needs goods of this amount. */
  minimumCents: number | null;
  /** It counts for products of this category and everything below it. */
  categoryId: string | null;
}

/** What the shop's owner has set. Without methods and rates every amount is price times quantity. */
export interface PricingRules {
  /** The shop's own country, which counts where an order names none. */
  country: string;
  pricesIncludeTax: boolean;
  /** Where the shop delivers to; empty: everywhere. */
  countries: readonly string[];
  methods: readonly ShippingMethodRule[];
  rates: readonly TaxRateRule[];
}
