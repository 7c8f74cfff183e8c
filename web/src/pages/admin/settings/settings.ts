import { toCents } from "@shop/shared/money";
import type { PricingRules, ShippingMethodRule, TaxRateRule } from "@shop/shared/pricing/rules";
import type {
  Settings_DiscountFragment,
  Settings_MethodFragment,
  Settings_RateFragment,
  Settings_ShopFragment,
  SettingsQuery,
} from "./SettingsPage.generated";
import { namePathOf } from "../category-names";

export type Shop = Settings_ShopFragment;
export type Method = Settings_MethodFragment;
export type Rate = Settings_RateFragment;
export type Discount = Settings_DiscountFragment;

/** A category to choose. */
export interface CategoryChoice {
  id: string;
  /** "Watches / Divers". */
  label: string;
  /** From the top of the tree down to its own. */
  ids: readonly string[];
}

/** Everything that is set, and the rules that follow. */
export interface Settings {
  shop: Shop;
  methods: readonly Method[];
  rates: readonly Rate[];
  discounts: readonly Discount[];
  categories: readonly CategoryChoice[];
  rules: PricingRules;
}

/** What the page's sections read. */
export function settingsOf(data: SettingsQuery): Settings {
  const [methods, rates] = [data.shippingMethods, data.taxRates];
  return {
    shop: data.shopSettings,
    methods,
    rates,
    discounts: data.discounts,
    categories: data.allCategories.map(({ id, path }) => ({
      id,
      label: namePathOf(path),
      ids: path.map((category) => category.id),
    })),
    rules: { ...data.shopSettings, methods: methods.map(methodRule), rates: rates.map(rateRule) },
  };
}

const methodRule = ({ price, freeFrom, ...method }: Method): ShippingMethodRule => ({
  ...method,
  priceCents: toCents(price),
  freeFromCents: freeFrom === null ? null : toCents(freeFrom),
});

const rateRule = ({ category, ...rate }: Rate): TaxRateRule => ({
  ...rate,
  categoryId: category?.id ?? null,
});

/** The id of a row that is not saved yet. */
export const NEW = "new";

/** Rows with one changed or added. */
export const withRow = <Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ id }) => id === row.id)
    ? rows.map((each) => (each.id === row.id ? row : each))
    : [...rows, row];

/** The rules with a way of delivery as it is in a form. */
export const withMethod = (
  rules: PricingRules,
  methods: readonly Method[],
  method: Method,
): PricingRules => ({
  ...rules,
  methods: withRow(methods, method).map(methodRule),
});

/** The rules with a tax rate as it is in a form. */
export const withRate = (rules: PricingRules, rates: readonly Rate[], rate: Rate): PricingRules => ({
  ...rules,
  rates: withRow(rates, rate).map(rateRule),
});
