import type { PricingRules } from "@shop/shared/pricing/rules";
import type { RequestContext } from "../../context/context";
import type { TaxRegion } from "./checkout-needs.entity";
import { command, execute } from "../../data/rows";

/** Whether forms ask for city, postcode, region and country, because delivery or taxes are configured. */
export function asksForDestination({ countries, methods, rates }: PricingRules): boolean {
  return countries.length > 0 || rates.length > 0 || methods.some(({ enabled }) => enabled);
}

/** Whether an order's total, or its delivery, depends on the country. */
export function dependsOnCountry({ countries, methods, rates }: PricingRules): boolean {
  const enabled = methods.filter((method) => method.enabled);
  return countries.length > 0 || rates.length > 0 || enabled.some((method) => method.countries.length > 0);
}

/** The regions with a tax, without duplicates, by country and name. */
export function taxRegionsOf({ rates }: PricingRules): TaxRegion[] {
  const regions = rates.flatMap(({ country, region }) => (region === null ? [] : [{ country, region }]));
  const byKey = new Map(regions.map((each) => [`${each.country} ${each.region.toLowerCase()}`, each]));
  return [...byKey.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, region]) => region);
}

const codes = command(
  "select from discounts where least(ends_at, ended_at) is null or least(ends_at, ended_at) > now() limit 1",
);

const cards = command("select from gift_cards where ended_at is null and balance_cents > 0 limit 1");

/** Whether a gift card exists that can pay. */
export async function acceptsGiftCards(ctx: Pick<RequestContext, "db">): Promise<boolean> {
  return (await execute(ctx.db, cards)) > 0;
}

/** Whether a discount code exists that applies now or later. */
export async function acceptsCodes(ctx: Pick<RequestContext, "db">): Promise<boolean> {
  return (await execute(ctx.db, codes)) > 0;
}
