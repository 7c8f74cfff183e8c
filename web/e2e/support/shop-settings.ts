import type { APIRequestContext } from "@playwright/test";
import { admin } from "./accounts";
import { ask, openSession } from "./shop-api";

interface Row {
  id: string;
}

/** Asks in the name of the admin. */
async function asAdmin(request: APIRequestContext) {
  const { accessToken } = await openSession(request, admin);
  return <Result>(query: string, variables: Record<string, unknown> = {}) =>
    ask<Result>(request, query, variables, accessToken);
}

/** Sets the shop back to one that has set nothing of what orders cost. Codes stay, because orders may have used them; they end. */
export async function forgetSettings(request: APIRequestContext): Promise<void> {
  const send = await asAdmin(request);
  const found = await send<
    Record<"shippingMethods" | "taxRates", Row[]> & { discounts: (Row & { endedAt: string | null })[] }
  >("{ shippingMethods { id } taxRates { id } discounts { id endedAt } }");
  for (const { id } of found.shippingMethods)
    await send("mutation ($id: ID!) { removeShippingMethod(id: $id) }", { id });
  for (const { id } of found.taxRates) await send("mutation ($id: ID!) { removeTaxRate(id: $id) }", { id });
  for (const { id, endedAt } of found.discounts)
    if (!endedAt) await send("mutation ($id: ID!) { endDiscount(id: $id) { id } }", { id });
  await send(`mutation {
    saveShopSettings(input: { country: "US", pricesIncludeTax: false, countries: [] }) { country }
  }`);
}

/** Sets the shop back to the demo's settings: two ways of delivery, and nothing else. */
export async function restoreSettings(request: APIRequestContext): Promise<void> {
  await forgetSettings(request);
  const send = await asAdmin(request);
  await send(`mutation {
    standard: saveShippingMethod(input: { name: "Standard", countries: [], price: 0, daysMin: 3, daysMax: 5 }) { id }
    express: saveShippingMethod(input: { name: "Express", countries: [], price: 9.9, daysMin: 1, daysMax: 2 }) { id }
  }`);
}
