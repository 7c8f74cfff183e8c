import { type RequestContext, inTransaction } from "../../../context/context";
import { returning, rows, select } from "../../../data/rows";
import { columnsOf } from "../../../data/tables";
import { recordAction } from "../../audit/record-action";
import { type ShopSettings, ShopSettingsTable } from "../pricing.entity";
import { type Facts, presentChanges, presentCountries, yesOrNo } from "../../audit/present-changes";
import type { ShopSettingsInput } from "./settings.input";

const selected = columnsOf(ShopSettingsTable, "country", "pricesIncludeTax", "countries", "returnDays");
const current = select(selected, "from shop_settings for update");
const update = returning(
  selected,
  "update shop_settings set country = $1, prices_include_tax = $2, countries = $3, return_days = $4",
);

const facts: Facts<ShopSettings> = {
  country: ({ country }) => country,
  pricesIncludeTax: ({ pricesIncludeTax }) => yesOrNo(pricesIncludeTax),
  deliversTo: ({ countries }) => presentCountries(countries),
  returnDays: ({ returnDays }) => returnDays?.toString() ?? null,
};

/**
 * Sets the shop's country, its countries of delivery, whether prices contain tax, and the days to return; does nothing
 * if they are unchanged.
 */
export function saveShopSettings(
  ctx: RequestContext,
  { country, pricesIncludeTax, countries, returnDays }: ShopSettingsInput,
): Promise<ShopSettings> {
  return inTransaction(ctx, async (tx) => {
    const [before] = (await rows(tx.db, current)) as [ShopSettings]; // the migration inserts the row
    const days = returnDays === undefined ? before.returnDays : returnDays;
    const wanted = { country, pricesIncludeTax, countries: inOrder(countries), returnDays: days };
    const changes = presentChanges(facts, before, wanted);
    if (!changes) return before;
    const [after] = (await rows(tx.db, update, [country, pricesIncludeTax, wanted.countries, days])) as [
      ShopSettings,
    ];
    await recordAction(tx, "EDIT_SHOP_SETTINGS", { id: "shop", name: "Shop" }, changes);
    return after;
  });
}

/** Countries without duplicates, A to Z. */
export const inOrder = (countries: readonly string[]): string[] => [...new Set(countries)].toSorted();
