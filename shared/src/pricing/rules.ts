/** A shipping method. Amounts are minor units. */
export interface ShippingMethodRule {
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2; empty: every country that the shop delivers to. */
  countries: readonly string[];
  priceMinor: number;
  /** Free for goods of at least this amount, after the discount. */
  freeFromMinor: number | null;
  daysMin: number | null;
  daysMax: number | null;
  enabled: boolean;
}

/** A tax of a country or one of its regions, on all products or on a category and its descendants. */
export interface TaxRateRule {
  country: string;
  region: string | null;
  name: string;
  /** 19 means 19 %; at most four decimals. */
  percent: number;
  categoryId: string | null;
}

/** The reduction of a discount code: a percentage or an amount. */
export interface DiscountRule {
  percent: number | null;
  amountMinor: number | null;
  /** The minimum amount of goods. */
  minimumMinor: number | null;
  /** Limits the discount to this category and its descendants. */
  categoryId: string | null;
}

/** The shop's pricing settings. Without methods and rates every amount is price times quantity. */
export interface PricingRules {
  /** The shop's own country, the default of orders without a country. */
  country: string;
  pricesIncludeTax: boolean;
  /** The countries that the shop delivers to; empty: all. */
  countries: readonly string[];
  methods: readonly ShippingMethodRule[];
  rates: readonly TaxRateRule[];
}
