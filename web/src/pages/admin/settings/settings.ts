import { toMinor } from "@shop/shared/money";
import type { PricingRules, ShippingMethodRule, TaxRateRule } from "@shop/shared/pricing/rules";
import type {
  Settings_DiscountFragment,
  Settings_MethodFragment,
  Settings_RateFragment,
  Settings_ShopFragment,
  Settings_StorefrontFragment,
  SettingsQuery,
} from "./SettingsPage.generated";
import { namePathOf } from "../parts/category-names";
import type { SelectOption } from "../../../ui/form/SelectOptions";

export type Shop = Settings_ShopFragment;
export type Storefront = Settings_StorefrontFragment;
export type Method = Settings_MethodFragment;
export type Rate = Settings_RateFragment;
export type Discount = Settings_DiscountFragment;

/** An option of the category select: the id and the names, "Watches / Divers". */
export interface CategoryChoice extends SelectOption {
  /** The category's path of ids, from the top of the tree. */
  ids: readonly string[];
}

/** The saved settings, and the pricing rules derived from them. */
export interface Settings {
  shop: Shop;
  storefront: Storefront;
  /** All collections, which the home page can show. */
  collections: SettingsQuery["collections"];
  methods: readonly Method[];
  rates: readonly Rate[];
  discounts: readonly Discount[];
  categories: readonly CategoryChoice[];
  rules: PricingRules;
}

/** Converts the query's data for the page's sections. */
export function settingsOf(data: SettingsQuery): Settings {
  const [methods, rates] = [data.shippingMethods, data.taxRates];
  return {
    shop: data.shopSettings,
    storefront: data.shopSettings,
    collections: data.collections,
    methods,
    rates,
    discounts: data.discounts,
    categories: (data.allCategories ?? usedCategories(data)).map(({ id, path }) => ({
      value: id,
      label: namePathOf(path),
      ids: path.map((category) => category.id),
    })),
    rules: { ...data.shopSettings, methods: methods.map(methodRule), rates: rates.map(rateRule) },
  };
}

/** The categories of the rates and codes, for viewers who may not read all categories. */
function usedCategories({ taxRates, discounts }: SettingsQuery) {
  const used = [...taxRates, ...discounts].flatMap(({ category }) => category ?? []);
  return [...new Map(used.map((category) => [category.id, category])).values()];
}

const methodRule = ({ price, freeFrom, ...method }: Method): ShippingMethodRule => ({
  ...method,
  priceMinor: toMinor(price),
  freeFromMinor: freeFrom === null ? null : toMinor(freeFrom),
});

const rateRule = ({ category, ...rate }: Rate): TaxRateRule => ({
  ...rate,
  categoryId: category?.id ?? null,
});

/** The id of a row not saved yet. */
export const NEW = "new";

/** The rows with one row replaced or added. */
export const withRow = <Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ id }) => id === row.id)
    ? rows.map((each) => (each.id === row.id ? row : each))
    : [...rows, row];

/** The rules with the delivery method of a form. */
export const withMethod = (
  rules: PricingRules,
  methods: readonly Method[],
  method: Method,
): PricingRules => ({
  ...rules,
  methods: withRow(methods, method).map(methodRule),
});

/** The rules with the tax rate of a form. */
export const withRate = (rules: PricingRules, rates: readonly Rate[], rate: Rate): PricingRules => ({
  ...rules,
  rates: withRow(rates, rate).map(rateRule),
});
