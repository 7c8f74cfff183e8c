import type { Person } from "./builders";
import type { Sql } from "./pricing";
import { mutationsOf } from "./taxonomy";

/** The result of an admin's mutation of settings. */
export interface Saved {
  id: string;
  name: string;
  code: string;
}

/** Every field of the shop's settings. */
export const settingsFields = {
  shop: "{ country pricesIncludeTax countries returnDays }",
  method: "{ id name countries price freeFrom daysMin daysMax enabled }",
  rate: "{ id country region name percent category { id } }",
  discount:
    "{ id code percent amount minimum startsAt endsAt maxUses oncePerCustomer category { id } uses endedAt }",
};

/** The mutations of the shop's settings as an admin; each returns the data or the refusal. */
export function settingsOf(admin: Person) {
  const send = mutationsOf(admin);
  const { shop, method, rate, discount } = settingsFields;
  return {
    saveShop: send("saveShopSettings", "input: ShopSettingsInput!", shop),
    saveMethod: send<Saved>("saveShippingMethod", "id: ID, input: ShippingMethodInput!", method),
    removeMethod: send<number>("removeShippingMethod", "id: ID!", ""),
    saveRate: send<Saved>("saveTaxRate", "id: ID, input: TaxRateInput!", rate),
    removeRate: send<number>("removeTaxRate", "id: ID!", ""),
    saveDiscount: send<Saved>("saveDiscount", "id: ID, input: DiscountInput!", discount),
    endDiscount: send<Saved>("endDiscount", "id: ID!", discount),
  };
}

/** Removes all settings, and the catalogue's categories, brands and attributes. */
export async function clearSettings(shop: Sql): Promise<void> {
  await shop.sql("truncate categories, brands, attributes, shipping_methods, tax_rates, discounts cascade");
  await shop.sql(
    "update shop_settings set country = default, prices_include_tax = default, countries = default, return_days = default",
  );
}
