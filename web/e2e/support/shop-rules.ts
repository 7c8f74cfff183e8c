import type { APIRequestContext } from "@playwright/test";
import { admin } from "./accounts";
import { ask, openSession } from "./shop-api";

/** The owner's settings of delivery, taxes and codes. */
export interface ShopRules {
  settings?: { country: string; pricesIncludeTax: boolean; countries: string[] };
  methods?: {
    name: string;
    countries: string[];
    price: number;
    freeFrom?: number;
    daysMin?: number;
    daysMax?: number;
  }[];
  rates?: { country: string; region?: string; name: string; percent: number }[];
  codes?: { code: string; percent?: number; amount?: number; minimum?: number }[];
}

const NOTHING = { country: "US", pricesIncludeTax: false, countries: [] };

/** Replaces all rules of the shop, as an admin; codes are added. The rules apply to every test of the run. */
export async function setRules(request: APIRequestContext, rules: ShopRules): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  const say = (query: string, variables: object = {}) =>
    ask<Record<string, { id: string }[]>>(request, query, { ...variables }, accessToken);
  const { shippingMethods = [], taxRates = [] } = await say("{ shippingMethods { id } taxRates { id } }");
  for (const { id } of shippingMethods)
    await say("mutation ($id: ID!) { removeShippingMethod(id: $id) }", { id });
  for (const { id } of taxRates) await say("mutation ($id: ID!) { removeTaxRate(id: $id) }", { id });
  await say("mutation ($input: ShopSettingsInput!) { saveShopSettings(input: $input) { country } }", {
    input: rules.settings ?? NOTHING,
  });
  for (const method of rules.methods ?? [])
    await say("mutation ($input: ShippingMethodInput!) { saveShippingMethod(input: $input) { id } }", {
      input: { enabled: true, ...method },
    });
  for (const input of rules.rates ?? [])
    await say("mutation ($input: TaxRateInput!) { saveTaxRate(input: $input) { id } }", { input });
  for (const input of rules.codes ?? [])
    await say("mutation ($input: DiscountInput!) { saveDiscount(input: $input) { id } }", { input });
}

/** Ends all codes. */
export async function endDiscountCodes(request: APIRequestContext): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  const { discounts } = await ask<{ discounts: { id: string; endedAt: string | null }[] }>(
    request,
    "{ discounts { id endedAt } }",
    {},
    accessToken,
  );
  for (const { id } of discounts.filter(({ endedAt }) => !endedAt))
    await ask(request, "mutation ($id: ID!) { endDiscount(id: $id) { id } }", { id }, accessToken);
}
