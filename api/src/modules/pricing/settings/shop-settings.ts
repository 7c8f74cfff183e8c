import { serverTexts } from "@shop/shared/messages/server";
import type { Storefront } from "@shop/shared/storefront";
import { type RequestContext, inTransaction } from "../../../context/context";
import { nullable, json, type RowOf } from "../../../data/columns";
import { returning, rows, select } from "../../../data/rows";
import { columnsOf } from "../../../data/tables";
import { Conflict } from "../../../errors";
import { recordAction } from "../../audit/record-action";
import { type ShopSettings, ShopSettingsTable } from "../pricing.entity";
import { type Facts, presentChanges, presentCountries, yesOrNo } from "../../audit/present-changes";
import { presentStorefront } from "../present-storefront";
import type { ShopSettingsInput } from "./settings.input";
import { changedStorefront, checkImages, storefrontFacts } from "./storefront";

const selected = columnsOf(
  ShopSettingsTable,
  ...(["country", "pricesIncludeTax", "countries", "returnDays", "storefrontVersion"] as const),
).with({
  storefront: nullable(json<Storefront>("storefront::json")),
  storefrontBefore: nullable(json<Storefront>("storefront_before::json")),
});
type StoredSettings = RowOf<typeof selected>;
const current = select(selected, "from shop_settings for update");
const update = returning(
  selected,
  "update shop_settings set country = $1, prices_include_tax = $2, countries = $3, return_days = $4",
);
const publish = returning(
  selected,
  `update shop_settings set storefront_before = coalesce(storefront, '{}'), storefront = $1::jsonb,
    storefront_version = storefront_version + 1`,
);
const undo = returning(
  selected,
  `update shop_settings set storefront = storefront_before, storefront_before = null,
    storefront_version = storefront_version + 1`,
);

const facts: Facts<StoredSettings> = {
  country: ({ country }) => country,
  pricesIncludeTax: ({ pricesIncludeTax }) => yesOrNo(pricesIncludeTax),
  deliversTo: ({ countries }) => presentCountries(countries),
  returnDays: ({ returnDays }) => returnDays?.toString() ?? null,
};

const target = { id: "shop", name: "Shop" };

/** Locks and reads the settings. */
async function lockSettings(tx: RequestContext): Promise<StoredSettings> {
  const [before] = (await rows(tx.db, current)) as [StoredSettings]; // the migration inserts the row
  return before;
}

/** Throws Conflict if another version of the storefront has been published since. */
function requireVersion({ storefrontVersion }: StoredSettings, expected: number | null | undefined): void {
  if (typeof expected === "number" && expected !== storefrontVersion)
    throw new Conflict(serverTexts().adminRefusals.accessRefusals.storefrontChanged);
}

/**
 * Sets the given settings, and publishes the given words and pictures of the storefront; does nothing to unchanged ones. Throws
 * BadUserInput for an image that doesn't exist, Conflict if another version of the storefront has been published since.
 */
export async function saveShopSettings(ctx: RequestContext, input: ShopSettingsInput): Promise<ShopSettings> {
  const checked = await checkImages(ctx, input);
  return inTransaction(ctx, async (tx) => {
    let settings = await lockSettings(tx);
    settings = await saveRules(tx, settings, input);
    const words = changedStorefront(settings.storefront ?? {}, checked, ctx.policy.seller.shop);
    const changes = presentChanges(storefrontFacts, settings.storefront ?? {}, words);
    if (changes) {
      requireVersion(settings, input.storefrontVersion);
      [settings] = (await rows(tx.db, publish, [JSON.stringify(words)])) as [StoredSettings];
      await recordAction(tx, "PUBLISH_STOREFRONT", target, changes);
    }
    return presentSettings(ctx, settings);
  });
}

/** Sets the country, the countries of delivery, whether prices contain tax, and the days to return. */
async function saveRules(
  tx: RequestContext,
  before: StoredSettings,
  { country, pricesIncludeTax, countries, returnDays }: ShopSettingsInput,
): Promise<StoredSettings> {
  const wanted = {
    ...before,
    country: country ?? before.country,
    pricesIncludeTax: pricesIncludeTax ?? before.pricesIncludeTax,
    countries: countries ? inOrder(countries) : before.countries,
    returnDays: returnDays === undefined ? before.returnDays : returnDays,
  };
  const changes = presentChanges(facts, before, wanted);
  if (!changes) return before;
  const values = [wanted.country, wanted.pricesIncludeTax, wanted.countries, wanted.returnDays];
  const [after] = (await rows(tx.db, update, values)) as [StoredSettings];
  await recordAction(tx, "EDIT_SHOP_SETTINGS", target, changes);
  return after;
}

/**
 * Restores the storefront's words and pictures from before the last publication, once. Throws Conflict if there is nothing to undo, or
 * if another version than the given one is published.
 */
export function undoStorefront(ctx: RequestContext, version: number): Promise<ShopSettings> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockSettings(tx);
    requireVersion(before, version);
    if (!before.storefrontBefore)
      throw new Conflict(serverTexts().adminRefusals.accessRefusals.nothingToUndo);
    const [after] = (await rows(tx.db, undo)) as [StoredSettings];
    const changes = presentChanges(storefrontFacts, before.storefront ?? {}, after.storefront ?? {});
    await recordAction(tx, "UNDO_STOREFRONT", target, changes);
    return presentSettings(ctx, after);
  });
}

/** Countries without duplicates, A to Z. */
export const inOrder = (countries: readonly string[]): string[] => [...new Set(countries)].toSorted();

/** GraphQL's settings of the shop. */
const presentSettings = (
  ctx: Pick<RequestContext, "policy">,
  { storefront, storefrontBefore, ...settings }: StoredSettings,
): ShopSettings => ({
  ...settings,
  ...presentStorefront(ctx, storefront),
  storefrontUndoable: storefrontBefore !== null,
});
