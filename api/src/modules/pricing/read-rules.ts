import type { PricingRules, ShippingMethodRule, TaxRateRule } from "@shop/shared/pricing/rules";
import { columns, boolean, integer, json, nullable, text, texts } from "../../data/columns";
import { readOnce } from "../../data/operation-manager";
import { findRegion } from "../../regions";
import { rows, select } from "../../data/rows";
import { lookUp, type DatabaseContext, type Lookup } from "../../data/shared-lookups";

/** The shop's rules, with their version. */
export interface CurrentRules extends PricingRules {
  /** Counts the changes of the rules: an order is placed only if its quote has the current version. */
  version: number;
  returnDays: number | null;
}

/** The columns of the rules in their single row. */
export const ruleColumns = columns<CurrentRules>({
  version: integer("version"),
  country: text("country"),
  pricesIncludeTax: boolean("prices_include_tax"),
  countries: texts("countries"),
  returnDays: nullable(integer("return_days")),
  methods: json<ShippingMethodRule[]>(`coalesce((
      select json_agg(json_build_object('id', id, 'name', name, 'countries', countries, 'priceMinor', price_cents,
          'freeFromMinor', free_from_cents, 'daysMin', days_min, 'daysMax', days_max, 'enabled', enabled) order by created_at, id)
        from shipping_methods
    ), '[]')`),
  rates: json<TaxRateRule[]>(`coalesce((
      select json_agg(json_build_object('country', country, 'region', region, 'name', name, 'percent', percent,
          'categoryId', category_id) order by created_at, id)
        from tax_rates
    ), '[]')`),
});

const current = select(ruleColumns, "from shop_settings");

const RULES = "rules";

const rules: Lookup<CurrentRules> = async ({ db }) => {
  const [found] = await rows(db, current);
  return new Map(found ? [[RULES, { ...found, rates: found.rates.flatMap(withKnownRegion) }]] : []);
};

/** A rate with its region's code; none if ISO 3166-2 doesn't have the region, so that no order gets the rate. */
function withKnownRegion(rate: TaxRateRule): TaxRateRule[] {
  if (rate.region === null) return [rate];
  const region = findRegion(rate.country, rate.region, "rule");
  return region ? [{ ...rate, region: region.code }] : [];
}

/** The shop's current rules of delivery and tax. Concurrent requests share the statement. */
export function readRules(ctx: DatabaseContext): Promise<CurrentRules> {
  // the migration inserts the row
  return readOnce(ctx.db, rules, async () => (await lookUp(ctx, rules, RULES)) as CurrentRules);
}
