import { serverTexts } from "@shop/shared/messages/server";
import { typedNumber } from "@shop/shared/typed-number";
import { cleanName } from "@shop/shared/text-rules";
import { MAX_SETTINGS } from "@shop/shared/shop-settings";
import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";
import { allColumnsOf } from "../../../data/tables";
import { BadUserInput } from "../../../errors";
import { findRegion } from "../../../regions";
import { recordAction } from "../../audit/record-action";
import { TaxRate } from "../pricing.entity";
import { unknownRegion } from "../quote";
import { CATEGORY_NAME, type NamedCategory } from "./category-name";
import type { TaxRateInput } from "./settings.input";
import { settingsRows } from "./settings-rows";

const rates = settingsRows<TaxRate & NamedCategory>({
  table: "tax_rates",
  columns: allColumnsOf(TaxRate).with(CATEGORY_NAME),
  written: ["country", "region", "name", "percent", "category_id"],
  orderBy: "country, lower(region) nulls first, category_id nulls first, id",
  noun: "tax rate",
  capacity: "taxRates",
  limit: MAX_SETTINGS.rates,
  nameOf: ({ name, country }) => `${name}, ${country}`,
  facts: {
    country: ({ country }) => country,
    region: ({ region }) => region,
    name: ({ name }) => name,
    rate: ({ percent }) => `${typedNumber(percent)} %`,
    category: ({ categoryName }) => categoryName,
  },
  actions: { add: "ADD_TAX_RATE", edit: "EDIT_TAX_RATE" },
});

/** The tax rates by country; within a country, rates for all products first. */
export const listTaxRates = (ctx: RequestContext): Promise<TaxRate[]> => rates.list(ctx);

/**
 * Adds a tax rate, or changes an existing one. Throws NotFound, BadUserInput for an unknown region or category and for
 * a duplicate of place and category, Conflict above the limit.
 */
export function saveTaxRate(
  ctx: RequestContext,
  id: string | null | undefined,
  { country, region, name, percent, categoryId = null }: TaxRateInput,
): Promise<TaxRate> {
  const found = findRegion(country, region, "rule");
  if (region && !found) throw new BadUserInput([{ field: "region", message: unknownRegion(country) }]);
  const values = [country, found?.code ?? null, cleanName(name), percent, categoryId];
  return rates.save(ctx, id, { values, categoryId });
}

const remove = command("delete from tax_rates where id = $1");

/** Removes a tax rate; orders keep the tax they were charged. Returns 1; throws NotFound. */
export function removeTaxRate(ctx: RequestContext, id: string): Promise<number> {
  return rates.change(ctx, id, async (tx, { name, country, percent }) => {
    await execute(tx.db, remove, [id]);
    await recordAction(
      tx,
      "DELETE_TAX_RATE",
      { id, name: `${name}, ${country}` },
      `${serverTexts().auditDetails.factNames.rate} ${typedNumber(percent)} %`,
    );
    return 1;
  });
}
